// The words of payments that need more than the fields of a line.
import type { PaymentWordings, Wording } from '../../table/decisions/payment';
import { nameOf } from './lexicon';

export const paymentWordings: PaymentWordings = {
  bought: (line) => ({ args: { unit: 'unit_price' in line ? line.unit_price : 0 } }),
  waived: (line): Partial<Wording> => {
    if (line.kind !== 'waived' || line.source.kind !== 'decree') return {};
    return { id: 'payment-waived_by_decree', args: { decree: nameOf('decree', line.source.id) } };
  },
  chain_borrowed: (line): Partial<Wording> => {
    if (line.kind !== 'chain_borrowed') return {};
    const name = nameOf(line.source.kind, line.source.id);
    if (line.source.kind === 'card') return { args: { card: name } };
    return { id: 'payment-chain_token_borrowed', args: { mythology: name } };
  },
};
