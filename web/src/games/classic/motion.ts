// The flights of cards and coins for an event of 7 Wonders.
import type { AnyEvent } from '../../../types/service';
import { BANK, type Flight } from '../../table/motion/flights';

const coinsPart = (seat: number): string => `coins:${seat}`;

export function plan(event: AnyEvent): Flight[] {
  const { seat } = event;
  if (seat === null) return [];
  switch (event.event) {
    case 'paid_bank':
    case 'coins_lost':
      return [{ kind: 'coins', count: event.coins, from: coinsPart(seat), to: BANK }];
    case 'paid_city':
      return [{ kind: 'coins', count: event.coins, from: coinsPart(seat), to: coinsPart(event.city) }];
    case 'coins_gained':
      return [{ kind: 'coins', count: event.coins, from: BANK, to: coinsPart(seat) }];
    default:
      return [];
  }
}
