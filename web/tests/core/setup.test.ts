import { beforeEach, expect, it, vi } from 'vitest';
import { games } from '../../src/core/games.svelte';
import { settings } from '../../src/core/settings.svelte';
import { expansionName, parseVariant, variantOf } from '../../src/core/variant';

const harbor = {
  family: 'harbor',
  title: { id: 'harbor-variant' },
  expansions: ['tides', 'pilots'],
  seats: [3, 2, 4],
  options: {},
};
const chess = { ...harbor, family: 'chess', expansions: [], seats: [2] };

beforeEach(async () => {
  settings.change({ setups: {} });
  const offered = {
    families: [harbor, chess],
    levels: ['mild', 'fair', 'strong'],
    phrases: [],
    languages: [],
  };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(offered)));
  await games.load();
});

it('begins with the usual number of seats, and not with the very mildest level', () => {
  expect(games.setup(harbor)).toEqual({ seats: 3, level: 'fair', expansions: [] });
});

it('is remembered for each family', () => {
  settings.setSetup('harbor', { seats: 4, level: 'strong', expansions: ['pilots'] });
  expect(games.setup(harbor)).toEqual({ seats: 4, level: 'strong', expansions: ['pilots'] });
  expect(games.setup(chess)).toEqual({ seats: 2, level: 'fair', expansions: [] });
});

it('forgets what the service no longer offers', () => {
  settings.setSetup('harbor', { seats: 7, level: 'wicked', expansions: ['pilots', 'storms'] });
  expect(games.setup(harbor)).toEqual({ seats: 3, level: 'fair', expansions: ['pilots'] });
});

it('offers what it did where the service cannot be reached', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  await games.load();
  expect(games.families).toHaveLength(2);
});

it('is written as a variant with the expansions in their own order', () => {
  const setup = { seats: 4, level: 'mild', expansions: ['pilots', 'tides'] };
  expect(variantOf(harbor, setup)).toBe('harbor-4+tides+pilots');
  expect(variantOf(chess, { ...setup, seats: 2, expansions: [] })).toBe('chess');
});

it('is read from a variant', () => {
  expect(parseVariant('harbor-4+tides+pilots')).toEqual({
    family: 'harbor',
    expansions: ['tides', 'pilots'],
  });
  expect(parseVariant('chess')).toEqual({ family: 'chess', expansions: [] });
});

it('has a name even where nobody has written words for it', () => {
  expect(expansionName('harbor', 'big_tides')).toBe('big tides');
});
