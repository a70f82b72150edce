/* Made by tools/web from the server's own schemas; `tools/web types` makes it again. */
/**
 * Where a table is in its life.
 *
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Stage".
 */
export type Stage = "gathering" | "over" | "paused" | "playing";
/**
 * What a question is for.
 *
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Asks".
 */
export type Asks = "move" | "vote" | "word";
/**
 * What is asked now, in the order of the engine's numbers.
 *
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GamePhase".
 */
export type GamePhase = "name" | "over" | "play" | "suffer" | "who";
/**
 * What a seat may say about going next (RC-94).
 *
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameWish".
 */
export type GameWish = "neutral" | "rather-not" | "want";
/**
 * How a game ended.
 *
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameOutcome".
 */
export type GameOutcome = "lost:cannot-pay" | "lost:stalemate" | "lost:stuck" | "won";
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameMove".
 */
export type GameMove = GamePlay | GamePay | GameYield | GameFlip | GameName | GamePost;
/**
 * The reminders there are; each is about something that everybody sees.
 *
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Chip".
 */
export type Chip = "goal" | "hand-sizes" | "hint" | "last-move" | "open-piles" | "rule" | "thinking" | "whose-turn";
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameEvent".
 */
export type GameEvent =
  | GamePlayed
  | GameYielded
  | GameFlipped
  | GameBlocked
  | GameHealed
  | GameDrew
  | GameShielded
  | GameDealt
  | GameDefeated
  | GameRevealed
  | GameImmunityCancelled
  | GameOwed
  | GameSpared
  | GamePaid
  | GameNamed
  | GameWished
  | GameWishesOpened
  | GameWon
  | GameLost;
/**
 * A suit and the letter it is written with.
 *
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameSuit".
 */
export type GameSuit = "C" | "D" | "H" | "S";
/**
 * Where cards lie that are out of play.
 *
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GamePile".
 */
export type GamePile = "discard" | "tavern";
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Command".
 */
export type Command =
  | Sit
  | Leave
  | Fill
  | Start
  | Act
  | Say
  | Propose
  | Vote
  | Pause
  | Resume
  | GoAway
  | ComeBack
  | AskToSee
  | Consent
  | Withdraw
  | Remind
  | Chat
  | Timeout;

