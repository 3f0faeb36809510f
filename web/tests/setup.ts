// The little of a browser that the modules need which draw nothing. Each file of tests has its own.
import { vi } from 'vitest';

class MemoryStorage {
  #items = new Map<string, string>();
  getItem = (key: string): string | null => this.#items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#items.set(key, value);
  removeItem = (key: string): void => void this.#items.delete(key);
}

const events = new EventTarget();
vi.stubGlobal('window', globalThis);
vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' }, hidden: false });
vi.stubGlobal('navigator', { languages: ['en-US'] });
vi.stubGlobal('location', { protocol: 'https:', host: 'games.example.org' });
vi.stubGlobal('localStorage', new MemoryStorage());
vi.stubGlobal('sessionStorage', new MemoryStorage());
vi.stubGlobal('innerWidth', 1366);
vi.stubGlobal('innerHeight', 768);
vi.stubGlobal('matchMedia', () => ({ matches: true }));
vi.stubGlobal('requestAnimationFrame', (then: FrameRequestCallback) => setTimeout(() => then(0)));
