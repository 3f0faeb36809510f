// How the rows of the score sheet look.
import type { Score } from '../family';
import { EXPANSIONS } from './expansions';

const ICONS: Record<string, string> = {
  military: 'pawn',
  wonders: 'wonder',
  progress: 'progress',
  coins: 'coin',
};

/** Rows that are no color of cards have the hatching of one all the same. */
const COLORS: Record<string, string> = {
  military: 'red',
  wonders: 'politician',
  progress: 'green',
  coins: 'yellow',
};

export const score: Score = {
  sign: (row) => {
    const own = EXPANSIONS.map((each) => each.rowSigns[row]).find((each) => each);
    return own ?? (ICONS[row] ? { icon: ICONS[row] } : { color: row });
  },
  color: (row) => COLORS[row] ?? EXPANSIONS.map((each) => each.rowColors[row]).find((each) => each) ?? row,
};
