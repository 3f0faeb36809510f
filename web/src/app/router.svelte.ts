// Where the reader is: the path and the fragment of the page's address. Which page that is stands in `routes.ts`.

class Router {
  path = $state('');
  /** The part of the address after the `#`: at a table, the token of an invitation. */
  fragment = $state('');

  constructor() {
    this.#read();
    window.addEventListener('popstate', () => this.#read());
    window.addEventListener('hashchange', () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.fragment = location.hash.slice(1);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
  }

  home(): void {
    this.go('/');
  }

  toTable(id: string): void {
    this.go(`/t/${id}`);
  }
}

export const router = new Router();
