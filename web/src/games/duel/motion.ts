// The flights of cards and coins for an event of Duel.
import type { AnyEvent, DuelView } from '../../../types/service';
import { opponent } from '../../core/seats';
import { BANK, type Flight } from '../../table/motion/flights';
import { EXPANSIONS } from './expansions';
import { cardPart, cityPart, coinsPart, wonderPart } from './parts';

/** Return the flight of a card to the first of some parts, or else to the city. */
export const cardFlight = (card: string, seat: number, ...to: string[]): Flight => ({
  kind: 'piece',
  part: cardPart(card),
  to: [...to, cityPart(seat)],
});

export function plan(event: AnyEvent, { cities }: Pick<DuelView, 'cities'>): Flight[] {
  const { seat } = event;
  if (seat === null) return [];
  const own = coinsPart(seat);
  switch (event.event) {
    case 'built':
    case 'built_by_chain':
      return [cardFlight(event.card, seat, cardPart(event.card))];
    case 'wonder_built':
      return [cardFlight(event.card, seat, wonderPart(event.wonder))];
    case 'sold':
      return [
        ...('card' in event ? [cardFlight(event.card, seat, own)] : []),
        { kind: 'coins', count: event.coins, from: BANK, to: own },
      ];
    case 'paid_bank':
    case 'coins_lost':
      return [{ kind: 'coins', count: event.coins, from: own, to: BANK }];
    case 'paid_opponent':
      return [
        {
          kind: 'coins',
          count: event.coins,
          from: own,
          to: coinsPart(opponent(seat, cities.length) ?? seat),
        },
      ];
    case 'coins_gained':
      return [{ kind: 'coins', count: event.coins, from: BANK, to: own }];
    default:
      return EXPANSIONS.flatMap((each) => each.motion(event));
  }
}
