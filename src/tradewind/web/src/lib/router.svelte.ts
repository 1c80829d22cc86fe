/** Where the person is: the path of the address, and nothing more. */
class Router {
  path = $state(location.pathname)
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
    document.addEventListener('click', (event) => this.follow(event))
  }

  go(address: string): void {
    history.pushState(null, '', address)
    this.read()
    if (!location.hash) scrollTo(0, 0)
  }

  /** Another address for the same place, without a step back to it. */
  note(address: string): void {
    history.replaceState(null, '', address)
  }

  private read(): void {
    this.path = location.pathname
    this.hash = location.hash
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element).closest?.('a')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash && link.search === location.search) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
