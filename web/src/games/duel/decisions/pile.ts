// Cards to choose from that do not lie in the structure.
import type { DuelAction, DuelView } from '../../../../types/service';
import type { Choice } from '../../../table/decisions/choice.svelte';

/** Return the cards of a decision that lie elsewhere, as in the discard pile. */
export function cardsAside(view: DuelView, { actions, isOnTable, isAsked }: Choice<DuelAction>): string[] {
  if (isOnTable || !isAsked) return [];
  const pieces = actions.flatMap((each) => (each.pieces.length === 1 ? each.pieces : []));
  const cards = pieces.filter(({ kind }) => kind === 'card').map(({ id }) => id);
  const lying = view.structure?.slots.map((slot) => slot.card) ?? [];
  return cards.some((id) => lying.includes(id)) ? [] : cards;
}
