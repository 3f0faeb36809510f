// A family of games, as the client sees it: how its table looks, how its decisions are made, what its parts are called.
// Shared code knows families by this interface alone; `registry.ts` finds them by name.
import type { Component, Snippet } from 'svelte';
import type { AnyEvent, AnyView, ClassicReceipt, Piece, Receipt } from '../../types/service';
import type { Lexicon } from '../core/lexicon';
import type { Switch } from '../core/settings.svelte';
import type { Picture } from '../art/drawing';
import type { TableStore } from '../core/table-store.svelte';
import type { Lesson } from '../table/coach/lesson';
import type { Choice, Gestures } from '../table/decisions/choice.svelte';
import type { MotionPlan } from '../table/motion/flights';
import type { PaymentWordings } from '../table/decisions/payment';

/** An action of a family's view. */
export type ActionOf<V extends AnyView> = V['actions'][number];

/** The explanation of a price in any family, and one of its lines. */
export type AnyReceipt = Receipt | ClassicReceipt;
export type ReceiptLine = AnyReceipt['lines'][number];

/** A table as one seat sees it. */
export interface SeatProps<V extends AnyView> {
  view: V;
  /** The seat that the table is seen from; spectators see it from the first. */
  me: number;
  /** The names of the players, by seat. */
  players: string[];
  choice: Choice<ActionOf<V>>;
}

export interface TableProps<V extends AnyView> extends SeatProps<V> {
  store: TableStore;
  /** The name of the reader's own seat: "You", or a name where the screen is shared. */
  mine: string;
  /** The bar, for the table to place at its foot. */
  bar: Snippet;
  onpanel: (panel: string) => void;
}

export interface DecisionProps<V extends AnyView> extends SeatProps<V> {
  store: TableStore;
}

export interface OutcomeProps<V extends AnyView> extends SeatProps<V> {
  action: ActionOf<V>;
}

export interface CityProps<V extends AnyView> extends SeatProps<V> {
  seat: number;
  name: string;
}

/** How the drawer asks for a decision that has an interface of its own. */
export interface DecisionForm<V extends AnyView> {
  Body: Component<DecisionProps<V>>;
  /** A sign before the title. */
  Sign?: Component<{ piece: Piece }>;
  title?: string;
  /** Whether its sheet may take most of a phone's screen. */
  isHigh?: boolean;
  /** Whether the body's buttons play at once, so that nothing is left to confirm. */
  isDirect?: boolean;
  /** An action that ends the decision; it is one tap away while nothing is picked. */
  leave?: ActionOf<V> | undefined;
}

/** A panel that is opened from the header, or on a phone stands in the menu. */
export interface FamilyPanel<V extends AnyView> {
  id: string;
  title: string;
  icon: string;
  key: string;
  Panel: Component<SeatProps<V>>;
}

/** The sign of a row of the score sheet: an icon, or the color of cards. */
export type RowSign = { icon: string } | { color: string };

export interface Score<V extends AnyView> {
  rowName: (row: string) => string;
  sign: (row: string) => RowSign;
  /** The color of cards whose hatching the row has in a chart. */
  color: (row: string) => string;
  victoryName: (kind: string) => string;
  /** Whether a victory of a kind hangs on the points, so that they are named with it. */
  isByPoints: (kind: string) => boolean;
  /** The picture that stands for the city of a seat at the end; none where a game has no pictures. */
  picture: (view: V, seat: number) => Picture | undefined;
}

export interface Family<V extends AnyView = AnyView> {
  name: string;
  Table: Component<TableProps<V>>;
  /** A whole city, for the drawer; none where the table shows all there is. */
  City: Component<CityProps<V>> | null;
  panels: () => FamilyPanel<V>[];
  gestures: Gestures;
  /** The interface of the decision that is asked or looked at; `null` where a list of answers will do. */
  decision: (props: SeatProps<V>, isPhone: boolean) => DecisionForm<V> | null;
  /** A picture of a piece, before the answers that name it. */
  PieceSign: Component<{ piece: Piece }> | null;
  Outcome: Component<OutcomeProps<V>> | null;
  /** Sheets with the symbols that only this family has. */
  icons: string[];
  lexicon: Lexicon;
  /** The title of the drawer about a piece; empty where the question stands over it. */
  titleOf: (piece: Piece) => string;
  /** The question about a piece that was tapped on the table; empty where the prompt says it. */
  questionAbout: (piece: Piece) => string;
  /** The effects of a piece as sentences; none for a piece that is only a place. */
  textsOf: (piece: Piece) => string[];
  /** The lines of a payment that need more than their fields, by kind. */
  paymentWordings: PaymentWordings;
  /** The messages of the rules in short; without a view those of the base game. */
  help: (view: V | null) => string[];
  crumbs: (props: SeatProps<V>, isPhone: boolean) => string[];
  /** Warnings to show in the bar, the most urgent first. */
  warnings: (props: SeatProps<V>) => string[];
  /** Settings of the family that can be switched in the menu. */
  switches: () => Switch[];
  /** Explains the marks on the table; hidden by the switch `legend`. */
  Legend: Component | null;
  /** Events that the table shows better than words. */
  quietEvents: AnyEvent['event'][];
  motion: MotionPlan<V>;
  lesson: Lesson<V> | null;
  score: Score<V>;
}
