// Agora: the Senate, senators, decrees and conspiracies.
import type { DuelView } from '../../../../types/service';
import { say } from '../../../core/words.svelte';
import type { PaymentWordings, Wording } from '../../../table/decisions/payment';
import type { DecisionForm, SeatProps } from '../../family';
import type { DuelExpansion } from '../expansion';
import { component, nameOf } from '../lexicon';
import Belongings from './Belongings.svelte';
import Counts from './Counts.svelte';
import { EFFECTS } from './effects';
import icons from './icons.svg?raw';
import './looks.css';
import { motion } from './motion';
import { PICTURES } from './pictures';
import Senate from './Senate.svelte';
import SenateChoice from './SenateChoice.svelte';

/** The decisions that are made on the chambers. */
const ABOUT_CHAMBERS = [
  'senate_action',
  'place_cube',
  'move_cube',
  'remove_cube',
  'conspirator',
  'insider_influence',
];

const isSenator = (card: string): boolean => component('card', card)?.family === 'senators';

function decision({ choice }: SeatProps<DuelView>): DecisionForm<DuelView> | null {
  if (choice.decision !== 'senate_action' || !choice.isAsked) return null;
  const end = choice.actions.find((each) => !each.pieces.length);
  return {
    Body: SenateChoice,
    title: say('label-category-senate'),
    leave: choice.focus ? undefined : end,
  };
}

const paymentWordings: PaymentWordings = {
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

export const agora: DuelExpansion = {
  name: 'agora',
  isIn: (view) => Boolean(view.senate),

  named: ['conspiracy'],
  titleOf: ({ kind, id }) => (kind === 'chamber' ? say('web-chamber-name', { chamber: id }) : ''),
  help: [
    'senators',
    'politicians',
    'conspirators',
    'conspiracies',
    'senate',
    'supremacy',
    'influence-tokens',
  ],
  quietEvents: ['decree_dealt'],
  paymentWordings,

  usual: ['place'],
  moves: { lifted: 'chamber' },
  decision,
  buildMessage: (card) => (isSenator(card) ? 'web-recruit-it' : ''),
  cardActions: { prepare: 'fam-conspirator' },
  signs: {
    conspiracy: () => ({ icon: 'fam-conspirator', ground: 'var(--plot)' }),
    chamber: (id) => ({ text: id }),
  },

  Board: Senate,
  isLarge: (choice) => choice.isAsked && ABOUT_CHAMBERS.includes(choice.decision),
  isHidden: () => false,
  Counts,
  Belongings,
  trackFigures: () => [],
  tokenSigns: { small: { icon: 'cube' }, large: { icon: 'cube', isStruck: true } },
  slotIcon: () => '',

  colors: { senators: 'politician' },
  faceOf: (id, viewer) => {
    if (!isSenator(id)) return null;
    return {
      color: id.startsWith('politician') ? 'politician' : 'conspirator',
      price: viewer?.view.senate?.seats[viewer.me]?.recruit_price ?? null,
      picture: undefined,
    };
  },
  backs: { senator: { icon: 'fam-politician', ground: '#7b6a48' } },
  icons,
  pictures: PICTURES,
  effects: EFFECTS,
  rowSigns: { senate: { icon: 'cube' } },
  rowColors: { senate: 'conspirator' },
  motion,
};
