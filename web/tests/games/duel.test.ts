import { beforeAll, expect, it } from 'vitest';
import type { DuelView, Supremacy } from '../../types/service';
import { words } from '../../src/core/words.svelte';
import { warnings } from '../../src/games/duel/warnings';
import type { SeatProps } from '../../src/games/family';

const supremacy = (
  seat: number,
  kind: string,
  reached: number,
  needed: number,
  is_near = true,
): Supremacy => ({
  seat,
  kind,
  reached,
  needed,
  is_near,
});

const seen = (me: number, ...supremacies: Supremacy[]): SeatProps<DuelView> => ({
  view: { supremacies } as unknown as DuelView,
  me,
  players: ['Anna', 'Bohdan'],
  choice: null as never,
});

beforeAll(() => words.choose('en'));

it('warns of another player who is near a supremacy, the nearest first', () => {
  const near = [supremacy(1, 'scientific', 4, 6), supremacy(1, 'military', 8, 9)];
  expect(warnings(seen(0, ...near))).toEqual(['web-warn-military', 'web-warn-scientific']);
});

it('warns neither of oneself nor of what is far', () => {
  const far = [supremacy(0, 'military', 8, 9), supremacy(1, 'scientific', 1, 6, false)];
  expect(warnings(seen(0, ...far))).toEqual([]);
});
