// The expansions of Duel, in the order in which they are named.
import type { DuelView } from '../../../types/service';
import { agora } from './agora/expansion';
import type { DuelExpansion } from './expansion';
import { pantheon } from './pantheon/expansion';

export const EXPANSIONS: DuelExpansion[] = [pantheon, agora];

/** Return the expansions in play. */
export const expansionsIn = (view: DuelView): DuelExpansion[] => EXPANSIONS.filter((each) => each.isIn(view));

/** The message that names the building of a card. */
export const buildMessage = (card: string): string =>
  EXPANSIONS.map((each) => each.buildMessage(card)).find((each) => each) ?? 'web-build-it';

/** Return the icon of an expansion's action with a card. */
export const cardActionIcon = (verb: string): string =>
  EXPANSIONS.map((each) => each.cardActions[verb]).find((each) => each) ?? 'arrow';
