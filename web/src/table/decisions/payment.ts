// Explains a price line by line, with the program's messages.
import { say, type Argument } from '../../core/words.svelte';
import type { AnyReceipt, Family, ReceiptLine } from '../../games/family';

/** A line of a payment: icons of its goods, and its text. */
export interface PaymentLine {
  icons: string[];
  text: string;
}

/** A message with its arguments. */
export interface Wording {
  id: string;
  args: Record<string, Argument>;
}

/** Wordings for the kinds of lines that need more than their fields. */
export type PaymentWordings = Record<string, (line: ReceiptLine) => Partial<Wording>>;

type Speaker = Pick<Family, 'lexicon' | 'paymentWordings'>;

/** Kinds of lines that would only repeat the price. */
const LEFT_OUT = ['to_bank'];

const isPiece = (value: unknown): value is { kind: string; id: string } =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value;

/** Return the fields of a line as arguments: goods with amounts, pieces as names. */
function fieldsOf(line: ReceiptLine, { lexicon }: Speaker): Record<string, Argument> {
  const args: Record<string, Argument> = {};
  for (const [field, value] of Object.entries(line)) {
    if (field === 'resource' && 'amount' in line) args[field] = lexicon.amountOf(String(value), line.amount);
    else if (isPiece(value)) args[field] = lexicon.nameOf(value.kind, value.id);
    else if (typeof value === 'string') args[field] = lexicon.nameOf(field, value);
    else if (typeof value === 'number') args[field] = value;
  }
  return args;
}

export function paymentLines({ lines }: AnyReceipt, speaker: Speaker): PaymentLine[] {
  const told = (lines as ReceiptLine[]).filter((line) => !LEFT_OUT.includes(line.kind));
  return told.map((line) => {
    const own = speaker.paymentWordings[line.kind]?.(line) ?? {};
    const args = { ...fieldsOf(line, speaker), ...own.args };
    const icons = 'resource' in line ? Array.from({ length: line.amount }, () => line.resource) : [];
    return { icons, text: say(own.id ?? `payment-${line.kind}`, args) };
  });
}
