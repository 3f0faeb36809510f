// How the rows of the score sheet look.
import { lookOf } from '../../core/components';
import type { Score } from '../family';

const ICONS: Record<string, string> = {
  military: 'pawn',
  wonders: 'wonder',
  progress: 'progress',
  coins: 'coin',
  gods: 'god',
  senate: 'cube',
};

/** The rows that are no color of cards have a color all the same, for their hatching in a chart. */
const COLORS: Record<string, string> = {
  military: 'war',
  wonders: 'senate',
  progress: 'science',
  coins: 'trade',
  gods: 'made',
  senate: 'plot',
};

export const score: Score = {
  sign: (row) => (ICONS[row] ? { icon: ICONS[row] } : { color: lookOf(row) }),
  color: (row) => COLORS[row] ?? lookOf(row),
};
