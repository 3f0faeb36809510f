// How a price comes about, line by line, in the words of the program.
import { say, type Argument } from '../../core/words.svelte';
import type { AnyReceipt, Family, ReceiptLine } from '../../games/family';

/** A line of a payment: the goods it is about, and its words. */
export interface PaymentLine {
  icons: string[];
  text: string;
}

/** A message with its arguments. */
export interface Wording {
  id: string;
  args: Record<string, Argument>;
}

/** For each kind of line that needs more than its fields how it is worded. */
export type PaymentWordings = Record<string, (line: ReceiptLine) => Partial<Wording>>;

type Speaker = Pick<Family, 'lexicon' | 'paymentWordings'>;

/** Where the coins go is not said: the price has been. */
const LEFT_OUT = ['to_bank'];

const isPiece = (value: unknown): value is { kind: string; id: string } =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value;

/** A line by its fields: goods with their amount, pieces by their names. */
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
