// What this browser remembers: language, look, pace, and how the last game was set up.
import { LANGUAGES, words, type Language } from './words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'calm' | 'normal' | 'quick' | 'none';

/** Somebody at this device: whether the service has given them a cookie, and what they are called. */
interface Person {
  known: boolean;
  name: string;
}

interface Kept {
  language: Language;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  notify: boolean;
  legend: boolean;
  theirs: boolean;
  /** Who plays at this device: the first, and whoever shares it. */
  people: Person[];
  level: string;
  expansions: string[];
  visited: boolean;
}

const KEY = 'thaumata';

function fromBrowser(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return (
    LANGUAGES.find((each) => each === wanted.find((w) => (LANGUAGES as readonly string[]).includes(w))) ??
    'en'
  );
}

const USUAL: Kept = {
  language: fromBrowser(),
  theme: 'auto',
  pace: 'normal',
  sound: false,
  notify: false,
  legend: true,
  theirs: false,
  people: [],
  level: 'easy',
  expansions: [],
  visited: false,
};

function read(): Kept {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...USUAL };
  }
}

class Settings {
  kept = $state<Kept>(read());

  change(some: Partial<Kept>): void {
    Object.assign(this.kept, some);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
  }

  /** Let the page look as it was chosen. */
  apply(): void {
    const root = document.documentElement;
    if (this.kept.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = this.kept.theme;
    root.dataset['pace'] = this.kept.pace;
  }

  async speak(language: Language): Promise<void> {
    await words.choose(language);
    this.change({ language });
  }

  /** One of the people at this device; the first is number 1. */
  person(number: number): Person {
    return this.kept.people[number - 1] ?? { known: false, name: '' };
  }

  meet(number: number, some: Partial<Person>): void {
    const count = Math.max(number, this.kept.people.length);
    const people = Array.from({ length: count }, (_, i) => this.person(i + 1));
    people[number - 1] = { ...this.person(number), ...some };
    this.change({ people });
  }

  get variant(): string {
    return ['duel', ...['pantheon', 'agora'].filter((each) => this.kept.expansions.includes(each))].join('+');
  }
}

export const settings = new Settings();

/** How many milliseconds a motion takes, at the pace that was chosen; none where that is asked for. */
export function paced(milliseconds: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return milliseconds * { calm: 1.5, normal: 1, quick: 0.5, none: 0 }[settings.kept.pace];
}
