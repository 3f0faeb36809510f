// A lesson: steps that tell something, and steps that ask for something and go on when it is done. A step points at
// one of the legal actions, or at an offer of the view: a lesson knows no rule.
import type { AnyEvent, AnyView, Piece } from '../../../types/service';
import type { Argument } from '../../core/words.svelte';
import type { ActionOf } from '../../games/family';

/** The state of the table for the player who learns. */
export interface Situation<V extends AnyView> {
  view: V;
  me: number;
  /** The legal actions of the player, while a task may ask for one. */
  actions: ActionOf<V>[];
  /** The piece in focus. */
  focus: Piece | null;
  /** All events of the player's own moves. */
  events: AnyEvent[];
}

/** The task of a step: to look at a piece, or to do something with it. */
export interface Task<V extends AnyView> {
  piece: Piece;
  action?: ActionOf<V>;
}

export interface Step<V extends AnyView> {
  name: string;
  /** The step whose task this one explains; it comes after that. */
  after?: string;
  isDue?: (situation: Situation<V>) => boolean;
  task?: (situation: Situation<V>) => Task<V> | undefined;
  isDone?: (situation: Situation<V>) => boolean;
}

export interface Lesson<V extends AnyView> {
  steps: Step<V>[];
  /** The decision in which a step may ask for an action. */
  decision: string;
  /** The arguments of a step's messages. */
  wording: (situation: Situation<V>, task: Task<V> | null) => Record<string, Argument>;
}
