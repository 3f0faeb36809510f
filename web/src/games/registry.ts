// The families that the client has a table for. Each is loaded when a table of it is opened. Any other game, from
// a custom file, is shown plainly.
import type { NewTable } from '../../types/service';
import { loadComponents } from '../core/components';
import { words } from '../core/words.svelte';
import { addIcons } from '../ui/icons';
import type { Family } from './family';

interface Entry {
  /** Load the table for a family of this name. */
  load: (name: string) => Promise<Family>;
  /** The table of its first lesson. */
  lesson?: NewTable;
}

/** Shows any other game. */
const ANY: Entry = { load: async (name) => (await import('./plain/family')).plainFamily(name) };

const FAMILIES: Record<string, Entry> = {
  duel: {
    load: async () => (await import('./duel/family')).family as unknown as Family,
    lesson: { variant: 'duel', options: { wonders: 'first_game' }, computers: ['novice'] },
  },
  classic: { load: async () => (await import('./classic/family')).family as unknown as Family },
};

const loading = new Map<string, Promise<Family>>();

async function load(name: string): Promise<Family> {
  const entry = FAMILIES[name] ?? ANY;
  const [family] = await Promise.all([entry.load(name), words.loadPart(name), loadComponents(name)]);
  family.icons.forEach(addIcons);
  return family;
}

/** Load a family with all that its table needs; it is fetched once. */
export function loadFamily(name: string): Promise<Family> {
  let family = loading.get(name);
  if (!family) {
    family = load(name);
    family.catch(() => loading.delete(name));
    loading.set(name, family);
  }
  return family;
}

/** How a table is opened to learn the games of a family; `null` where it has no lesson. */
export const lessonOf = (name: string): NewTable | null => FAMILIES[name]?.lesson ?? null;
