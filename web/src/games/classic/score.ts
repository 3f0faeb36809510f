// The rows of the score sheet and the kinds of victory: their names and looks.
import type { ClassicView } from '../../../types/service';
import { say } from '../../core/words.svelte';
import type { Score } from '../family';
import { EXPANSIONS } from './expansions';
import { modelOf } from './faces';

const ICONS: Record<string, string> = { military: 'shield', treasury: 'coin', wonder: 'wonder' };

/** Rows that are no color of cards have the hatching of one all the same. */
const COLORS: Record<string, string> = {
  guilds: 'purple',
  military: 'red',
  treasury: 'yellow',
  wonder: 'grey',
};

export const score: Score<ClassicView> = {
  rowName: (row) => say(`classic-category-${row}`),
  sign: (row) => {
    const own = EXPANSIONS.map((each) => each.rowSigns[row]).find((each) => each);
    return own ?? (ICONS[row] ? { icon: ICONS[row] } : { color: COLORS[row] ?? row });
  },
  color: (row) => COLORS[row] ?? EXPANSIONS.map((each) => each.rowColors[row]).find((each) => each) ?? row,
  victoryName: (kind) => say(`classic-victory-${kind}`),
  isByPoints: (kind) => kind.startsWith('civilian'),
  picture: ({ cities }, seat) => modelOf(cities[seat]?.board ?? null),
};
