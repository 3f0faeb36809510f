// What the rows of the score sheet are called and how they look, and what a victory is called.
import type { DuelView } from '../../../types/service';
import { lookOf } from '../../core/components';
import { say } from '../../core/words.svelte';
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

export const score: Score<DuelView> = {
  rowName: (row) => say(`label-category-${row}`),
  sign: (row) => (ICONS[row] ? { icon: ICONS[row] } : { color: lookOf(row) }),
  color: (row) => COLORS[row] ?? lookOf(row),
  victoryName: (kind) => say(`label-victory-${kind}`),
  isByPoints: (kind) => kind.startsWith('civilian'),
  wonder: (view, seat) => view.cities[seat]?.wonders.find((each) => each.built)?.id ?? 'great_lighthouse',
};
