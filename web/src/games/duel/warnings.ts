// What the players are warned of.
import type { DuelView } from '../../../types/service';
import { say } from '../../core/words.svelte';
import type { SeatProps } from '../family';

/** With so many symbols or spaces left to win, a player is near. */
const FEW_SYMBOLS = 2;
const FEW_SPACES = 3;

/** How near the other player is to winning at once. */
export function warnings({ view, me, players }: SeatProps<DuelView>): string[] {
  const player = players[1 - me] ?? '';
  const symbols = Object.values(view.cities[1 - me]?.symbols ?? {}).filter((count) => count > 0).length;
  const needed = view.symbols_to_win;
  const spaces = view.board.capital - view.board.pawn * (me === 0 ? -1 : 1);
  return [
    ...(needed - symbols <= FEW_SYMBOLS ? [say('web-warn-science', { player, count: symbols, needed })] : []),
    ...(spaces <= FEW_SPACES ? [say('web-warn-war', { player, count: spaces })] : []),
  ];
}
