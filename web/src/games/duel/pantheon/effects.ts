// The effects that only Pantheon prints.
import {
  amount,
  blank,
  coin,
  color,
  group,
  icon,
  minus,
  points,
  text,
  type Grammar,
} from '../../../ui/effects';

export const EFFECTS: Grammar = {
  grand_temple: (p) => group(...(p['points'] as number[]).map(points)),
  activation_discount: (p) => group(icon('god'), text(minus(p['amount']))),
  reveal_one_deck: () => group(icon('god')),
  reveal_every_deck: () => group(icon('god'), text('×5')),
  points_per_divine_token: (p) => group(points(amount(p)), text('/'), icon('offering')),
  siege_coins: (p) => group(icon('pawn'), coin(minus(p['amount']))),
  chains_for_coins: (p) => group(icon('chain'), text('='), coin(amount(p))),
  token_from_card: () => group(icon('progress'), text('×2')),
  copy_symbol: () => group(icon('snake'), color('green')),
  coins_on_card: (p) => group(coin(amount(p)), points(amount(p))),
  take_resource_card: () => group(color('brown'), color('grey')),
  discard_from_structure: () => group(icon('cross'), blank),
  ruin_wonder: () => group(icon('cross'), icon('wonder')),
  wonder_from_discard: () => group(icon('wonder'), icon('check')),
  take_unbuilt_wonder: () => group(icon('wonder'), icon('arrow-left')),
  place_minerva: () => group(icon('minerva')),
  use_military_tokens: () => group(icon('pawn'), icon('cross')),
};
