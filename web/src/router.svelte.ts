// Which page: the address says it, and nothing is reloaded to change it.
class Router {
  path = $state(location.pathname)

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.path = path
    scrollTo(0, 0)
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
