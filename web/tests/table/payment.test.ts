import { beforeAll, expect, it } from 'vitest';
import type { Receipt } from '../../types/service';
import { lexiconOf } from '../../src/core/lexicon';
import { words } from '../../src/core/words.svelte';
import { paymentLines } from '../../src/table/decisions/payment';

const speaker = { lexicon: lexiconOf('harbor'), paymentWordings: {} };
const lines = (...each: object[]): Receipt => ({ lines: each }) as Receipt;

beforeAll(async () => {
  await words.choose('en');
  await words.loadPart('harbor');
});

it('says each line with amounts and names, and shows the goods', () => {
  const receipt = lines(
    { kind: 'produced', resource: 'ore', amount: 2, source: { kind: 'card', id: 'mole' } },
    { kind: 'bought', resource: 'ore', amount: 1, coins: 3 },
    { kind: 'chain', card: 'mole' },
  );
  expect(paymentLines(receipt, speaker)).toEqual([
    { icons: ['ore', 'ore'], text: '2 harbor ore from en The Mole' },
    { icons: ['ore'], text: '1 harbor ore for 3' },
    { icons: [], text: 'By en The Mole' },
  ]);
});

it('leaves out where the coins go', () => {
  expect(paymentLines(lines({ kind: 'to_bank', coins: 3 }), speaker)).toEqual([]);
});

it('lets a family word its own lines', () => {
  const own = { ...speaker, paymentWordings: { chain: () => ({ id: 'greeting' }) } };
  expect(paymentLines(lines({ kind: 'chain', card: 'mole' }), own)).toMatchObject([{ text: 'en greeting' }]);
});
