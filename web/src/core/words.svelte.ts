// Everything that is said, in the reader's language: the Fluent files that the program speaks from.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { parts, shared } from 'virtual:catalogue';
import type { Message } from '../../types/service';

export const LANGUAGES = ['en', 'uk', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Argument = string | number;

/** The words of one family: its messages, and the names and texts of its components by kind and id. */
interface Part {
  messages: string;
  names: Record<string, string>;
  texts: Record<string, string[]>;
}

/** A language, and the families whose words are needed in it. */
interface Wanted {
  language: Language;
  families: string[];
}

/** A number in plain digits that takes part in plurals: what formats by language is slow to come up, and not needed. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
  #parts = $state.raw<Record<string, Part>>({});
  /** The language and families requested last. */
  #wanted: Wanted = { language: 'en', families: [] };
  #loading: Promise<void> = Promise.resolve();
  /** A cache of the messages without arguments, by id. */
  #said = new Map<string, string>();

  /** Load a language and speak it from now on. */
  choose(language: Language): Promise<void> {
    return this.#want({ ...this.#wanted, language });
  }

  /** Load the words of a family, in this language and in any that is chosen later. */
  loadPart(family: string): Promise<void> {
    const { families } = this.#wanted;
    if (!(family in parts) || families.includes(family)) return this.#loading;
    return this.#want({ ...this.#wanted, families: [...families, family] });
  }

  #want(wanted: Wanted): Promise<void> {
    this.#wanted = wanted;
    const loading = this.#load(wanted);
    this.#loading = loading;
    // Without a network the words stay as they are, and can be asked for again.
    loading.catch(() => {
      if (this.#wanted !== wanted) return;
      this.#wanted = { language: this.language, families: Object.keys(this.#parts) };
      this.#loading = Promise.resolve();
    });
    return loading;
  }

  async #load(wanted: Wanted): Promise<void> {
    const { language, families } = wanted;
    const [base, ...loaded] = await Promise.all([
      shared[language]!(),
      ...families.map((each) => parts[each]![language]!()),
    ]);
    if (this.#wanted !== wanted) return this.#loading; // something else was asked for meanwhile
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const { messages } of [base, ...loaded]) bundle.addResource(new FluentResource(messages));
    this.#bundle = bundle;
    this.#said = new Map();
    this.#parts = Object.fromEntries(families.map((each, i) => [each, loaded[i] as Part]));
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

  /** The name of a component of a family. */
  name(family: string, kind: string, id: string): string {
    return this.#parts[family]?.names[`${kind} ${id}`] ?? id.replaceAll('_', ' ');
  }

  /** The effects of a component of a family in words, sentence by sentence. */
  texts(family: string, kind: string, id: string): string[] {
    return this.#parts[family]?.texts[`${kind} ${id}`] ?? [];
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
