// The components of 7 Wonders, by kind and id.
import type { Component } from '../../../types/service';
import { componentsOf } from '../../core/components';
import { lexiconOf } from '../../core/lexicon';

export const classic = lexiconOf('classic');
export const { nameOf, briefNameOf, textsOf, component } = classic;

/** The sides of a board. */
export const sidesOf = (board: string): string[] =>
  componentsOf('classic')
    .filter((each) => each.kind === 'side' && each.id.startsWith(`${board}_`))
    .map((each) => each.id.slice(board.length + 1));

/** The stages on one side of a board, in their order. */
export const componentsOfBoard = (board: string, side: string): Component[] =>
  componentsOf('classic').filter((each) => each.kind === 'stage' && each.id.startsWith(`${board}_${side}_`));
