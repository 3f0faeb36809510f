// The rows of the score sheet and the kinds of victory: their names and looks.
import type { DuelView } from '../../../types/service';
import { say } from '../../core/words.svelte';
import type { Score } from '../family';
import { EXPANSIONS } from './expansions';
import { pictureOf } from './pictures';

const ICONS: Record<string, string> = {
  military: 'pawn',
  wonders: 'wonder',
  progress: 'progress',
  coins: 'coin',
};

/** Rows that are no color of cards have the hatching of one all the same. */
const COLORS: Record<string, string> = {
  military: 'red',
  wonders: 'wonders',
  progress: 'green',
  coins: 'yellow',
};

export const score: Score<DuelView> = {
  rowName: (row) => say(`label-category-${row}`),
  sign: (row) => {
    const own = EXPANSIONS.map((each) => each.rowSigns[row]).find((each) => each);
    return own ?? (ICONS[row] ? { icon: ICONS[row] } : { color: row });
  },
  color: (row) => COLORS[row] ?? EXPANSIONS.map((each) => each.rowColors[row]).find((each) => each) ?? row,
  victoryName: (kind) => say(`label-victory-${kind}`),
  isByPoints: (kind) => kind.startsWith('civilian'),
  picture: ({ cities }, seat) => {
    const built = cities[seat]?.wonders.find((each) => each.built);
    return pictureOf('wonder', built?.id ?? 'great_lighthouse');
  },
};
