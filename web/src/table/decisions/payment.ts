// How a price comes about, line by line, in the words of the program.
import type { Piece, Receipt } from '../../../types/service';
import type { Lexicon } from '../../core/lexicon';
import { say, type Argument } from '../../core/words.svelte';

export interface PaymentLine {
  icons: string[];
  text: string;
}

type Line = Receipt['lines'][number];

/** Where the coins go at last is not said: the price has been. */
const LEFT_OUT = ['to_bank'];

function wordsFor(line: Line, { nameOf }: Lexicon): Record<string, Argument> {
  const said: Record<string, Argument> = {};
  for (const [field, value] of Object.entries(line)) {
    if (typeof value === 'number') said[field] = value;
    else if (typeof value === 'string') said[field] = value;
    else if (value && typeof value === 'object' && 'id' in value) {
      const piece = value as Piece;
      said[field] = nameOf(piece.kind, piece.id);
    }
  }
  if ('resource' in line) said['resource'] = say(`resource-amount-${line.resource}`, { count: line.amount });
  if ('unit_price' in line) said['unit'] = line.unit_price;
  if ('card' in line && typeof line.card === 'string') said['card'] = nameOf('card', line.card);
  if ('mythology' in line) said['mythology'] = nameOf('mythology', line.mythology);
  if ('decree' in line) said['decree'] = nameOf('decree', line.decree);
  if (line.kind === 'chain_borrowed') {
    said['card'] = nameOf(line.source.kind, line.source.id);
    said['mythology'] = said['card'];
  }
  return said;
}

function idOf(line: Line): string {
  if (line.kind === 'waived' && line.source.kind === 'decree') return 'payment-waived_by_decree';
  if (line.kind === 'chain_borrowed' && line.source.kind !== 'card') return 'payment-chain_token_borrowed';
  return `payment-${line.kind}`;
}

export function linesOf(receipt: Receipt, lexicon: Lexicon): PaymentLine[] {
  return receipt.lines
    .filter((line) => !LEFT_OUT.includes(line.kind))
    .map((line) => {
      const said = wordsFor(line, lexicon);
      if (line.kind === 'waived' && line.source.kind === 'decree')
        said['decree'] = lexicon.nameOf('decree', line.source.id);
      const icons = 'resource' in line ? Array.from({ length: line.amount }, () => line.resource) : [];
      return { icons, text: say(idOf(line), said) };
    });
}
