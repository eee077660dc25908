// Everything has an address. Links to this site change the page without loading it anew.

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  fragment = $state(location.hash);
  /** How often the page changed without being loaded anew. */
  visits = $state(0);

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(address: string) {
    if (address === location.pathname + location.search + location.hash) return;
    history.pushState(null, '', address);
    this.visits += 1;
    this.#read();
    scrollTo(0, 0);
  }

  #read() {
    this.path = location.pathname;
    this.query = location.search;
    this.fragment = location.hash;
  }

  #follow(event: MouseEvent) {
    const link = (event.target as Element | null)?.closest?.('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    const withinPage = url.pathname === location.pathname && url.hash !== '';
    if (url.origin !== location.origin || withinPage) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
