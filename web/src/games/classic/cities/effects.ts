// The effects that only black cards and the boards of their time print.
import { coin, color, group, icon, minus, points, text, type Grammar, type Group } from '../../../ui/effects';
import { countedHere } from '../effects';

const RIGHTS: Record<string, () => Group[]> = {
  cache: () => group(icon('wonder'), coin('−1')),
  wharf_left: () => group(icon('arrow-left'), coin('−1')),
  wharf_right: () => group(coin('−1'), icon('arrow')),
  warehouse: () => group(color('brown'), color('grey'), text('×2')),
  market: () => group(text('?'), color('brown'), color('grey')),
  architects: () => group(icon('wonder'), text('='), coin(0)),
};

export const EFFECTS: Grammar = {
  others_lose: (p) =>
    p['what'] === 'flat'
      ? group(coin(minus(p['amount'])), icon('people'))
      : group(coin(minus(p['amount'])), text('/'), ...countedHere(p['what']), icon('people')),
  others_gain: (p) => group(coin(`+${String(p['amount'])}`), icon('people')),
  neighbors_gain: (p) => group(icon('arrow-left'), coin(`+${String(p['amount'])}`), icon('arrow')),
  neighbors_debt: () => group(icon('arrow-left'), icon('debt'), icon('arrow')),
  takes_victory: () => group(icon('shield'), icon('arrow-left')),
  points_per_victory: (p) => group(points(Number(p['amount'])), text('/'), icon('shield')),
  coins_per_victory: (p) => group(coin(Number(p['amount'])), text('/'), icon('shield')),
  copies_science: () => group(icon('arrow-left'), color('green'), icon('arrow')),
  returns_defeats: () => group(icon('skull'), icon('arrow-left')),
  diplomacy: () => group(icon('dove')),
  right: (p) => RIGHTS[String(p['right'])]?.() ?? group(icon('check')),
};
