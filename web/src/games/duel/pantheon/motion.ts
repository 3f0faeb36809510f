// The flights of pieces for an event of Pantheon.
import type { AnyEvent } from '../../../../types/service';
import type { Flight } from '../../../table/motion/flights';
import { cardFlight } from '../motion';
import { coinsPart } from '../parts';

export function motion(event: AnyEvent): Flight[] {
  if (event.event !== 'structure_discarded' || event.seat === null) return [];
  return [cardFlight(event.card, event.seat, coinsPart(event.seat))];
}
