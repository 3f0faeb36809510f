// Sums up the costs and effects printed on several wonders.

import { component } from '../lexicon';
/** The effects that are summed up: printed icon, symbol, and the message with its name. */
const BROUGHT = [
  ['points', 'laurel', 'web-sum-points'],
  ['shields', 'shield', 'web-sum-shields'],
  ['play_again', 'again', 'web-sum-turns'],
  ['coins', 'coin', 'web-sum-coins'],
] as const;

export interface Sum {
  icon: string;
  word: string;
  count: number;
}

/** How many units of a good the wonders cost. */
export function asked(wonders: readonly string[], good: string): number {
  return wonders.reduce((sum, id) => sum + (component('wonder', id)?.cost?.resources?.[good] ?? 0), 0);
}

/** An icon without an amount counts once. */
function printed(id: string, name: string): number {
  const icons = component('wonder', id)?.icons?.filter((each) => each['icon'] === name) ?? [];
  return icons.reduce((sum, each) => sum + Number(each['amount'] ?? 1), 0);
}

export const brought = (wonders: readonly string[]): Sum[] =>
  BROUGHT.map(([name, icon, word]) => ({
    icon,
    word,
    count: wonders.reduce((sum, id) => sum + printed(id, name), 0),
  }));
