// Pantheon: gods, their tokens and the Grand Temples.
import type { DuelExpansion, PieceLook } from '../expansion';
import { component } from '../lexicon';
import Belongings from './Belongings.svelte';
import { EFFECTS } from './effects';
import GodChoice from './GodChoice.svelte';
import icons from './icons.svg?raw';
import './looks.css';
import { motion } from './motion';
import { groundOf } from './mythologies';
import Pantheon from './Pantheon.svelte';
import { PICTURES } from './pictures';

/** The mark of a chain between Grand Temples is the sign of a mythology. */
const mark = (mythology: string | undefined): string => (mythology ? `myth-${mythology}` : '');

/** The sign of a mythology on its ground; the Gate, which has none, is an eye. */
const lookOf = (mythology: string): PieceLook =>
  mythology ? { icon: `myth-${mythology}`, ground: groundOf(mythology) } : { icon: 'eye' };

export const pantheon: DuelExpansion = {
  name: 'pantheon',
  isIn: (view) => Boolean(view.pantheon),

  named: ['god'],
  help: ['pantheon', 'activation', 'offerings', 'temples'],
  quietEvents: ['token_laid'],
  paymentWordings: {},

  usual: ['place'],
  moves: {},
  decision: ({ choice }) => {
    const isCalling = choice.focus?.kind === 'god' && choice.decision === 'turn' && choice.options.length > 0;
    return isCalling ? { Body: GodChoice } : null;
  },
  buildMessage: () => '',
  cardActions: {},
  signs: {
    god: (id) => lookOf(component('god', id)?.family ?? ''),
    mythology: lookOf,
    divine_token: () => ({ icon: 'offering' }),
  },

  Board: Pantheon,
  isLarge: (choice) => choice.focus?.kind === 'god' && choice.options.length > 0,
  isHidden: (view, isPhone) => isPhone && view.shown.length > 0,
  Belongings,
  trackFigures: ({ pantheon }) =>
    pantheon && pantheon.minerva !== null ? [{ icon: 'minerva', space: pantheon.minerva }] : [],
  slotIcon: ({ pantheon }, { slot }) => {
    const token = pantheon?.tokens.find((each) => each.slot === slot)?.token ?? '';
    return token.startsWith('offering') ? 'offering' : token && `myth-${token.replace(/_\d+$/, '')}`;
  },

  colors: {},
  faceOf: (id) => {
    const card = component('card', id);
    if (card?.deck !== 'temple') return null;
    return { needs: mark(card.chain_needed?.[0]), gives: mark(card.chain_given?.[0]), keeps: '' };
  },
  backs: { temple: { icon: 'fam-temples', ground: 'var(--purple)' } },
  icons,
  pictures: PICTURES,
  effects: EFFECTS,
  rowSigns: { gods: { icon: 'god' } },
  rowColors: { gods: 'grey' },
  motion,
};
