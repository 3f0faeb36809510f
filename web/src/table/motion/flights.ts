// Flights of pieces and coins on a table after an event. Parts of the table give themselves names with the attribute
// `data-part`, as in `data-part="card:baths"` or `data-part="coins:0"`; a part may have several names, with blanks
// between them.
import type { AnyEvent, AnyView, Update } from '../../../types/service';

/** The part that stands for the bank. */
export const BANK = 'bank';

/** A piece that flies to the first of these parts that is on the screen. */
export interface PieceFlight {
  kind: 'piece';
  part: string;
  to: string[];
}

/** Coins that fly from one part to another. */
export interface CoinFlight {
  kind: 'coins';
  count: number;
  from: string;
  to: string;
}

export type Flight = PieceFlight | CoinFlight;

/** Returns the flights for an event, given the view before it. */
export type MotionPlan<V extends AnyView> = (event: AnyEvent, before: V) => Flight[];

/** A player who comes back after a while is shown how things stand, and not every payment of the meantime. */
const MOST_PAYMENTS = 8;

/** Return all flights of an update: pieces fly before coins. */
export function flightsOf<V extends AnyView>(
  update: Update,
  before: V,
  plan: MotionPlan<V>,
): { pieces: PieceFlight[]; coins: CoinFlight[] } {
  const flights = update.happenings.flatMap(({ events }) => events.flatMap((event) => plan(event, before)));
  const pieces = flights.filter((each) => each.kind === 'piece');
  const coins = flights.filter((each) => each.kind === 'coins' && each.count > 0) as CoinFlight[];
  return { pieces, coins: coins.length > MOST_PAYMENTS ? [] : coins };
}
