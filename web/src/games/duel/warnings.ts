// What the players are warned of.
import type { DuelView } from '../../../types/service';
import { say } from '../../core/words.svelte';
import type { SeatProps } from '../family';

/** How near the other player is to winning at once. */
export function warnings({ view, me, players }: SeatProps<DuelView>): string[] {
  const player = players[1 - me] ?? '';
  const symbols = Object.values(view.cities[1 - me]?.symbols ?? {}).filter((count) => count > 0).length;
  const distance = view.board.pawn * (me === 0 ? -1 : 1);
  return [
    ...(symbols > 3 ? [say('web-warn-science', { player, count: symbols })] : []),
    ...(distance > 5 ? [say('web-warn-war', { player, count: 9 - distance })] : []),
  ];
}
