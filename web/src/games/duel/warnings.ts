// Warnings for the players: a supremacy of the other player that is near, the nearest first.
import type { DuelView, Supremacy } from '../../../types/service';
import { say } from '../../core/words.svelte';
import type { SeatProps } from '../family';

const missing = ({ needed, reached }: Supremacy): number => needed - reached;

export function warnings({ view, me, players }: SeatProps<DuelView>): string[] {
  const near = view.supremacies.filter((each) => each.seat !== me && each.is_near);
  return near
    .sort((one, other) => missing(one) - missing(other))
    .map((each) =>
      say(`web-warn-${each.kind}`, {
        player: players[each.seat] ?? '',
        reached: each.reached,
        needed: each.needed,
        missing: missing(each),
      }),
    );
}
