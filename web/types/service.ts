// Made by scripts/make_types.py from the messages of the service: do not edit.

/** An action. */
export interface Act {
  type: "act";
  text: string;
  number: number;
  key: string;
}

/** A legal action of the viewer. */
export interface Action {
  text: string;
  verb: string;
  pieces: Piece[];
  message: Message;
  preview: Preview;
}

/** The seat activates a god or the Gate; a later event has the coins. */
export interface Activated {
  event: "activated";
  seat: number | null;
  god: string;
  coins: number;
  message?: Message;
}

/** The best actions of a seat that is asked. */
export interface Advice {
  variant: string;
  seat: number;
  decision: string;
  level: string;
  choices: AdvisedAction[];
}

/** One of the actions of a decision, with its numbers. */
export interface AdvisedAction {
  text: string;
  message: Message;
  tries: number;
  chance: number;
  victories: Record<string, number>;
  defeats: Record<string, number>;
  place: number;
  points: number[];
  line: ExpectedAction[];
  reason: Message | null;
}

/** A pending decision, or a step that runs by itself. */
export interface AgendaPosition {
  what: string;
  seats?: number[];
  about?: string;
}

/** Ask for the analysis of a game that is over. */
export interface Analyse {
  type: "analyse";
  key: string;
  level?: string;
}

/** The analysis that was asked for. */
export interface Analysed {
  type: "analysed";
  key: string;
  analysis: Analysis;
}

/** A game, judged decision by decision. */
export interface Analysis {
  variant: string;
  players: string[];
  level: string;
  decisions: JudgedDecision[];
  curve: CurvePoint[];
  turning_points: JudgedDecision[];
  performances: Performance[];
}

/** The result of a message. */
export interface Answer {
  type: "answer";
  key: string;
  result: "done" | "refused" | "repeated" | "stale";
  number: number;
  problem?: Problem | null;
}

export type AnyAction = DuelAction | ClassicAction | Action;

export type AnyEvent = Begins | ProgressDealt | WonderDealt | WonderPicked | DuelAgeBeganEvent | BackLaid | Revealed | DuelBuiltEvent | DuelBuiltEventByChain | DuelBuiltEventFromDiscard | DuelSoldEvent | WonderBuilt | WonderReturned | DuelPaidBankEvent | PaidOpponent | DuelCoinsGainedEvent | DuelCoinsLostEvent | PawnMoved | DuelMilitaryTokenEvent | Pair | TokenDrawn | TokenTaken | TokenDeclined | CityCardDiscarded | PlayAgain | ExtraTurnLost | DuelAgeEndedEvent | DuelEndedEvent | TokenLaid | DivineTokenTaken | GodSeen | GodPlaced | GodChosen | GatePlaced | GodRevealed | EnkiToken | Activated | OfferingSpent | CoinsOnCard | SymbolCopied | SnakeLost | CardTaken | StructureDiscarded | WonderRuined | WonderTaken | MinervaPlaced | MinervaGone | MilitaryTokenRemoved | DeckRevealed | DeckOrdered | PaidFromCard | Recruited | RecruitedFromDiscard | DecreeDealt | CubePlaced | CubeMoved | CubeRemoved | ControlGained | ControlLost | InfluenceToken | Conspired | ConspiracyDrawn | ConspiracyKept | ConspiracyChosen | ConspiracyPutBack | ConspiracyPrepared | ConspiracyTriggered | CityCardTaken | CardsSwapped | TokenLocked | TokenLockedUnseen | TokenLost | BuiltFromTopRow | RemovedLookedAt | RemovedCardSeen | BuiltFromRemoved | StructureCardDiscarded | DecreeShifted | WonderSabotaged | CardUncovered | BoardDealt | SideChosen | ClassicAgeBeganEvent | CardDealt | CardDrawn | RoundBegan | ClassicBuiltEvent | ClassicBuiltEventByChain | BuiltByPower | StageBuilt | StageCard | ClassicSoldEvent | SoldCard | ClassicPaidBankEvent | PaidCity | ClassicCoinsGainedEvent | LeftOver | ClassicBuiltEventFromDiscard | RaiseDeclined | HandsPassed | VictoryToken | DefeatToken | ClassicAgeEndedEvent | ClassicEndedEvent | DebtTaken | ClassicCoinsLostEvent | DiplomacyTaken | DiplomacyUsed | TokenRaided | DefeatsReturned | Played;

export type AnyPosition = DuelPosition | ClassicPosition;

export type AnyPreview = DuelPreview | ClassicPreview | Preview;

export type AnyView = DuelView | ClassicView | PlainView;

/** A slot of the structure gets a face-down card, whose back shows its kind. */
export interface BackLaid {
  event: "back_laid";
  seat: number | null;
  slot: string;
  back: string;
  message?: Message;
}

/** The seat takes the first turn of an age. */
export interface Begins {
  event: "begins";
  seat: number | null;
  age: number;
  message?: Message;
}

/** The seat gets a board. */
export interface BoardDealt {
  event: "board_dealt";
  seat: number | null;
  board: string;
  side: string;
  message?: Message;
}

/** The conflict track and the tokens on the board. */
export interface BoardView {
  pawn: number;
  capital: number;
  points: number[];
  military_tokens: DuelMilitaryTokenView[][];
  progress: string[];
}

/** The rest, which is bought. */
export interface Bought {
  kind: "bought";
  resource: string;
  amount: number;
  unit_price: number;
  coins: number;
  symbols: number;
  fixed_by: Piece | null;
  cheaper_by?: Piece | null;
}

/** Units bought from one producer of a neighboring city. */
export interface BoughtFrom {
  kind: "bought_from";
  resource: string;
  amount: number;
  neighbor: "left" | "right";
  seat: number;
  source: Piece;
  unit_price: number;
  coins: number;
  cheaper_by: Piece | null;
  board_cut_by?: Piece | null;
}

