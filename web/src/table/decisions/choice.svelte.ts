// The choice that the reader is making: the piece that was tapped, and the legal action that is picked. It knows no rule:
// whatever can be tapped is named by an action of the view.
import type { AnyAction, Piece } from '../../../types/service';
import type { TableStore } from '../../core/table-store.svelte';

/** How taps on the table of a family become actions. */
export interface Gestures {
  /** Decisions that are made on the table itself; all others open the drawer by themselves. */
  onTable: string[];
  /** Decisions that open no drawer: a tap picks, and the bar confirms. */
  inBar: string[] | 'all';
  /** The verbs of the actions that most players want when they tap a piece. */
  usual: string[];
  /** Kinds of pieces that are lifted from one place and set down on another, with the kind of those places. */
  moves: Record<string, string>;
}

/** A piece that the coach points at, and the action to play with it. */
export interface Pointer {
  piece: Piece;
  text: string;
}

const NO_GESTURES: Gestures = { onTable: [], inBar: [], usual: [], moves: {} };

export const isSamePiece = (one: Piece | undefined, other: Piece): boolean =>
  one?.kind === other.kind && one.id === other.id;

/** Return the price of an action; 0 in families whose actions have none. */
export const priceOf = ({ preview }: AnyAction): number => ('price' in preview ? preview.price : 0);

export class Choice<A extends AnyAction = AnyAction> {
  focus = $state.raw<Piece | null>(null);
  pointed = $state.raw<Pointer | null>(null);
  /** Set by the table that is shown. */
  gestures = $state.raw<Gestures>(NO_GESTURES);
  #picked = $state('');

  constructor(private store: TableStore) {}

  /** The legal actions of the player; empty while a move is being sent. */
  actions = $derived.by((): A[] => (this.store.sent ? [] : ((this.store.view?.actions ?? []) as A[])));
  isAsked = $derived.by(() => this.actions.length > 0);
  decision = $derived.by(() => this.store.view?.decision ?? '');
  isOnTable = $derived.by(() => this.gestures.onTable.includes(this.decision));
  isInBar = $derived.by(() => this.gestures.inBar === 'all' || this.gestures.inBar.includes(this.decision));
  /** The actions that the tapped piece takes part in. */
  options = $derived.by((): A[] => {
    const focus = this.focus;
    if (!focus) return this.isOnTable ? [] : this.actions;
    const place = this.gestures.moves[focus.kind];
    if (place) return this.movesFrom(place, focus.id);
    return this.actions.filter((each) => each.pieces.some((piece) => isSamePiece(piece, focus)));
  });
  picked = $derived.by(() => this.options.find((each) => each.text === this.#picked) ?? null);
  isOpen = $derived.by(() => !this.isInBar && (this.focus !== null || (this.isAsked && !this.isOnTable)));

  /** The actions that move something from one place to another of the same kind. */
  movesFrom(kind: string, id: string): A[] {
    return this.actions.filter(
      ({ pieces }) => pieces.length === 2 && pieces[1]?.kind === kind && isSamePiece(pieces[0], { kind, id }),
    );
  }

  canTap(kind: string, id: string): boolean {
    return this.actions.some((each) => each.pieces.some((piece) => isSamePiece(piece, { kind, id })));
  }

  isFocus(kind: string, id: string): boolean {
    return this.focus?.kind === kind && this.focus.id === id;
  }

  isPointed(kind: string, id: string): boolean {
    return isSamePiece(this.pointed?.piece, { kind, id });
  }

  /** Focus on a piece, and pick its usual action. */
  tap(kind: string, id: string): void {
    this.focus = { kind, id };
    const usual = this.options.find((each) => this.gestures.usual.includes(each.verb));
    this.#picked = (usual ?? (this.options.length === 1 ? this.options[0] : undefined))?.text ?? '';
  }

  pick(action: A): void {
    this.#picked = action.text;
  }

  /** Pick the option with a number, counted from 1. */
  pickNumber(number: number): void {
    const action = this.options[number - 1];
    if (action) this.pick(action);
  }

  confirm(): void {
    const action = this.picked;
    if (!action) return;
    this.store.act(action.text, priceOf(action));
    this.clear();
  }

  /** Play an action at once. */
  take(action: A): void {
    this.pick(action);
    this.confirm();
  }

  clear(): void {
    this.focus = null;
    this.#picked = '';
  }
}
