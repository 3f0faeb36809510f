// Where the visitor is: at home, or at a table; the token of an invitation stands behind the `#`.

class Router {
  table = $state('');
  token = $state('');

  constructor() {
    this.read();
    window.addEventListener('popstate', () => this.read());
    window.addEventListener('hashchange', () => this.read());
  }

  private read(): void {
    const found = /^\/t\/(\w+)/.exec(location.pathname);
    this.table = found?.[1] ?? '';
    this.token = this.table ? location.hash.slice(1) : '';
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
  }

  home(): void {
    this.go('/');
  }

  toTable(id: string): void {
    this.go(`/t/${id}`);
  }
}

export const router = new Router();
