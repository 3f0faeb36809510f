// The families that the client has a table for. Each is loaded when a table of it is opened.
import type { NewTable } from '../../types/service';
import { loadComponents } from '../core/components';
import { parseVariant } from '../core/variant';
import { words } from '../core/words.svelte';
import type { Family } from './family';

interface Entry {
  load: () => Promise<Family>;
  /** The table of its first lesson. */
  lesson?: NewTable;
}

const FAMILIES: Record<string, Entry> = {
  duel: {
    load: async () => (await import('./duel/family')).family as unknown as Family,
    lesson: { variant: 'duel', options: { wonders: 'first_game' }, computers: ['novice'] },
  },
};

/** What plays any game whose family the client does not know. */
const ANY = 'plain';

const loading = new Map<string, Promise<Family>>();

/** The family of a variant. */
export function familyOf(variant: string): string {
  const { family } = parseVariant(variant);
  return family in FAMILIES ? family : ANY;
}

/** Load a family with all that its table needs; it is fetched once. */
export function loadFamily(name: string): Promise<Family> {
  const entry = FAMILIES[name] ?? FAMILIES[ANY];
  if (!entry) throw new Error(`There is no table for ${name}.`);
  let family = loading.get(name);
  if (!family) {
    family = Promise.all([entry.load(), words.loadPart(name), loadComponents(name)]).then(
      ([loaded]) => loaded,
    );
    family.catch(() => loading.delete(name));
    loading.set(name, family);
  }
  return family;
}

/** How a table is opened to learn the games of a family; `null` where it has no lesson. */
export const lessonOf = (name: string): NewTable | null => FAMILIES[name]?.lesson ?? null;
