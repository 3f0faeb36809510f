// Who sits where, as one seat sees it, and how each card of the hand stands. All of it is read from the view.
import type { ClassicAction, ClassicCityView, ClassicView, Message } from '../../../types/service';
import { say } from '../../core/words.svelte';

/** The sides on which neighbors sit. */
export type Side = 'left' | 'right';

/** How a card of the hand, or the next stage, can be built now. */
export interface Offer {
  status: 'own' | 'chain' | 'trade' | 'short';
  price: number;
  /** Why it cannot be built. */
  reason: Message | null;
}

export const cityAt = (view: ClassicView, seat: number): ClassicCityView | undefined => view.cities[seat];

/** The name of a city: that of its player, or of the city that nobody plays. */
export const nameOfCity = (seat: number, players: readonly string[]): string =>
  players[seat] ?? say('classic-free_city');

/** The city for which a card is chosen now: one's own, or another that one directs. */
export function chooser(view: ClassicView, me: number): number {
  return view.actions[0]?.seat ?? me;
}

/** The cities beyond the neighbors, in the order in which they sit. */
export function strangers(view: ClassicView, me: number): number[] {
  const mine = view.cities[me];
  if (!mine) return [];
  const found: number[] = [];
  for (let seat = view.cities[mine.left]?.left; seat !== undefined; seat = view.cities[seat]?.left) {
    if (seat === mine.right || seat === me || found.length > view.cities.length) break;
    found.push(seat);
  }
  return found;
}

/** The coins, in all, that a conflict between two cities would bring one of them now; `null` where they do not fight. */
export function stakes(view: ClassicView, me: number, other: number): number[] | null {
  const tokens = view.fights.flatMap(({ seats, tokens }) =>
    seats[0] === me && seats[1] === other
      ? [tokens[0]]
      : seats[1] === me && seats[0] === other
        ? [tokens[1]]
        : [],
  );
  return tokens.length ? tokens : null;
}

const isFree = (action: ClassicAction): boolean =>
  action.preview.payment?.lines.some(({ kind }) => kind === 'chain' || kind === 'free_build') ?? false;

function offerOf(actions: readonly ClassicAction[], reason: Message | null): Offer {
  const cheapest = actions[0];
  if (!cheapest) return { status: 'short', price: 0, reason };
  const payment = cheapest.preview.payment;
  if (isFree(cheapest)) return { status: 'chain', price: 0, reason: null };
  const bought = (payment?.to_left ?? 0) + (payment?.to_right ?? 0);
  const price = cheapest.preview.price;
  return { status: bought || price ? 'trade' : 'own', price, reason: null };
}

const isVerb = (action: { verb: string }, verb: string): boolean =>
  action.verb === verb || action.verb.endsWith(` ${verb}`);

export const buildsOf = (view: ClassicView, card: string): ClassicAction[] =>
  view.actions.filter((each) => isVerb(each, 'build') && each.card === card);

export const stagesWith = (view: ClassicView, card: string): ClassicAction[] =>
  view.actions.filter((each) => isVerb(each, 'stage') && each.card === card);

export const salesOf = (view: ClassicView, card: string): ClassicAction[] =>
  view.actions.filter((each) => isVerb(each, 'sell') && each.card === card);

/** How a card of the hand stands now. */
export const offerFor = (view: ClassicView, card: string): Offer =>
  offerOf(buildsOf(view, card), view.unavailable.find((each) => each.card === card)?.reason ?? null);

/** How the next stage of the city that chooses stands now. */
export function stageOffer(view: ClassicView): Offer | null {
  if (view.decision !== 'choose' || !view.actions.length) return null;
  const first = view.actions.find((each) => isVerb(each, 'stage'))?.card;
  const reason = view.unavailable.find((each) => each.card === null)?.reason ?? null;
  if (!first) return reason?.id === 'refused-wonder-finished' ? null : offerOf([], reason);
  return offerOf(stagesWith(view, first), null);
}
