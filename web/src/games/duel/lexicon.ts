// The components of 7 Wonders Duel, by kind and id.
import { componentsOf } from '../../core/components';
import { lexiconOf } from '../../core/lexicon';

export const duel = lexiconOf('duel');
export const { nameOf, briefNameOf, textsOf, component } = duel;

/** The ids of the buildings of an age. */
export const buildingsOfAge = (age: number): string[] =>
  componentsOf('duel')
    .filter((each) => each.kind === 'card' && each.deck === `age${age}`)
    .map((each) => each.id);
