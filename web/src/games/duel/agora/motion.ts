// The flights of pieces for an event of Agora.
import type { AnyEvent } from '../../../../types/service';
import type { Flight } from '../../../table/motion/flights';
import { cardFlight } from '../motion';
import { cardPart, coinsPart } from '../parts';

export function motion(event: AnyEvent): Flight[] {
  const { seat } = event;
  if (seat === null) return [];
  switch (event.event) {
    case 'recruited':
    case 'built_from_top_row':
    case 'conspiracy_prepared':
      return [cardFlight(event.card, seat, cardPart(event.card))];
    case 'structure_card_discarded':
      return [cardFlight(event.card, seat, coinsPart(seat))];
    default:
      return [];
  }
}
