// Everything that is said, in the reader's language: the Fluent files that the program speaks from.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Message } from '../../types/service';

export const LANGUAGES = ['en', 'uk', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Argument = string | number;

interface Catalogue {
  messages: string;
  texts: Record<string, string[]>;
}

const CATALOGUES: Record<Language, () => Promise<Catalogue>> = {
  en: () => import('virtual:words/en'),
  uk: () => import('virtual:words/uk'),
  ru: () => import('virtual:words/ru'),
};

/** A number in plain digits that takes part in plurals: what formats by language is slow to come up, and not needed. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
  #texts = $state.raw<Record<string, string[]>>({});
  /** What was said without arguments, so that it need not be put together again. */
  #said = new Map<string, string>();

  /** Speak another language from now on. */
  async choose(language: Language): Promise<void> {
    const { messages, texts } = await CATALOGUES[language]();
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(messages));
    this.#bundle = bundle;
    this.#said = new Map();
    this.#texts = texts;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Say a message by its id; numbers take part in plurals and are written in plain digits. */
  say(id: string, args?: Record<string, Argument>): string {
    const bundle = this.#bundle;
    if (args) return this.#format(bundle, id, args);
    const before = this.#said.get(id);
    if (before !== undefined) return before;
    const said = this.#format(bundle, id, {});
    this.#said.set(id, said);
    return said;
  }

  #format(bundle: FluentBundle, id: string, args: Record<string, Argument>): string {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const told: Record<string, string | FluentNumber> = {};
    for (const [name, value] of Object.entries(args))
      told[name] = typeof value === 'number' ? new PlainNumber(value) : value;
    return bundle.formatPattern(pattern, told, []);
  }

  /** Say a message of the service, and those inside it; players are called by their names. */
  tell(message: Message | null | undefined, players: readonly string[] = []): string {
    if (!message) return '';
    const given = message.arguments ?? {};
    if (message.id === 'seat' && players.length) return players[Number(given['number']) - 1] ?? '';
    if (!this.has(message.id))
      return message.plain || message.id.slice(message.id.lastIndexOf('-') + 1).replaceAll('_', ' ');
    const args: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(given))
      args[name] = typeof value === 'object' ? this.tell(value, players) : value;
    return this.say(message.id, args);
  }

  /** What a component does, sentence by sentence. */
  texts(kind: string, id: string): string[] {
    return this.#texts[`${kind} ${id}`] ?? [];
  }

  /** Items as in "a, b and c". */
  list(items: readonly string[]): string {
    const [first = this.say('list-empty'), ...rest] = items;
    return rest.reduce(
      (before, item, i) => this.say(i === rest.length - 1 ? 'list-and' : 'list-next', { before, item }),
      first,
    );
  }
}

export const words = new Words();

/** Say a message by its id. */
export const say = (id: string, args?: Record<string, Argument>): string => words.say(id, args);

/** What a piece is called. */
export function nameOf(kind: string, id: string): string {
  const group = kind === 'token' ? 'progress' : kind;
  const found = [`duel-${group}-${id}`, `duel-${group}-${id.replace(/_\d+$/, '')}`].find((each) =>
    words.has(each),
  );
  return found ? words.say(found) : id.replaceAll('_', ' ');
}

/** What a piece is called where there is little room: English names without their article. */
export const briefNameOf = (kind: string, id: string): string => nameOf(kind, id).replace(/^The /, '');
