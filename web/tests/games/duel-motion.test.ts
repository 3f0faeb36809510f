import { describe, expect, it } from 'vitest';
import type { AnyEvent, DuelView } from '../../types/service';
import { plan } from '../../src/games/duel/motion';

const BEFORE = { cities: [{}, {}] } as unknown as DuelView;
const flights = (event: AnyEvent): unknown => plan(event, BEFORE);

describe('the motion of a duel', () => {
  it('takes a card to its place in the city, or to the city', () => {
    expect(flights({ event: 'built', seat: 1, card: 'baths' })).toEqual([
      { kind: 'piece', part: 'card:baths', to: ['card:baths', 'city:1'] },
    ]);
    expect(flights({ event: 'wonder_built', seat: 0, wonder: 'sphinx', card: 'baths' })).toEqual([
      { kind: 'piece', part: 'card:baths', to: ['wonder:sphinx', 'city:0'] },
    ]);
  });

  it('takes a card that is sold to the coins, which come from the bank', () => {
    expect(flights({ event: 'sold', seat: 0, card: 'baths', coins: 2 })).toEqual([
      { kind: 'piece', part: 'card:baths', to: ['coins:0', 'city:0'] },
      { kind: 'coins', count: 2, from: 'bank', to: 'coins:0' },
    ]);
  });

  it('takes coins to whom they are paid', () => {
    expect(flights({ event: 'paid_opponent', seat: 1, coins: 3 })).toEqual([
      { kind: 'coins', count: 3, from: 'coins:1', to: 'coins:0' },
    ]);
    expect(flights({ event: 'paid_bank', seat: 1, coins: 3 })).toEqual([
      { kind: 'coins', count: 3, from: 'coins:1', to: 'bank' },
    ]);
  });

  it('knows the events of expansions', () => {
    expect(flights({ event: 'structure_discarded', seat: 0, slot: 'r5c1', card: 'altar' })).toEqual([
      { kind: 'piece', part: 'card:altar', to: ['coins:0', 'city:0'] },
    ]);
    expect(flights({ event: 'recruited', seat: 1, card: 'politician_left_1' })).toEqual([
      { kind: 'piece', part: 'card:politician_left_1', to: ['card:politician_left_1', 'city:1'] },
    ]);
  });

  it('moves nothing where nobody does anything', () => {
    expect(flights({ event: 'progress_dealt', seat: null, token: 'law' } as AnyEvent)).toEqual([]);
    expect(flights({ event: 'play_again', seat: 0 } as AnyEvent)).toEqual([]);
  });
});
