// Cities, as the client plays it.
import { say } from '../../../core/words.svelte';
import type { ClassicExpansion } from '../expansion';
import { EFFECTS } from './effects';
import './looks.css';
import { BLACK_CARDS, city } from './pictures';
import SettleChoice from './SettleChoice.svelte';

export const cities: ClassicExpansion = {
  name: 'cities',
  isIn: (view) => view.variant.split('+').includes('cities'),
  help: ['black', 'debts', 'diplomacy'],
  quietEvents: [],
  decision: ({ choice }) =>
    choice.decision === 'settle'
      ? { Body: SettleChoice, title: say('web-classic-coins-or-debts'), isHigh: true }
      : null,
  effects: EFFECTS,
  pictures: BLACK_CARDS,
  colors: { black: city },
  rowSigns: { debts: { icon: 'debt' } },
  rowColors: { debts: 'brown' },
};
