// What is wrong with a window: things outside of it, upon each other, cut off, or too small to be read.
([SEEN, APART, WHOLE, INSIDE, LONG_NAME]) => {
  const faults = []
  const shown = (selector, root = document) => [...root.querySelectorAll(selector)].filter((one) => one.checkVisibility() && one.getClientRects().length)
  const told = (one) => (one.className.baseVal ?? one.className).split(' ')[0] + '“' + (one.textContent ?? '').trim().slice(0, 30) + '”'
  const box = (one) => one.getBoundingClientRect()
  const lost = (inner, outer) => Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom)
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  for (const one of shown(SEEN)) {
    const by = lost(box(one), view)
    if (by > 1) faults.push(`${told(one)} is ${Math.round(by)} px outside`)
    if (box(one).width < 4 && one.textContent) faults.push(`${told(one)} is nothing`)
  }
  const apart = shown(APART)
  for (const [place, one] of apart.entries()) for (const other of apart.slice(place + 1)) {
    if (one.contains(other) || other.contains(one)) continue
    const [a, b] = [box(one), box(other)]
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    if (wide > 1 && high > 1) faults.push(`${told(one)} and ${told(other)} overlap by ${Math.round(wide)} × ${Math.round(high)} px`)
  }
  for (const one of shown(WHOLE)) {
    if (one.matches('.name') && one.textContent.length > LONG_NAME) continue
    const [wide, high] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]
    if (one.clientWidth && (wide > 1 || high > 2)) faults.push(`${told(one)} is cut by ${wide} × ${high} px`)
  }
  for (const [outer, inner] of Object.entries(INSIDE)) for (const around of shown(outer)) for (const one of shown(inner, around)) {
    const by = lost(box(one), box(around))
    if (by > 1.5) faults.push(`${told(one)} sticks ${Math.round(by)} px out of ${outer}`)
  }
  const small = shown('.name, .deed, .brings, .telling p, .bar small').filter((one) => parseFloat(getComputedStyle(one).fontSize) < 8.4)
  if (small.length) faults.push(`${told(small[0])} has letters of ${getComputedStyle(small[0]).fontSize}`)
  const { scrollHeight, scrollWidth } = document.documentElement
  if (scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1) faults.push('the page scrolls')
  return [...new Set(faults)]
}
