// Which page: the address says it, and nothing is reloaded to change it.
class Router {
  path = $state(location.pathname)
  moved = false // the page has changed, and its heading has not been told yet

  constructor() {
    addEventListener('popstate', () => this.show(location.pathname))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.show(location.pathname) // without what a page keeps behind #
    scrollTo(0, 0)
  }

  /** On the same page: nothing moves but what is shown on it. */
  step(path: string): void {
    history.pushState(null, '', path)
    this.path = location.pathname
  }

  private show(path: string): void {
    this.moved ||= path !== this.path
    this.path = path
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean)
  }
}

export const router = new Router()

/** For links: stay in the page unless the user wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute('href')
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  router.go(link)
}

/** For the heading of a page: whoever came by a link goes on from there, and hears where they are. */
export function arrive(heading: HTMLElement): void {
  if (!router.moved) return
  router.moved = false
  heading.tabIndex = -1
  heading.style.outline = 'none' // nothing can be done with it
  heading.focus({ preventScroll: true })
}
