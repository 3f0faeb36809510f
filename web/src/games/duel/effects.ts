// The effects that only Duel prints.
import {
  amount,
  coin,
  color,
  COMMON,
  counted,
  drawEffects,
  goods,
  group,
  icon,
  minus,
  text,
  type Grammar,
  type Group,
  type Printed,
} from '../../ui/effects';
import { EXPANSIONS } from './expansions';

const DUEL: Grammar = {
  ...COMMON,
  fixed_price: (p) => group(...goods(p).map(icon), text('='), coin(1)),
  opponent_loses_coins: (p) => group(coin(minus(p['amount']))),
  play_again: () => group(icon('again')),
  discard_opponent_card: (p) => group(icon('cross'), color(String(p['color']))),
  token_from_box: () => group(icon('progress')),
  resource_discount: (p) => group(...counted(p['what']), text(minus(p['amount']))),
  collects_trade: () => group(coin('+')),
  extra_shields: (p) => group(icon('shield'), text(`+${amount(p)}`)),
  wonders_play_again: () => group(icon('wonder'), icon('again')),
  coins_per_chain: (p) => group(coin(amount(p)), icon('chain')),
};

const drawing = (name: string): Grammar[string] | undefined =>
  DUEL[name] ?? EXPANSIONS.map((each) => each.effects[name]).find((each) => each);

/** The effects printed on a component, as groups of icons. */
export const effectsOf = (printed: Printed[] | undefined): Group[] => drawEffects(printed, drawing);
