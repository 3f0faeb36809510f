// The additions of an expansion to the table of Duel.
import type { Component } from 'svelte';
import type { AnyEvent, DuelAction, DuelView, Happening, Piece, SlotView } from '../../../types/service';
import type { Picture } from '../../art/drawing';
import type { Choice } from '../../table/decisions/choice.svelte';
import type { PaymentWordings } from '../../table/decisions/payment';
import type { Flight } from '../../table/motion/flights';
import type { Back, CardFace } from '../../ui/card/face';
import type { Grammar } from '../../ui/effects';
import type { DecisionForm, RowSign, SeatProps } from '../family';

export interface BoardProps {
  view: DuelView;
  me: number;
  choice: Choice<DuelAction>;
  story: readonly Happening[];
  phone: boolean;
  /** Whether it has the whole width, since something is decided on it. */
  large: boolean;
}

export interface PossessionProps {
  view: DuelView;
  seat: number;
}

/** A figure on the conflict track besides the pawn, and the space where it stands, towards seat 1. */
export interface TrackFigure {
  icon: string;
  space: number;
}

/** How a piece without a picture looks beside an answer. */
export type PieceLook = { icon: string; ground?: string } | { text: string };

export interface DuelExpansion {
  name: string;
  isIn: (view: DuelView) => boolean;

  /** The kinds of its pieces that have names and say what they do. */
  named: string[];
  /** The title of the drawer about a piece without a name. */
  titleOf?: (piece: Piece) => string;
  /** The paragraphs that it adds to the rules in short. */
  help: string[];
  quietEvents: AnyEvent['event'][];
  paymentWordings: PaymentWordings;

  /** Verbs of actions that are picked at once when a piece is tapped. */
  usual: string[];
  /** Pieces that are lifted from a place, with the kind of those places. */
  moves: Record<string, string>;
  /** The interface of its decisions. */
  decision: (seatProps: SeatProps<DuelView>) => DecisionForm<DuelView> | null;
  /** The message for building one of its cards; empty for cards that are built as usual. */
  buildMessage: (card: string) => string;
  /** The icon of an action with a card that only it knows, by verb. */
  cardActions: Record<string, string>;
  /** How its pieces look beside an answer, by kind. */
  signs: Record<string, (id: string) => PieceLook>;

  /** Its board in the middle of the table. */
  Board: Component<BoardProps>;
  /** Whether the board takes the whole width now; then the boards of others are hidden. */
  isLarge: (choice: Choice<DuelAction>) => boolean;
  isHidden: (view: DuelView, isPhone: boolean) => boolean;
  /** The expansion's numbers and pieces in a city. */
  Counts?: Component<PossessionProps>;
  Belongings: Component<PossessionProps>;
  trackFigures: (view: DuelView) => TrackFigure[];
  /** The signs of military tokens that take no coins, by token. */
  tokenSigns?: Record<string, { icon: string; isStruck?: boolean }>;
  /** The icon of a token that lies on a card; empty without one. */
  slotIcon: (view: DuelView, slot: SlotView) => string;

  /** The colors of its cards, and the color whose icon stands before them in a city. */
  colors: Record<string, string>;
  /** The differences on the faces of its cards; `null` for other cards. */
  faceOf: (id: string, viewer?: { view: DuelView; me: number }) => Partial<CardFace> | null;
  /** The backs of its cards, by the name of the back. */
  backs: Record<string, Omit<Back, 'age'>>;
  /** A sheet with its symbols. */
  icons: string;
  pictures: Record<string, Picture>;
  effects: Grammar;
  /** Rows of the score sheet: their signs, and the colors whose hatching they have. */
  rowSigns: Record<string, RowSign>;
  rowColors: Record<string, string>;
  /** The flights of pieces for its events. */
  motion: (event: AnyEvent) => Flight[];
}