/** The seat builds a card for free, by the power of its wonder. */
export interface BuiltByPower {
  event: "built_by_power";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The seat builds one of the removed cards for free. */
export interface BuiltFromRemoved {
  event: "built_from_removed";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The seat builds a card from the top row of the structure for free. */
export interface BuiltFromTopRow {
  event: "built_from_top_row";
  seat: number | null;
  card: string;
  message?: Message;
}

/** Stop waiting for advice or an analysis. */
export interface Cancel {
  type: "cancel";
  key: string;
}

/** The seat receives a card into its hand. */
export interface CardDealt {
  event: "card_dealt";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The seat draws a card from the pile of the Free City. */
export interface CardDrawn {
  event: "card_drawn";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The seat takes a card from its opponent's city into its own. */
export interface CardTaken {
  event: "card_taken";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The card that lay under the seat's wonder goes to the discard pile. */
export interface CardUncovered {
  event: "card_uncovered";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The seat takes a card from its opponent's city and gives another for it. */
export interface CardsSwapped {
  event: "cards_swapped";
  seat: number | null;
  taken: string;
  given: string;
  message?: Message;
}

/** A card of the city makes the new one free. */
export interface Chain {
  kind: "chain";
  card: string;
  symbol?: string;
}

/** A card or a mythology token of the opponent makes the new card free. */
export interface ChainBorrowed {
  kind: "chain_borrowed";
  source: Piece;
  symbol: string;
  decree: string;
}

/** A white symbol of the city. */
export interface ChainSymbol {
  symbol: string;
  card: string | null;
  token?: string | null;
}

/** A mythology token of the player makes a Grand Temple free. */
export interface ChainToken {
  kind: "chain_token";
  token: string;
  mythology: string;
}

/** The wanted player of a seat: a level of the computer, or any guest where that is empty. */
export interface Chair {
  seat: number;
  computer: string;
}

/** One of the six chambers. */
export interface ChamberView {
  chamber: string;
  section: string;
  points: number;
  cubes: number[];
  controller: number | null;
  decrees: (string | null)[];
  adjacent: string[];
}

/** A producer with a choice covers one unit. */
export interface Choice {
  kind: "choice";
  resource: string;
  amount: number;
  source: Piece;
}

/** A producer of one unit of its owner's choice for each build. */
export interface ChoiceProducer {
  source: Piece;
  resources: string[];
}

/** The seat loses a card from its city. */
export interface CityCardDiscarded {
  event: "city_card_discarded";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The seat takes a card from its opponent's city into its own. */
export interface CityCardTaken {
  event: "city_card_taken";
  seat: number | null;
  card: string;
  message?: Message;
}

/** One player's side of the table. */
export interface CityPosition {
  coins?: number;
  reserve?: number;
  cards?: string[];
  wonders?: Record<string, string | null>;
  progress?: string[];
}

/** One player's side of the table, all of it public. */
export interface CityView {
  seat: number;
  coins: number;
  reserve: number;
  cards: Record<string, string[]>;
  production: Record<string, number>;
  choices: ChoiceProducer[];
  prices: Record<string, UnitPrice>;
  discounts: Discount[];
  chains: ChainSymbol[];
  symbols: Record<string, number>;
  wonders: WonderView[];
  progress: string[];
  sale_price: number;
  score: Score;
  offers: Offer[];
}

/** A legal action of the viewer, or one that the viewer has sealed. */
export interface ClassicAction {
  text: string;
  verb: string;
  pieces: Piece[];
  message: Message;
  preview: ClassicPreview;
  seat: number;
  card: string | null;
  plan: number;
}

/** The deck of an age is made up. */
export interface ClassicAgeBeganEvent {
  event: "age_began";
  seat: number | null;
  age: number;
  message?: Message;
}

/** The conflicts of an age are over. */
export interface ClassicAgeEndedEvent {
  event: "age_ended";
  seat: number | null;
  age: number;
  message?: Message;
}

/** The seat builds a card. */
export interface ClassicBuiltEvent {
  event: "built";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The seat builds a card for free, by chain. */
export interface ClassicBuiltEventByChain {
  event: "built_by_chain";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The seat builds a card from the discard pile for free. */
export interface ClassicBuiltEventFromDiscard {
  event: "built_from_discard";
  seat: number | null;
  card: string;
  message?: Message;
}

/** One city with its board. */
export interface ClassicCityPosition {
  coins?: number;
  board?: string | null;
  side?: string | null;
  stages?: number;
  cards?: string[];
  raised?: (string | null)[];
  power_used?: boolean;
  tokens?: number[];
  deeds?: string[][];
}

/** A city: everything in it is public except the cards under its stages. */
export interface ClassicCityView {
  debts?: number | null;
  diplomacy?: number | null;
  loss?: number | null;
  copied_symbols?: number | null;
  rights?: string[] | null;
  next_rights?: string[] | null;
  ally?: number | null;
  seat: number;
  decider: number;
  left: number;
  right: number;
  board: string | null;
  side: string | null;
  resource: string | null;
  coins: number;
  cards: Record<string, string[]>;
  stages: StageView[];
  production: Producer[];
  prices: Record<string, TradePrices>;
  shields: number;
  victories: number[];
  defeats: number;
  symbols: Record<string, number>;
  any_symbols: number;
  power: "none" | "ready" | "used";
  score: Score;
}

/** The seat gains coins from the bank. */
export interface ClassicCoinsGainedEvent {
  event: "coins_gained";
  seat: number | null;
  coins: number;
  message?: Message;
}

/** The seat loses coins to the bank. */
export interface ClassicCoinsLostEvent {
  event: "coins_lost";
  seat: number | null;
  coins: number;
  message?: Message;
}

/** The game is over. */
export interface ClassicEndedEvent {
  event: "ended";
  seat: number | null;
  kind: string;
  winners: number[];
  message?: Message;
}

/** The seat pays coins to the bank. */
export interface ClassicPaidBankEvent {
  event: "paid_bank";
  seat: number | null;
  coins: number;
  message?: Message;
}

/** A position of Classic. Omitted fields are as at the start of a game. */
export interface ClassicPosition {
  variant: string;
  options?: Record<string, string>;
  whole?: boolean;
  age?: number;
  round?: number | null;
  cities?: ClassicCityPosition[];
  hands?: string[][];
  seen_by?: number | null;
  remembered?: Record<string, string[][]>;
  seen?: string[][];
  mixed_in?: string[] | null;
  deck?: string[] | null;
  draws?: string[][];
  discards?: string[] | null;
  sealed?: Record<string, string[]>;
  agenda?: AgendaPosition[] | null;
  outcome?: OutcomePosition | null;
  parts?: Record<string, Record<string, unknown>>;
}

/** The cost and consequences of an action if no other city acted in this round. */
export interface ClassicPreview {
  points: number[];
  asks: string;
  prompt: Message | null;
  price: number;
  coins: number[];
  symbols: string[];
  payment: ClassicReceipt | null;
  at_least: boolean;
  shields: number;
  stage: number | null;
  discards: string | null;
}

/** One way to pay for a card or a stage, line by line. */
export interface ClassicReceipt {
  total: number;
  to_bank: number;
  to_left: number;
  to_right: number;
  lines: (Produced | Choice | PrintedCoins | Chain | Free | FromDiscard | ToBank | BoughtFrom | FreeBuild | ToNeighbor | Rebate | ResourcesWaived)[];
}

/** The seat sells a card, face down; a later event has the coins. */
export interface ClassicSoldEvent {
  event: "sold";
  seat: number | null;
  coins: number;
  message?: Message;
}

/** Everything that one seat may know of a game of Classic. */
export interface ClassicView {
  family: "classic";
  variant: string;
  options: Record<string, string>;
  seat: number | null;
  pending: number[];
  decision: string;
  argument: string;
  prompt: Message | null;
  outcome: OutcomeView | null;
  actions: ClassicAction[];
  age: number;
  round: number;
  rounds: number;
  direction: "exchange" | "left" | "right" | null;
  controller: number | null;
  cities: ClassicCityView[];
  hand: string[];
  hands: HandView[];
  pile: number;
  discards: DiscardPile;
  fights: Fight[];
  market: ForSale[];
  unavailable: Unavailable[];
  sealed: ClassicAction[];
  ready: number[];
  last_round: LastRound | null;
}

/** The time of every player. */
export interface Clock {
  per: "game" | "move";
  seconds: number;
}

/** The wanted clock; None is no limit. */
export interface ClockWish {
  clock: Clock | null;
}

/** The seat gets coins on Astarte, outside the treasury. */
export interface CoinsOnCard {
  event: "coins_on_card";
  seat: number | null;
  coins: number;
  message?: Message;
}

/** The coins of the printed cost need not be paid. */
export interface CoinsWaived {
  kind: "coins_waived";
  coins: number;
  decree: string;
}

/** The refusal of a message that could not be read or was one too many. */
export interface Complaint {
  type: "complaint";
  problem: Problem;
}

/** A card, a wonder, a token, ...; fields that do not apply are left out. */
export interface Component {
  kind: string;
  id: string;
  family?: string;
  age?: number;
  deck?: string;
  cost?: Cost | null;
  value?: number;
  icons?: Record<string, unknown>[];
  chain_given?: string[];
  chain_needed?: string[];
  counts?: Record<string, number>;
  names?: Record<string, string>;
  texts?: Record<string, string[]>;
}

/** All components of a variant. */
export interface ComponentList {
  variant: string;
  languages: string[];
  components: Component[];
}

/** The conspiracy that the seat keeps or prepares, secret from its opponent. */
export interface ConspiracyChosen {
  event: "conspiracy_chosen";
  seat: number | null;
  conspiracy: string;
  message?: Message;
}

/** The deck of conspiracies and the cards drawn from it. */
export interface ConspiracyDeck {
  left: number;
  top: (string | null)[];
  bottom: (string | null)[];
  drawn: (string | null)[];
  traces: Record<string, string[]>;
}

/** The conspiracy that the seat draws, secret from its opponent. */
export interface ConspiracyDrawn {
  event: "conspiracy_drawn";
  seat: number | null;
  conspiracy: string;
  message?: Message;
}

/** The seat keeps another conspiracy, face down. */
export interface ConspiracyKept {
  event: "conspiracy_kept";
  seat: number | null;
  message?: Message;
}

/** The seat prepares a conspiracy with a card of the structure. */
export interface ConspiracyPrepared {
  event: "conspiracy_prepared";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The seat puts a conspiracy back into the deck. */
export interface ConspiracyPutBack {
  event: "conspiracy_put_back";
  seat: number | null;
  where: string;
  message?: Message;
}

/** The seat triggers a conspiracy. */
export interface ConspiracyTriggered {
  event: "conspiracy_triggered";
  seat: number | null;
  conspiracy: string;
  message?: Message;
}

/** A conspiracy before a player. */
export interface ConspiracyView {
  conspiracy: string | null;
  status: "prepared" | "triggered" | "unprepared";
  card: string | null;
  does_nothing: boolean;
}

/** The seat draws conspiracies. */
export interface Conspired {
  event: "conspired";
  seat: number | null;
  message?: Message;
}

/** The seat gains control of a chamber. */
export interface ControlGained {
  event: "control_gained";
  seat: number | null;
  chamber: string;
  message?: Message;
}

/** The seat loses control of a chamber. */
export interface ControlLost {
  event: "control_lost";
  seat: number | null;
  chamber: string;
  message?: Message;
}

/** A printed cost. */
export interface Cost {
  coins?: number;
  resources?: Record<string, number>;
}

/** The seat moves a cube to a chamber beside its own. */
export interface CubeMoved {
  event: "cube_moved";
  seat: number | null;
  start: string;
  end: string;
  message?: Message;
}

/** The seat places a cube in a chamber. */
export interface CubePlaced {
  event: "cube_placed";
  seat: number | null;
  chamber: string;
  message?: Message;
}

/** The seat loses a cube from a chamber. */
export interface CubeRemoved {
  event: "cube_removed";
  seat: number | null;
  chamber: string;
  message?: Message;
}

/** A point of a game's curve. */
export interface CurvePoint {
  number: number;
  age: number;
  chances: number[];
  points: number[];
}

/** The seat takes debts. */
export interface DebtTaken {
  event: "debt_taken";
  seat: number | null;
  debts: number;
  message?: Message;
}

/** The god that the seat puts on top of its deck, secret from its opponent. */
export interface DeckOrdered {
  event: "deck_ordered";
  seat: number | null;
  god: string;
  message?: Message;
}

/** The whole deck of a mythology is shown for the seat. */
export interface DeckRevealed {
  event: "deck_revealed";
  seat: number | null;
  mythology: string;
  message?: Message;
}

/** A decree lies open in a chamber. */
export interface DecreeDealt {
  event: "decree_dealt";
  seat: number | null;
  decree: string;
  chamber: string;
  message?: Message;
}

/** The seat moves a decree to another chamber. */
export interface DecreeShifted {
  event: "decree_shifted";
  seat: number | null;
  start: string;
  end: string;
  message?: Message;
}

/** The seat takes a Defeat token against a neighbor. */
export interface DefeatToken {
  event: "defeat_token";
  seat: number | null;
  tokens: number;
  winner: number;
  message?: Message;
}

/** The seat gives all its Defeat tokens back. */
export interface DefeatsReturned {
  event: "defeats_returned";
  seat: number | null;
  tokens: number;
  message?: Message;
}

/** The seat takes diplomacy tokens. */
export interface DiplomacyTaken {
  event: "diplomacy_taken";
  seat: number | null;
  tokens: number;
  message?: Message;
}

/** The seat discards a diplomacy token, used in the conflicts of an age. */
export interface DiplomacyUsed {
  event: "diplomacy_used";
  seat: number | null;
  age: number;
  message?: Message;
}

/** The discard pile, which lies face down. */
export interface DiscardPile {
  sizes: number[];
  cards: string[];
}

/** Resource units that need not be paid; a decree may save the printed coins instead. */
export interface Discount {
  source: Piece;
  what: string;
  amount: number;
}

/** A player's part of the Pantheon. */
export interface DivineSeat {
  seat: number;
  mythology: string[];
  offerings: number[];
  gods: string[];
  astarte: number;
}

/** The seat takes a mythology or offering token. */
export interface DivineTokenTaken {
  event: "divine_token_taken";
  seat: number | null;
  divine_token: string;
  message?: Message;
}

/** The order of picks while wonders are drafted. */
export interface DraftView {
  order: number[];
  made: number;
}

/** A legal action of the viewer. */
export interface DuelAction {
  text: string;
  verb: string;
  pieces: Piece[];
  message: Message;
  preview: DuelPreview;
}

/** The structure of an age is laid out. */
export interface DuelAgeBeganEvent {
  event: "age_began";
  seat: number | null;
  age: number;
  message?: Message;
}

/** The last card of the structure has been used. */
export interface DuelAgeEndedEvent {
  event: "age_ended";
  seat: number | null;
  age: number;
  message?: Message;
}

/** The seat builds a card from the structure. */
export interface DuelBuiltEvent {
  event: "built";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The seat builds a card from the structure for free, by its chain symbol. */
export interface DuelBuiltEventByChain {
  event: "built_by_chain";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The seat builds a card from the discard pile for free. */
export interface DuelBuiltEventFromDiscard {
  event: "built_from_discard";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The seat gains coins from the bank. */
export interface DuelCoinsGainedEvent {
  event: "coins_gained";
  seat: number | null;
  coins: number;
  message?: Message;
}

/** The seat loses coins to the bank. */
export interface DuelCoinsLostEvent {
  event: "coins_lost";
  seat: number | null;
  coins: number;
  message?: Message;
}

/** The game is over. */
export interface DuelEndedEvent {
  event: "ended";
  seat: number | null;
  kind: string;
  winners: number[];
  message?: Message;
}

/** A military token acts for the seat; a later event has its opponent's loss. */
export interface DuelMilitaryTokenEvent {
  event: "military_token";
  seat: number | null;
  coins: number;
  message?: Message;
}

/** A token beside the conflict track that has not fired. */
export interface DuelMilitaryTokenView {
  id: string;
  coins: number;
  distance: number;
}

/** The seat pays coins to the bank. */
export interface DuelPaidBankEvent {
  event: "paid_bank";
  seat: number | null;
  coins: number;
  message?: Message;
}

/** A position of Duel. Omitted fields are as at the start of a game. */
export interface DuelPosition {
  variant?: string;
  options?: Record<string, string>;
  whole?: boolean;
  age?: number;
  first?: number;
  active?: number;
  extra_turn?: boolean;
  pawn?: number;
  military_tokens?: [string[], string[]] | null;
  cities?: [CityPosition, CityPosition];
  structure?: Record<string, string>;
  backs?: Record<string, string>;
  to_deal?: string[];
  discards?: string[];
  board?: string[];
  box?: string[] | null;
  drawn?: string[];
  shown?: string[];
  undealt?: string[] | null;
  agenda?: AgendaPosition[] | null;
  outcome?: OutcomePosition | null;
  parts?: Record<string, Record<string, unknown>>;
}

/** The cost and consequences of an action, up to the next card that nature reveals. */
export interface DuelPreview {
  points: number[];
  asks: string;
  prompt: Message | null;
  price: number;
  coins: number[];
  symbols: string[];
  payment: Receipt | null;
  changes: (Begins | ProgressDealt | WonderDealt | WonderPicked | DuelAgeBeganEvent | BackLaid | Revealed | DuelBuiltEvent | DuelBuiltEventByChain | DuelBuiltEventFromDiscard | DuelSoldEvent | WonderBuilt | WonderReturned | DuelPaidBankEvent | PaidOpponent | DuelCoinsGainedEvent | DuelCoinsLostEvent | PawnMoved | DuelMilitaryTokenEvent | Pair | TokenDrawn | TokenTaken | TokenDeclined | CityCardDiscarded | PlayAgain | ExtraTurnLost | DuelAgeEndedEvent | DuelEndedEvent | TokenLaid | DivineTokenTaken | GodSeen | GodPlaced | GodChosen | GatePlaced | GodRevealed | EnkiToken | Activated | OfferingSpent | CoinsOnCard | SymbolCopied | SnakeLost | CardTaken | StructureDiscarded | WonderRuined | WonderTaken | MinervaPlaced | MinervaGone | MilitaryTokenRemoved | DeckRevealed | DeckOrdered | PaidFromCard | Recruited | RecruitedFromDiscard | DecreeDealt | CubePlaced | CubeMoved | CubeRemoved | ControlGained | ControlLost | InfluenceToken | Conspired | ConspiracyDrawn | ConspiracyKept | ConspiracyChosen | ConspiracyPutBack | ConspiracyPrepared | ConspiracyTriggered | CityCardTaken | CardsSwapped | TokenLocked | TokenLockedUnseen | TokenLost | BuiltFromTopRow | RemovedLookedAt | RemovedCardSeen | BuiltFromRemoved | StructureCardDiscarded | DecreeShifted | WonderSabotaged | CardUncovered)[];
  pawn: number;
  uncovers: Uncovered[];
  asks_about: string;
  extra_turn: boolean;
  ends: string;
}

/** The seat discards a card from the structure for coins; a later event has them. */
export interface DuelSoldEvent {
  event: "sold";
  seat: number | null;
  card: string;
  coins: number;
  message?: Message;
}

/** Everything that one seat may know of a duel. */
export interface DuelView {
  family: "duel";
  variant: string;
  options: Record<string, string>;
  seat: number | null;
  pending: number[];
  decision: string;
  argument: string;
  prompt: Message | null;
  outcome: OutcomeView | null;
  actions: DuelAction[];
  pantheon?: PantheonView | null;
  senate?: SenateView | null;
  age: number;
  active: number;
  first: number;
  extra_turn: boolean;
  structure: StructureView | null;
  unseen: Unseen[];
  board: BoardView;
  shown: string[];
  draft: DraftView | null;
  drawn: string[];
  box: string[];
  discards: string[];
  cities: CityView[];
  supremacies: Supremacy[];
}

/** A few coins replace the whole cost. */
export interface Engineering {
  kind: "engineering";
  coins: number;
  source: Piece;
}

/** A progress token is placed on Enki. */
export interface EnkiToken {
  event: "enki_token";
  seat: number | null;
  token: string;
  message?: Message;
}

/** A choice that the search expects later. */
export interface ExpectedAction {
  seat: number;
  text: string;
  message: Message;
}

/** The seat's extra turn is lost, because the age is over. */
export interface ExtraTurnLost {
  event: "extra_turn_lost";
  seat: number | null;
  message?: Message;
}

/** A family of games. */
export interface FamilyInfo {
  family: string;
  title: Message;
  expansions: string[];
  seats: number[];
  options: Record<string, string[]>;
}

/** A comparison of shields that would take place if the age ended now. */
export interface Fight {
  seats: [number, number];
  tokens: [number, number];
}

/** Units that a city may buy from a neighbor in each round. */
export interface ForSale {
  buyer: number;
  neighbor: "left" | "right";
  seller: number;
  source: Piece;
  resources: string[];
  units: number;
  price: number;
}

/** It is free. */
export interface Free {
  kind: "free";
}

/** A stage lets its city build one card of the age for free. */
export interface FreeBuild {
  kind: "free_build";
  source: Piece;
}

/** A senator is free. */
export interface FreeRecruit {
  kind: "free_recruit";
  source: Piece;
}

/** The coins taken from Astarte, outside the treasury. */
export interface FromAstarte {
  kind: "from_astarte";
  coins: number;
}

export type FromClient = Act | Undo | Resign | Say | Hint | Analyse | Cancel;

/** A card of the discard pile is built for free. */
export interface FromDiscard {
  kind: "from_discard";
}

export type FromServer = Update | Answer | Said | Progress | Hinted | Analysed | Complaint;

/** The games on offer, and the computer players. */
export interface Games {
  families: FamilyInfo[];
  levels: string[];
  phrases: string[];
  languages: string[];
}

/** The additional cost of the Gate. */
export interface Gate {
  kind: "gate";
  coins: number;
}

/** The Gate is placed on a space. */
export interface GatePlaced {
  event: "gate_placed";
  seat: number | null;
  space: string;
  message?: Message;
}

/** The god that the seat placed face down, secret from its opponent. */
export interface GodChosen {
  event: "god_chosen";
  seat: number | null;
  god: string;
  space: string;
  message?: Message;
}

/** The gods of a mythology left in their deck. */
export interface GodDeck {
  mythology: string;
  left: number;
  gods: (string | null)[];
  face_up: boolean;
}

/** The seat places a god face down on a space; its mythology is public. */
export interface GodPlaced {
  event: "god_placed";
  seat: number | null;
  mythology: string;
  space: string;
  message?: Message;
}

/** A god is revealed to both players. */
export interface GodRevealed {
  event: "god_revealed";
  seat: number | null;
  god: string;
  message?: Message;
}

/** The seat looks at a god in secret. */
export interface GodSeen {
  event: "god_seen";
  seat: number | null;
  god: string;
  message?: Message;
}

/** A hand, as the viewer remembers it. */
export interface HandView {
  seat: number;
  size: number;
  cards: string[];
  unseen: number;
}

/** Every hand moves on. */
export interface HandsPassed {
  event: "hands_passed";
  seat: number | null;
  to: string;
  message?: Message;
}

/** The events of one line of the game. */
export interface Happening {
  number: number;
  seat: number;
  kind: "action" | "resign" | "retract" | "undo";
  events: AnyEvent[];
}

/** Ask for advice; only where no other person plays. */
export interface Hint {
  type: "hint";
  key: string;
  level?: string;
}

/** The advice that was asked for. */
export interface Hinted {
  type: "hinted";
  key: string;
  number: number;
  advice: Advice;
}

/** A printed icon; unused fields are omitted. */
export interface Icon {
  icon: string;
  amount?: number;
  resources?: string[];
  for_sale?: boolean;
  goods?: string;
  seller?: string;
  symbol?: string;
  age?: number;
  right?: string;
  what?: string;
  where?: string;
}

/** A military token acts for the seat. */
export interface InfluenceToken {
  event: "influence_token";
  seat: number | null;
  size: string;
  message?: Message;
}

/** The right to a seat. */
export interface Invitation {
  token?: string;
  seat?: number | null;
}

/** A decision of a game, and the action that was played. */
export interface JudgedDecision {
  number: number;
  seat: number;
  age: number;
  decision: string;
  played: string;
  played_message: Message;
  best: string;
  best_message: Message;
  chance: number;
  cost: number;
  reason: Message | null;
}

/** The last round that was carried out. */
export interface LastRound {
  age: number;
  round: number;
  cards: PlayedCard[];
}

/** The seat's last card of an age goes to the discard pile. */
export interface LeftOver {
  event: "left_over";
  seat: number | null;
  card: string;
  message?: Message;
}

/** A discount on an activation: the Sanctuary, or an offering. */
export interface Less {
  kind: "less";
  coins: number;
  source: Piece;
}

/** The progress token that Obscurantism has locked. */
export interface LockedToken {
  token: string | null;
  seat: number;
  suspects: string[];
}

/** The guest who sends the request. */
export interface Me {
  id: string;
  name: string;
}

/** The id of a message and its arguments; empty fields are omitted in JSON. */
export interface Message {
  id: string;
  arguments?: Record<string, string | number | Message>;
  plain?: string;
}

/** The seat removes a military token unused. */
export interface MilitaryTokenRemoved {
  event: "military_token_removed";
  seat: number | null;
  size: string;
  side: number;
  message?: Message;
}

/** Minerva has stopped the seat's advance and leaves the track. */
export interface MinervaGone {
  event: "minerva_gone";
  seat: number | null;
  message?: Message;
}

/** The seat puts Minerva on the conflict track. */
export interface MinervaPlaced {
  event: "minerva_placed";
  seat: number | null;
  position: number;
  message?: Message;
}

/** Everything that is stored about a guest. */
export interface MyData {
  id: string;
  name: string;
  created: number;
  seen: number;
  tables: string[];
}

/** The key that makes another device the same guest. Keep it secret. */
export interface MyKey {
  key: string;
}

/** A table as one guest sees it. */
export interface MyTable {
  table: TableInfo;
  seat: number | null;
  token: string;
}

/** The wanted name of a guest. */
export interface NewName {
  name: string;
}

/** A table to open; the guest who opens it has the first seat. */
export interface NewTable {
  variant: string;
  options?: Record<string, string>;
  is_open?: boolean;
  computers?: string[];
  clock?: Clock | null;
}

/** The current cost of an accessible card for a city. */
export interface Offer {
  card: string;
  slot: string;
  status: "chain" | "own" | "short" | "trade";
  price: number;
  short_by: number;
  chained: boolean;
  payment: Receipt;
}

/** The seat spends an offering token on an activation. */
export interface OfferingSpent {
  event: "offering_spent";
  seat: number | null;
  divine_token: string;
  message?: Message;
}

/** How a finished game ended. */
export interface OutcomePosition {
  kind: string;
  winners: number[];
}

/** How the game ended. */
export interface OutcomeView {
  kind: string;
  winners: number[];
  rows: Record<string, number[]>;
  totals: number[];
}

/** The seat pays coins to a neighbor for resources. */
export interface PaidCity {
  event: "paid_city";
  seat: number | null;
  coins: number;
  city: number;
  message?: Message;
}

/** The seat moves coins from Astarte to the treasury, to pay with them. */
export interface PaidFromCard {
  event: "paid_from_card";
  seat: number | null;
  coins: number;
  message?: Message;
}

/** The seat pays coins to its opponent. */
export interface PaidOpponent {
  event: "paid_opponent";
  seat: number | null;
  coins: number;
  message?: Message;
}

/** The seat completes a pair of science symbols. */
export interface Pair {
  event: "pair";
  seat: number | null;
  symbol: string;
  message?: Message;
}

/** One of the six spaces. */
export interface PantheonSpace {
  space: string;
  god: string | null;
  mythology: string | null;
  gate: boolean;
  empty: boolean;
  face_up: boolean;
  known: boolean;
  prices: number[];
}

/** The Pantheon, its decks and tokens. */
export interface PantheonView {
  spaces: PantheonSpace[];
  decks: GodDeck[];
  tokens: SlotToken[];
  seats: DivineSeat[];
  minerva: number | null;
  snake: string | null;
  enki: string[];
}

/** The seat moves the conflict pawn towards its opponent's capital. */
export interface PawnMoved {
  event: "pawn_moved";
  seat: number | null;
  position: number;
  spaces: number;
  message?: Message;
}

/** The performance of a seat. */
export interface Performance {
  seat: number;
  decisions: number;
  cost: number;
  mistakes: number;
}

/** A component by name. */
export interface Piece {
  kind: string;
  id: string;
}

/** The view of a family without one of its own: the fields that any game has. */
export interface PlainView {
  family: "plain";
  variant: string;
  options: Record<string, string>;
  seat: number | null;
  pending: number[];
  decision: string;
  argument: string;
  prompt: Message | null;
  outcome: OutcomeView | null;
  actions: Action[];
  scores: Score[];
}

/** The seat will take an extra turn. */
export interface PlayAgain {
  event: "play_again";
  seat: number | null;
  message?: Message;
}

/** The seat plays an action; a seat of None is nature. */
export interface Played {
  event: "played";
  seat: number | null;
  text: string;
  message?: Message;
}

/** A city's use of a card. */
export interface PlayedCard {
  seat: number;
  use: "built" | "left_over" | "sold" | "stage";
  card: string | null;
  last_card: boolean;
}

/** The points of all seats at a state number, counted as if the game ended there. */
export interface PointsAt {
  number: number;
  age: number;
  totals: number[];
}

/** The points after each action of a player, without those that were taken back. */
export interface PointsOverTime {
  points: PointsAt[];
}

/** The consequences of an action. */
export interface Preview {
  points: number[];
  asks: string;
  prompt: Message | null;
}

/** Coins that are part of the printed cost. */
export interface PrintedCoins {
  kind: "printed_coins";
  coins: number;
}

/** The reason why a request was refused. */
export interface Problem {
  message: Message;
  text: string;
}

/** A card of the city produces units of the need. */
export interface Produced {
  kind: "produced";
  resource: string;
  amount: number;
  source: Piece;
}

/** A piece that produces every round. */
export interface Producer {
  source: Piece;
  resources: string[];
  units: number;
  for_sale: boolean;
}

/** The progress of a hint or an analysis. */
export interface Progress {
  type: "progress";
  key: string;
  done: number;
}

/** A progress token is placed on the board. */
export interface ProgressDealt {
  event: "progress_dealt";
  seat: number | null;
  token: string;
  message?: Message;
}

/** The seat builds nothing from the discard pile. */
export interface RaiseDeclined {
  event: "raise_declined";
  seat: number | null;
  message?: Message;
}

/** Whether a guest is ready to begin. */
export interface Ready {
  is_ready: boolean;
}

/** A black card saves a coin of the payments to one neighbor in a round. */
export interface Rebate {
  kind: "rebate";
  neighbor: "left" | "right";
  coins: number;
  source: Piece;
}

/** The cheapest way to pay for something, line by line. */
export interface Receipt {
  total: number;
  lines: (Produced | Choice | PrintedCoins | Chain | Free | FromDiscard | ToBank | Waived | Bought | ToOpponent | ChainToken | Engineering | Space | Gate | Less | FromAstarte | ChainBorrowed | CoinsWaived | Senators | FreeRecruit)[];
  short_by: number;
}

/** The seat recruits a senator from the structure. */
export interface Recruited {
  event: "recruited";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The seat recruits a senator from the discard pile. */
export interface RecruitedFromDiscard {
  event: "recruited_from_discard";
  seat: number | null;
  card: string;
  message?: Message;
}

/** One of the removed cards that the seat looks at, secret from its opponent. */
export interface RemovedCardSeen {
  event: "removed_card_seen";
  seat: number | null;
  card: string;
  message?: Message;
}

/** Cards removed from this age that Treason has looked at. */
export interface RemovedCards {
  seat: number;
  cards: (string | null)[];
}

/** The seat looks at the cards removed from the game. */
export interface RemovedLookedAt {
  event: "removed_looked_at";
  seat: number | null;
  message?: Message;
}

/** Resign: with two players the other one wins, with more a computer goes on. */
export interface Resign {
  type: "resign";
  number: number;
  key: string;
}

/** A black card lets its city build stages without resources. */
export interface ResourcesWaived {
  kind: "resources_waived";
  resources: Record<string, number>;
  source: Piece;
}

/** The card of a slot of the structure is revealed. */
export interface Revealed {
  event: "revealed";
  seat: number | null;
  slot: string;
  card: string;
  message?: Message;
}

/** Each player chooses a card. */
export interface RoundBegan {
  event: "round_began";
  seat: number | null;
  round: number;
  age: number;
  message?: Message;
}

/** A phrase that a player says. */
export interface Said {
  type: "said";
  seat: number;
  phrase: string;
}

/** Say one of the set phrases. */
export interface Say {
  type: "say";
  phrase: string;
}

/** The points of one seat. */
export interface Score {
  rows: Record<string, number>;
  total: number;
}

/** A seat and its player. */
export interface SeatInfo {
  seat: number;
  name: string;
  computer: string;
  is_ready: boolean;
  is_here: boolean;
  left: number | null;
  is_running: boolean;
}

/** One of the seats. */
export interface SeatNumber {
  seat: number;
}

/** A player's part of the Senate. */
export interface SenateSeat {
  seat: number;
  supply: number;
  senators: number;
  recruit_price: number;
  senate_actions: number;
  conspiracies: ConspiracyView[];
}

/** The Senate and the conspiracies. */
export interface SenateView {
  chambers: ChamberView[];
  seats: SenateSeat[];
  deck: ConspiracyDeck;
  locked: LockedToken | null;
  ruined: string | null;
  removed: RemovedCards | null;
}

/** A senator costs a coin for each senator in the city. */
export interface Senators {
  kind: "senators";
  coins: number;
}

/** Where the service can be reached. */
export interface ServiceInfo {
  address: string;
  is_loopback: boolean;
}

/** The seat turns its board to a side. */
export interface SideChosen {
  event: "side_chosen";
  seat: number | null;
  board: string;
  side: string;
  message?: Message;
}

/** A token on a card of the structure. */
export interface SlotToken {
  slot: string;
  token: string;
}

/** A slot of the structure that still has a card. */
export interface SlotView {
  slot: string;
  row: number;
  column: number;
  card: string | null;
  back: string;
  accessible: boolean;
  face_up: boolean;
  covered_by: string[];
}

/** The seat loses the snake and its symbol, since the card has left its city. */
export interface SnakeLost {
  event: "snake_lost";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The card that the seat sold, secret from others. */
export interface SoldCard {
  event: "sold_card";
  seat: number | null;
  card: string;
  coins: number;
  message?: Message;
}

/** The cost of a space's card in the Pantheon for the player. */
export interface Space {
  kind: "space";
  space: string;
  coins: number;
}

/** The seat builds a stage of its wonder. */
export interface StageBuilt {
  event: "stage_built";
  seat: number | null;
  stage: number;
  message?: Message;
}

/** The card that the seat put under a stage, secret from others. */
export interface StageCard {
  event: "stage_card";
  seat: number | null;
  card: string;
  stage: number;
  message?: Message;
}

/** A stage of a wonder. */
export interface StageView {
  stage: number;
  built: boolean;
  coins: number;
  resources: Record<string, number>;
  icons: Icon[];
  age: number | null;
  card: string | null;
}

/** The seat discards a card from the structure. */
export interface StructureCardDiscarded {
  event: "structure_card_discarded";
  seat: number | null;
  card: string;
  message?: Message;
}

/** The seat discards a card from the structure. */
export interface StructureDiscarded {
  event: "structure_discarded";
  seat: number | null;
  slot: string;
  card: string;
  message?: Message;
}

/** The cards in the middle of the table. */
export interface StructureView {
  rows: number;
  columns: number;
  slots: SlotView[];
}

/** How far a player has come towards one kind of supremacy. */
export interface Supremacy {
  seat: number;
  kind: string;
  reached: number;
  needed: number;
  is_near: boolean;
}

/** The seat puts the snake on a card and gains its symbol. */
export interface SymbolCopied {
  event: "symbol_copied";
  seat: number | null;
  card: string;
  message?: Message;
}

/** A table without its game. */
export interface TableInfo {
  id: string;
  variant: string;
  options: Record<string, string>;
  stage: "closed" | "lobby" | "over" | "playing";
  is_open: boolean;
  seats: SeatInfo[];
  host: number | null;
  commitment: string;
  seed: string | null;
  nonce: string | null;
  resigned: number | null;
  reason: Message | null;
  next: string;
  clock: Clock | null;
}

/** The position at a state number, as a seat or a spectator sees it. */
export interface TablePosition {
  number: number;
  view: AnyView;
  has_secrets: boolean;
}

/** The story of a game: as far as the guest may know it, and all of it when it is over. */
export interface TableStory {
  happenings: Happening[];
}

/** Some tables, the one that changed last first. */
export interface Tables {
  tables: TableInfo[];
}

/** Coins paid to the bank. */
export interface ToBank {
  kind: "to_bank";
  coins: number;
}

/** Coins paid to a neighboring city. */
export interface ToNeighbor {
  kind: "to_neighbor";
  neighbor: "left" | "right";
  seat: number;
  coins: number;
}

/** Coins paid to the opponent. */
export interface ToOpponent {
  kind: "to_opponent";
  coins: number;
  source: Piece;
}

/** The seat takes no progress token. */
export interface TokenDeclined {
  event: "token_declined";
  seat: number | null;
  message?: Message;
}

/** A progress token is drawn from the box for the seat to choose from. */
export interface TokenDrawn {
  event: "token_drawn";
  seat: number | null;
  token: string;
  message?: Message;
}

/** A mythology or offering token is placed on a card of the structure. */
export interface TokenLaid {
  event: "token_laid";
  seat: number | null;
  slot: string;
  divine_token: string;
  message?: Message;
}

/** The seat locks a progress token; one from the box may be secret. */
export interface TokenLocked {
  event: "token_locked";
  seat: number | null;
  token: string;
  message?: Message;
}

/** The seat locks a progress token of the box face down. */
export interface TokenLockedUnseen {
  event: "token_locked_unseen";
  seat: number | null;
  message?: Message;
}

/** The seat loses a progress token. */
export interface TokenLost {
  event: "token_lost";
  seat: number | null;
  token: string;
  message?: Message;
}

/** The seat takes a Victory token without a fight. */
export interface TokenRaided {
  event: "token_raided";
  seat: number | null;
  value: number;
  message?: Message;
}

/** The seat takes a progress token. */
export interface TokenTaken {
  event: "token_taken";
  seat: number | null;
  token: string;
  message?: Message;
}

/** The price of a unit from one neighbor. */
export interface TradePrices {
  raw: number;
  made: number;
}

/** A build that is not possible now, with the reason. */
export interface Unavailable {
  seat: number;
  verb: string;
  card: string | null;
  reason: Message;
}

/** A slot that becomes accessible. */
export interface Uncovered {
  slot: string;
  face_down: boolean;
}

/** Take back what the seat has sealed, or its last choice. */
export interface Undo {
  type: "undo";
  number: number;
  key: string;
}

/** The current price of one unit of a resource for a city, and the reason. */
export interface UnitPrice {
  price: number;
  symbols: number;
  fixed_by: Piece | null;
  cheaper_by?: Piece | null;
}

/** The cards of one back that no player has seen in this age. */
export interface Unseen {
  back: string;
  cards: string[];
  face_down: number;
}

/** The table as it is now, and the happenings since the last update. */
export interface Update {
  type: "update";
  table: TableInfo;
  seat: number | null;
  number: number;
  happenings: Happening[];
  view: AnyView | null;
  can_undo: boolean;
  has_secrets: boolean;
}

/** The seat takes a Victory token against a neighbor. */
export interface VictoryToken {
  event: "victory_token";
  seat: number | null;
  value: number;
  loser: number;
  message?: Message;
}

/** Units that need not be paid. */
export interface Waived {
  kind: "waived";
  resource: string;
  amount: number;
  source: Piece;
  unit_price: number;
}

/** The seat builds a wonder, with a card under it. */
export interface WonderBuilt {
  event: "wonder_built";
  seat: number | null;
  wonder: string;
  card: string;
  message?: Message;
}

/** A wonder is shown. */
export interface WonderDealt {
  event: "wonder_dealt";
  seat: number | null;
  wonder: string;
  message?: Message;
}

/** The seat takes a wonder, to build it later. */
export interface WonderPicked {
  event: "wonder_picked";
  seat: number | null;
  wonder: string;
  message?: Message;
}

/** The seat's last wonder goes back to the box: seven are built. */
export interface WonderReturned {
  event: "wonder_returned";
  seat: number | null;
  wonder: string;
  message?: Message;
}

/** The seat's wonder is dismantled, to be built again, and the card under it discarded. */
export interface WonderRuined {
  event: "wonder_ruined";
  seat: number | null;
  wonder: string;
  card: string;
  message?: Message;
}

/** The seat's wonder goes back to the box and stays there. */
export interface WonderSabotaged {
  event: "wonder_sabotaged";
  seat: number | null;
  wonder: string;
  message?: Message;
}

/** The seat takes a wonder that its opponent has not built. */
export interface WonderTaken {
  event: "wonder_taken";
  seat: number | null;
  wonder: string;
  message?: Message;
}

/** A wonder before a player. */
export interface WonderView {
  id: string;
  built: boolean;
  card: string | null;
  payment: Receipt | null;
  affordable: boolean;
}
