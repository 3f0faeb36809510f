// Settings stored in this browser: language, look, pace, the people at this device, and the setup of the last games.
import { LANGUAGES, words, type Language } from './words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'calm' | 'normal' | 'quick' | 'none';

/** One of the people at this device. */
interface Person {
  /** Whether the service has given them a cookie. */
  known: boolean;
  name: string;
}

/** How the last game of a family was set up. */
export interface Setup {
  /** How many seats the table has. */
  seats: number;
  /** The level of the computer players. */
  level: string;
  expansions: string[];
}

/** Something at the tables of a family that the player can switch on and off. */
export interface Switch {
  id: string;
  label: string;
  /** Whether it is on until the player says otherwise. */
  usual: boolean;
}

interface Values {
  language: Language;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  notify: boolean;
  /** The switches of the tables, on or off, by id. */
  switches: Record<string, boolean>;
  /** The people at this device: the first, and those who share it. */
  people: Person[];
  /** The family of the last game; empty before the first. */
  family: string;
  setups: Record<string, Setup>;
  /** Whether a game was ever begun here. */
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

const DEFAULTS: Values = {
  language: fromBrowser(),
  theme: 'auto',
  pace: 'normal',
  sound: false,
  notify: false,
  switches: {},
  people: [],
  family: '',
  setups: {},
  visited: false,
};

function read(): Values {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  values = $state<Values>(read());

  change(some: Partial<Values>): void {
    Object.assign(this.values, some);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // Where the browser stores nothing, all holds until the page is closed.
    }
    this.apply();
  }

  /** Give the page its theme and pace. */
  apply(): void {
    const root = document.documentElement;
    if (this.values.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = this.values.theme;
    root.dataset['pace'] = this.values.pace;
  }

  async setLanguage(language: Language): Promise<void> {
    await words.choose(language);
    this.change({ language });
  }

  /** One of the people at this device; the first is number 1. */
  person(number: number): Person {
    return this.values.people[number - 1] ?? { known: false, name: '' };
  }

  setPerson(number: number, some: Partial<Person>): void {
    const count = Math.max(number, this.values.people.length);
    const people = Array.from({ length: count }, (_, i) => this.person(i + 1));
    people[number - 1] = { ...this.person(number), ...some };
    this.change({ people });
  }

  /** Whether something is switched on; `usual` holds until the player has said. */
  isOn(id: string, usual: boolean): boolean {
    return this.values.switches[id] ?? usual;
  }

  setSwitch(id: string, isOn: boolean): void {
    this.change({ switches: { ...this.values.switches, [id]: isOn } });
  }

  /** Remember how a game of a family is set up. */
  setSetup(family: string, setup: Setup): void {
    this.change({ family, setups: { ...this.values.setups, [family]: setup } });
  }
}

export const settings = new Settings();

/** How many milliseconds a motion takes, at the pace that was chosen; none where that is asked for. */
export function paced(milliseconds: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return milliseconds * { calm: 1.5, normal: 1, quick: 0.5, none: 0 }[settings.values.pace];
}
