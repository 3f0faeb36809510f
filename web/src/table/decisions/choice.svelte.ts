// What the reader is about to do: which piece was tapped, which of the legal actions is picked. It knows no
// rule: whatever can be tapped is named by an action of the view.
import type { DuelAction, DuelView, Piece } from '../../../types/service';
import type { TableStore } from '../../core/table-store.svelte';
import { deedsOf } from '../../games/duel/agora/senate-actions';

const isSame = (one: Piece, other: Piece): boolean => one.kind === other.kind && one.id === other.id;

/** Decisions that are made on the table itself; all others open the drawer by themselves. */
const ON_THE_TABLE = ['turn', 'pick_wonder'];

/** What most people want to do with a piece that they tap. */
const USUAL = ['build', 'place'];

export class Choice {
  focus = $state.raw<Piece | null>(null);
  #picked = $state('');

  /** What a coach points at: a card, and what to do with it. */
  pointed = $state.raw<{ card: string; text: string } | null>(null);

  constructor(private store: TableStore) {}

  #view = $derived.by(() => this.store.view as DuelView | null);

  /** What the reader may do now; nothing while a move is on its way. */
  actions = $derived.by((): DuelAction[] => (this.store.sent ? [] : (this.#view?.actions ?? [])));
  isAsked = $derived.by(() => this.actions.length > 0);
  decision = $derived.by(() => this.store.view?.decision ?? '');
  isOnTable = $derived.by(() => ON_THE_TABLE.includes(this.decision));
  /** The actions that the tapped piece takes part in. */
  options = $derived.by((): DuelAction[] => {
    const focus = this.focus;
    if (focus?.kind === 'lifted') return this.movesFrom('chamber', focus.id);
    if (focus) return this.actions.filter((each) => each.pieces.some((piece) => isSame(piece, focus)));
    return this.isOnTable ? [] : this.actions;
  });
  picked = $derived.by(() => this.options.find((each) => each.text === this.#picked) ?? null);
  isOpen = $derived.by(
    () => this.decision !== 'pick_wonder' && (this.focus !== null || (this.isAsked && !this.isOnTable)),
  );

  /** Cards to choose from that do not lie in the structure, where the question is about such cards. */
  pile = $derived.by((): string[] => {
    if (this.isOnTable || !this.isAsked) return [];
    const cards = this.actions.filter((each) => each.pieces.length === 1 && each.pieces[0]?.kind === 'card');
    const ids = cards.map((each) => each.pieces[0]?.id ?? '');
    const lies = this.#view?.structure?.slots.map((slot) => slot.card) ?? [];
    return ids.some((id) => lies.includes(id)) ? [] : ids;
  });

  /** What was done in the Senate just before, one action after the other. */
  deeds = $derived.by(() => deedsOf(this.store.story, this.store.seat));
  canTakeBack = $derived.by(() => this.store.canUndo);

  /** Take the last choice back. */
  takeBack(): void {
    this.clear();
    this.store.undo();
  }

  isPiece(piece: Piece | undefined, kind: string, id: string): boolean {
    return piece?.kind === kind && piece.id === id;
  }

  /** The actions that move something from one place to another of the same kind. */
  movesFrom(kind: string, id: string): DuelAction[] {
    return this.actions.filter(
      ({ pieces }) => pieces.length === 2 && pieces[1]?.kind === kind && this.isPiece(pieces[0], kind, id),
    );
  }

  canTap(kind: string, id: string): boolean {
    return this.actions.some((each) => each.pieces.some((piece) => piece.kind === kind && piece.id === id));
  }

  isFocus(kind: string, id: string): boolean {
    return this.focus?.kind === kind && this.focus.id === id;
  }

  /** Look at a piece; what most people want to do with it is picked at once. */
  tap(kind: string, id: string): void {
    this.focus = { kind, id };
    const usual = this.options.find((each) => USUAL.includes(each.verb));
    this.#picked = (usual ?? (this.options.length === 1 ? this.options[0] : undefined))?.text ?? '';
  }

  pick(action: DuelAction): void {
    this.#picked = action.text;
  }

  /** Pick the option with a number, as counted from 1. */
  pickNumber(number: number): void {
    const action = this.options[number - 1];
    if (action) this.pick(action);
  }

  confirm(): void {
    const action = this.picked;
    if (!action) return;
    this.store.act(action.text, action.preview.price);
    this.clear();
  }

  /** Do something at once. */
  take(action: DuelAction): void {
    this.pick(action);
    this.confirm();
  }

  clear(): void {
    this.focus = null;
    this.#picked = '';
  }
}