export interface Regicide {
  look: Look;
  message: Message;
  command: Command;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  revision: number;
  viewer: number | string | null;
  game: string;
  rules: string;
  stage: Stage;
  deal: number;
  seats: (Open | Person | Bot)[];
  watchers: Watcher[];
  askers: Watcher[];
  questions: Question[];
  window: number | null;
  proposal: Proposal | null;
  clock: Clock;
  late: number[];
  has_undo: boolean;
  can_undo: boolean;
  commitment: string | null;
  result: string | null;
  view: GameFacts | null;
  views: GameFacts[];
  legal_moves: {
    text: string;
    move: GameMove;
  }[];
  sayings: {
    text: string;
    move: GameMove;
  }[];
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Open".
 */
export interface Open {
  is: "open";
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Person".
 */
export interface Person {
  is: "person";
  name: string;
  is_away: boolean;
  stand_in: string | null;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Bot".
 */
export interface Bot {
  is: "bot";
  spec: string;
  name: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Watcher".
 */
export interface Watcher {
  name: string;
  seat: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  number: number;
  seat: number;
  asks: Asks;
  voice: string | null;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Proposal".
 */
export interface Proposal {
  seat: number;
  wish: Undo | Resign | Rematch | Replace | Retime;
  yes: number[];
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  is: "undo";
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  is: "resign";
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  is: "rematch";
  is_same_deal: boolean;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Replace".
 */
export interface Replace {
  is: "replace";
  seat: number;
  bot: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Retime".
 */
export interface Retime {
  is: "retime";
  limit: (TurnTimer | TimeBank) | null;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "TurnTimer".
 */
export interface TurnTimer {
  is: "turn-timer";
  seconds: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "TimeBank".
 */
export interface TimeBank {
  is: "time-bank";
  seconds: number;
  increment: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  limit: (TurnTimer | TimeBank) | null;
  left: number[];
  seat: number | null;
  since: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameView".
 *
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameFacts".
 */
export interface GameFacts {
  rules: string;
  seat: number | null;
  players: number;
  phase: GamePhase;
  decider: number | null;
  turn: number;
  enemy: string;
  damage: number;
  shield: number;
  is_cancelled: boolean;
  attack: number;
  owed: number;
  hand: string[];
  hand_sizes: number[];
  hand_layers: [number, number][][];
  tavern: number[];
  layers: [number, string[]][];
  strays: [string, number][];
  discard: string[];
  discard_size: number;
  discard_top: string | null;
  plays: [number, string[]][];
  fallen: string[];
  yielded: boolean[];
  streak: number;
  flips: number;
  wishes: (GameWish | null)[];
  batches: number;
  last_heal: number;
  outcome: GameOutcome | null;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GamePlay".
 */
export interface GamePlay {
  move: "play";
  cards: string[];
  last: string | null;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GamePay".
 */
export interface GamePay {
  move: "pay";
  cards: string[];
  last: string | null;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameYield".
 */
export interface GameYield {
  move: "yield";
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameFlip".
 */
export interface GameFlip {
  move: "flip";
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameName".
 */
export interface GameName {
  move: "name";
  seat: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GamePost".
 */
export interface GamePost {
  move: "post";
  seat: number;
  wish: GameWish;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Message".
 */
export interface Message {
  revision: number;
  at: number;
  by: number | string | null;
  what:
    | Began
    | NewDeal
    | Decided
    | Spoke
    | Sat
    | Left
    | Filled
    | WentAway
    | StoodIn
    | CameBack
    | KeptSilent
    | Undone
    | Proposed
    | Voted
    | Dropped
    | Resigned
    | Retimed
    | Paused
    | Resumed
    | TimedOut
    | AskedToSee
    | Consented
    | Withdrew
    | Reminded
    | Chatted;
  events: GameEvent[];
  look: {
    revision?: number;
    viewer?: number | string | null;
    game?: string;
    rules?: string;
    stage?: Stage;
    deal?: number;
    seats?: (Open | Person | Bot)[];
    watchers?: Watcher[];
    askers?: Watcher[];
    questions?: Question[];
    window?: number | null;
    proposal?: Proposal | null;
    clock?: Clock;
    late?: number[];
    has_undo?: boolean;
    can_undo?: boolean;
    commitment?: string | null;
    result?: string | null;
    view?: GameFacts | null;
    views?: GameFacts[];
    legal_moves?: {
      text: string;
      move: GameMove;
    }[];
    sayings?: {
      text: string;
      move: GameMove;
    }[];
  };
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Began".
 */
export interface Began {
  what: "began";
  game: string;
  rules: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "NewDeal".
 */
export interface NewDeal {
  what: "new-deal";
  number: number;
  commitment: string | null;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Decided".
 */
export interface Decided {
  what: "decided";
  seat: number;
  voice: string | null;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Spoke".
 */
export interface Spoke {
  what: "spoke";
  seat: number;
  voice: string | null;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Sat".
 */
export interface Sat {
  what: "sat";
  seat: number;
  name: string;
  nonce: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Left".
 */
export interface Left {
  what: "left";
  seat: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Filled".
 */
export interface Filled {
  what: "filled";
  seat: number;
  bot: Bot;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "WentAway".
 */
export interface WentAway {
  what: "went-away";
  seat: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "StoodIn".
 */
export interface StoodIn {
  what: "stood-in";
  seat: number;
  bot: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "CameBack".
 */
export interface CameBack {
  what: "came-back";
  seat: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "KeptSilent".
 */
export interface KeptSilent {
  what: "kept-silent";
  seat: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Undone".
 */
export interface Undone {
  what: "undone";
  moves: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Proposed".
 */
export interface Proposed {
  what: "proposed";
  seat: number;
  wish: Undo | Resign | Rematch | Replace | Retime;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Voted".
 */
export interface Voted {
  what: "voted";
  seat: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Dropped".
 */
export interface Dropped {
  what: "dropped";
  seat: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Resigned".
 */
export interface Resigned {
  what: "resigned";
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Retimed".
 */
export interface Retimed {
  what: "retimed";
  limit: (TurnTimer | TimeBank) | null;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Paused".
 */
export interface Paused {
  what: "paused";
  seat: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Resumed".
 */
export interface Resumed {
  what: "resumed";
  seat: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "TimedOut".
 */
export interface TimedOut {
  what: "timed-out";
  seat: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "AskedToSee".
 */
export interface AskedToSee {
  what: "asked-to-see";
  seat: number;
  name: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Consented".
 */
export interface Consented {
  what: "consented";
  seat: number;
  name: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Withdrew".
 */
export interface Withdrew {
  what: "withdrew";
  seat: number;
  name: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Reminded".
 */
export interface Reminded {
  what: "reminded";
  seat: number;
  chip: Chip;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Chatted".
 */
export interface Chatted {
  what: "chatted";
  name: string;
  text: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GamePlayed".
 */
export interface GamePlayed {
  event: "played";
  seat: number;
  cards: string[];
  value: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameYielded".
 */
export interface GameYielded {
  event: "yielded";
  seat: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameFlipped".
 */
export interface GameFlipped {
  event: "flipped";
  seat: number;
  cards: string[];
  left: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameBlocked".
 */
export interface GameBlocked {
  event: "blocked";
  suit: GameSuit;
  noted: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameHealed".
 */
export interface GameHealed {
  event: "healed";
  count: number;
  cards: string[];
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameDrew".
 */
export interface GameDrew {
  event: "drew";
  seat: number;
  count: number;
  cards: string[];
  known: string[];
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameShielded".
 */
export interface GameShielded {
  event: "shielded";
  amount: number;
  total: number;
  attack: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameDealt".
 */
export interface GameDealt {
  event: "dealt";
  amount: number;
  is_doubled: boolean;
  total: number;
  health: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameDefeated".
 */
export interface GameDefeated {
  event: "defeated";
  enemy: string;
  is_exact: boolean;
  to: GamePile;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameRevealed".
 */
export interface GameRevealed {
  event: "revealed";
  enemy: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameImmunityCancelled".
 */
export interface GameImmunityCancelled {
  event: "immunity-cancelled";
  enemy: string;
  woken: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameOwed".
 */
export interface GameOwed {
  event: "owed";
  seat: number;
  amount: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameSpared".
 */
export interface GameSpared {
  event: "spared";
  seat: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GamePaid".
 */
export interface GamePaid {
  event: "paid";
  seat: number;
  cards: string[];
  value: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameNamed".
 */
export interface GameNamed {
  event: "named";
  by: number;
  seat: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameWished".
 */
export interface GameWished {
  event: "wished";
  seat: number;
  wish: GameWish | null;
  is_open: boolean;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameWishesOpened".
 */
export interface GameWishesOpened {
  event: "wishes-opened";
  wishes: GameWish[];
  seat: number | null;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameWon".
 */
export interface GameWon {
  event: "won";
  medal: string | null;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GameLost".
 */
export interface GameLost {
  event: "lost";
  reason: GameOutcome;
  seat: number | null;
  attack: number;
  defeated: number;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  do: "sit";
  seat: number;
  nonce?: string;
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  do: "leave";
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Fill".
 */
export interface Fill {
  do: "fill";
  seat: number;
  bot: string;
  name?: string;
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  do: "start";
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  do: "act";
  question: number;
  moves: string[];
  line?: string;
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  do: "say";
  question: number;
  move?: string | null;
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Propose".
 */
export interface Propose {
  do: "propose";
  wish: Undo | Resign | Rematch | Replace | Retime;
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Vote".
 */
export interface Vote {
  do: "vote";
  question: number;
  is_yes: boolean;
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Pause".
 */
export interface Pause {
  do: "pause";
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Resume".
 */
export interface Resume {
  do: "resume";
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GoAway".
 */
export interface GoAway {
  do: "go-away";
  bot?: string | null;
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "ComeBack".
 */
export interface ComeBack {
  do: "come-back";
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "AskToSee".
 */
export interface AskToSee {
  do: "ask-to-see";
  seat: number;
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Consent".
 */
export interface Consent {
  do: "consent";
  name: string;
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Withdraw".
 */
export interface Withdraw {
  do: "withdraw";
  name: string;
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Remind".
 */
export interface Remind {
  do: "remind";
  chip: Chip;
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  do: "chat";
  text: string;
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Timeout".
 */
export interface Timeout {
  do: "timeout";
  id?: string;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Entry".
 */
export interface Entry {
  revision: number;
  at: number;
  by: number | string | null;
  command: string;
  what:
    | Opened
    | Dealt
    | Sat
    | Left
    | Filled
    | WentAway
    | StoodIn
    | CameBack
    | Moved
    | Said
    | KeptSilent
    | Undone
    | Proposed
    | Voted
    | Dropped
    | Resigned
    | Retimed
    | Paused
    | Resumed
    | TimedOut
    | AskedToSee
    | Consented
    | Withdrew
    | Reminded
    | Chatted;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Opened".
 */
export interface Opened {
  what: "opened";
  game: string;
  rules: string;
  seats: (Open | Person | Bot)[];
  root: string;
  seed: number | null;
  start: Record | null;
  limit: (TurnTimer | TimeBank) | null;
  has_undo?: boolean;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Record".
 */
export interface Record {
  headers: {
    [k: string]: string;
  };
  body: [number, string][];
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Dealt".
 */
export interface Dealt {
  what: "dealt";
  number: number;
  record: Record;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
  what: "moved";
  seat: number;
  move: string;
  line: string;
  voice: string | null;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  what: "said";
  seat: number;
  move: string;
  voice: string | null;
}
/**
 * This interface was referenced by `Regicide`'s JSON-Schema
 * via the `definition` "GamePreview".
 */
export interface GamePreview {
  seat: number;
  move: GamePlay | GamePay | GameYield | GameFlip | GameName | GamePost;
  events: (
    | GamePlayed
    | GameYielded
    | GameFlipped
    | GameBlocked
    | GameHealed
    | GameDrew
    | GameShielded
    | GameDealt
    | GameDefeated
    | GameRevealed
    | GameImmunityCancelled
    | GameOwed
    | GameSpared
    | GamePaid
    | GameNamed
    | GameWished
    | GameWishesOpened
    | GameWon
    | GameLost
  )[];
  due: number;
  owed: number;
  attack: number;
  hand: string[];
  unknown: number;
  flips: number;
  shares_damage: boolean;
  follows: number | null;
  is_bound: boolean;
  powers: [string, "blocked" | "double" | "draw" | "heal" | "jester" | "shield"][];
}
