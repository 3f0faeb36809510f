import { describe, expect, it } from 'vitest';
import type { AnyEvent, Update } from '../../types/service';
import { BANK, flightsOf, type Flight } from '../../src/table/motion/flights';
import { happening, update, view } from '../tables';

const pay = (count: number): Flight => ({ kind: 'coins', count, from: 'coins:0', to: BANK });
const build: Flight = { kind: 'piece', part: 'card:mole', to: ['city:0'] };
const PLAN: Record<string, Flight[]> = { played: [pay(2), build], begins: [pay(0)] };
const plan = ({ event }: AnyEvent): Flight[] => PLAN[event] ?? [];

const told = (...events: string[]): Update =>
  update(1, {
    happenings: events.map((event, i) => happening(i, 0, { events: [{ event } as AnyEvent] })),
  });

describe('what moves for an update', () => {
  it('is the pieces first, then the coins', () => {
    const { pieces, coins } = flightsOf(told('played', 'nothing'), view(), plan);
    expect(pieces).toEqual([build]);
    expect(coins).toEqual([pay(2)]);
  });

  it('is no payment of nothing', () => {
    expect(flightsOf(told('begins'), view(), plan).coins).toEqual([]);
  });

  it('is no payment at all after a long absence', () => {
    const { pieces, coins } = flightsOf(told(...Array<string>(9).fill('played')), view(), plan);
    expect(pieces).toHaveLength(9);
    expect(coins).toEqual([]);
  });

  it('is planned with the view before it', () => {
    const seen = view();
    flightsOf(told('played'), seen, (_, before) => {
      expect(before).toBe(seen);
      return [];
    });
  });
});
