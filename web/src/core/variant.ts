// The text that names a game: the family, how many seats it has where that can differ, and the expansions, as in
// `family-4+expansion`.
import type { FamilyInfo } from '../../types/service';
import type { Setup } from './settings.svelte';
import { words } from './words.svelte';

export interface Variant {
  family: string;
  expansions: string[];
}

export function parseVariant(text: string): Variant {
  const [game = '', ...expansions] = text.split('+');
  return { family: game.split('-')[0] ?? '', expansions };
}

export function variantOf(family: FamilyInfo, { seats, expansions }: Setup): string {
  const game = family.seats.length > 1 ? `${family.family}-${seats}` : family.family;
  return [game, ...family.expansions.filter((each) => expansions.includes(each))].join('+');
}

/** The name of a family; a custom family has none but its id. */
export const familyName = (family: string): string =>
  words.tell({ id: `${family}-variant`, plain: family.replaceAll('_', ' ') });

export const expansionName = (family: string, expansion: string): string =>
  words.tell({ id: `${family}-expansion-${expansion}`, plain: expansion.replaceAll('_', ' ') });

/** The names of the game and its expansions, as one line. */
export function variantName(text: string): string {
  const { family, expansions } = parseVariant(text);
  return [familyName(family), ...expansions.map((each) => expansionName(family, each))].join(', ');
}
