import { beforeAll, describe, expect, it } from 'vitest';
import type { DuelView, Supremacy } from '../../types/service';
import { words } from '../../src/core/words.svelte';
import { zonesOf } from '../../src/games/duel/track/zones';
import { warnings } from '../../src/games/duel/warnings';
import type { SeatProps } from '../../src/games/family';

beforeAll(() => words.choose('en'));

describe('the conflict track', () => {
  it('has zones of spaces that are worth the same, alike on both sides', () => {
    const points = [0, 2, 2, 5, 5, 5, 10, 10, 10, 10];
    expect(zonesOf({ capital: 9, points })).toEqual([
      { from: -8, to: -6, worth: 10 },
      { from: -5, to: -3, worth: 5 },
      { from: -2, to: -1, worth: 2 },
      { from: 0, to: 0, worth: 0 },
      { from: 1, to: 2, worth: 2 },
      { from: 3, to: 5, worth: 5 },
      { from: 6, to: 8, worth: 10 },
    ]);
  });

  it('is as long as the view says', () => {
    expect(zonesOf({ capital: 2, points: [0, 3, 3] })).toEqual([
      { from: -1, to: -1, worth: 3 },
      { from: 0, to: 0, worth: 0 },
      { from: 1, to: 1, worth: 3 },
    ]);
  });
});

describe('a warning', () => {
  const supremacy = (seat: number, kind: string, reached: number, is_near: boolean): Supremacy => ({
    seat,
    kind,
    reached,
    needed: 6,
    is_near,
  });

  const seen = (me: number, ...supremacies: Supremacy[]): SeatProps<DuelView> => ({
    view: { supremacies } as unknown as DuelView,
    me,
    players: ['Anna', 'Bohdan'],
    choice: null as never,
  });

  it('is of the others alone, and only of what is near', () => {
    const table = [supremacy(0, 'military', 5, true), supremacy(1, 'scientific', 3, false)];
    expect(warnings(seen(0, ...table))).toEqual([]);
    expect(warnings(seen(1, ...table))).toEqual(['web-warn-military']);
  });

  it('is of the nearest first', () => {
    const table = [supremacy(1, 'military', 3, true), supremacy(1, 'scientific', 5, true)];
    expect(warnings(seen(0, ...table))).toEqual(['web-warn-scientific', 'web-warn-military']);
  });
});
