// The rows of the score sheet: a sign for each, and the color whose hatching it has in a chart.
import type { Score } from '../family';

const ICONS: Record<string, string> = {
  military: 'shield',
  treasury: 'coin',
  wonder: 'wonder',
  debts: 'debt',
};
const COLORS: Record<string, string> = {
  guilds: 'purple',
  military: 'red',
  treasury: 'yellow',
  wonder: 'grey',
  debts: 'brown',
};

export const score: Score = {
  sign: (row) => (ICONS[row] ? { icon: ICONS[row] } : { color: COLORS[row] ?? row }),
  color: (row) => COLORS[row] ?? row,
};
