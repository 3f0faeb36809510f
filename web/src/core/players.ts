// The names of the players of a table.
import type { TableInfo } from '../../types/service';
import { say } from './words.svelte';

/** The names of the players by seat: a computer is called by its level, one who has been forgotten a guest. */
export const playerNames = (table: TableInfo | null): string[] =>
  (table?.seats ?? []).map(
    ({ name, computer }) =>
      name || (computer ? say(`opponent-${computer}`) : say('web-guest', { number: 1 })),
  );
