/* Made by tools/web from the server's own schemas; `tools/web types` makes it again. */
/**
 * Where a table is in its life.
 *
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Stage".
 */
export type Stage = "gathering" | "over" | "paused" | "playing";
/**
 * What a question is for.
 *
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Asks".
 */
export type Asks = "move" | "vote" | "word";
/**
 * What is being decided, in the order of the engine's numbers; Roll and Gather need no decision.
 *
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GamePhase".
 */
export type GamePhase =
  | "colour"
  | "declare"
  | "heal"
  | "lose"
  | "over"
  | "pips"
  | "prepare"
  | "raise"
  | "resolve"
  | "set"
  | "share"
  | "split";
/**
 * What a seat declares.
 *
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameAction".
 */
export type GameAction = "A" | "B" | "C" | "H" | "K";
/**
 * The colour of a die and its letter; the order is that of the spells.
 *
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameColour".
 */
export type GameColour = "b" | "k" | "r" | "y";
/**
 * Which half of a colour a caster gathers.
 *
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameParity".
 */
export type GameParity = "even" | "odd";
/**
 * How a game ended.
 *
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameOutcome".
 */
export type GameOutcome = "lost:damage" | "lost:rounds" | "won";
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameMove".
 */
export type GameMove =
  | GameDeclare
  | GameAct
  | GameSpend
  | GameRaise
  | GameMakeSet
  | GameCast
  | GameUse
  | GamePips
  | GameHeal
  | GameShare
  | GameSplit
  | GameLose
  | GamePut
  | GameDone;
/**
 * The reminders there are; each is about something that everybody sees.
 *
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Chip".
 */
export type Chip = "goal" | "hand-sizes" | "hint" | "last-move" | "open-piles" | "rule" | "thinking" | "whose-turn";
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
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

export interface Regidice {
  look: Look;
  message: Message;
  command: Command;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
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
  view: GameViewJson | null;
  views: GameViewJson[];
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
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Open".
 */
export interface Open {
  is: "open";
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Person".
 */
export interface Person {
  is: "person";
  name: string;
  is_away: boolean;
  stand_in: string | null;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Bot".
 */
export interface Bot {
  is: "bot";
  spec: string;
  name: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Watcher".
 */
export interface Watcher {
  name: string;
  seat: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  number: number;
  seat: number;
  asks: Asks;
  voice: string | null;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Proposal".
 */
export interface Proposal {
  seat: number;
  wish: Undo | Resign | Rematch | Replace | Retime;
  yes: number[];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  is: "undo";
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  is: "resign";
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  is: "rematch";
  is_same_deal: boolean;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Replace".
 */
export interface Replace {
  is: "replace";
  seat: number;
  bot: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Retime".
 */
export interface Retime {
  is: "retime";
  limit: (TurnTimer | TimeBank) | null;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "TurnTimer".
 */
export interface TurnTimer {
  is: "turn-timer";
  seconds: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "TimeBank".
 */
export interface TimeBank {
  is: "time-bank";
  seconds: number;
  increment: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  limit: (TurnTimer | TimeBank) | null;
  left: number[];
  seat: number | null;
  since: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameView".
 *
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameViewJson".
 */
export interface GameViewJson {
  seat: number | null;
  players: number;
  rules: string;
  round: number;
  first_caller: number;
  phase: GamePhase;
  decider: number | null;
  enemy_number: number;
  enemy: number[];
  enemy_at_start: number[];
  spell_dice: number[];
  attack: number;
  defence: number;
  pips_left: number;
  upcoming: number[];
  injured: string[];
  pools: string[][];
  zones: string[][];
  calls: (GameDeclare | null)[];
  owed: number[];
  received: number[][];
  wanted: number[];
  votes: (
    | GameDeclare
    | GameAct
    | GameSpend
    | GameRaise
    | GameMakeSet
    | GameCast
    | GameUse
    | GamePips
    | GameHeal
    | GameShare
    | GameSplit
    | GameLose
    | GamePut
    | GameDone
  )[];
  progress: GameRoundJson;
  outcome: GameOutcome | null;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameDeclare".
 */
export interface GameDeclare {
  move: "declare";
  action: GameAction;
  number: number | null;
  colour: GameColour | null;
  parity: GameParity | null;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameAct".
 */
export interface GameAct {
  move: "act";
  seat: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameSpend".
 */
export interface GameSpend {
  move: "spend";
  seat: number;
  colour: GameColour;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameRaise".
 */
export interface GameRaise {
  move: "raise";
  seat: number | null;
  die: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameMakeSet".
 */
export interface GameMakeSet {
  move: "make-set";
  values: number[];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameCast".
 */
export interface GameCast {
  move: "cast";
  colour: GameColour;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameUse".
 */
export interface GameUse {
  move: "use";
  dice: string[];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GamePips".
 */
export interface GamePips {
  move: "pips";
  enemy: number[];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameHeal".
 */
export interface GameHeal {
  move: "heal";
  colours: GameColour[];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameShare".
 */
export interface GameShare {
  move: "share";
  shares: [number, number][];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameSplit".
 */
export interface GameSplit {
  move: "split";
  shares: [number, number][];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameLose".
 */
export interface GameLose {
  move: "lose";
  die: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GamePut".
 */
export interface GamePut {
  move: "put";
  die: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameDone".
 */
export interface GameDone {
  move: "done";
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameRoundJson".
 */
export interface GameRoundJson {
  need: number;
  damage: number;
  blocked: number;
  resolved: number[];
  dealers: number[];
  finisher: number | null;
  felled: boolean;
  death: boolean;
  actor: number | null;
  sets_made: number;
  last_set: number[] | null;
  pending_damage: number;
  pending_block: number;
  pending_heal: number;
  ending: boolean;
  damage_left: number;
  suffering_class: number;
  prepared_seats: number;
  last_die: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
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
    view?: GameViewJson | null;
    views?: GameViewJson[];
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
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Began".
 */
export interface Began {
  what: "began";
  game: string;
  rules: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "NewDeal".
 */
export interface NewDeal {
  what: "new-deal";
  number: number;
  commitment: string | null;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Decided".
 */
export interface Decided {
  what: "decided";
  seat: number;
  voice: string | null;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Spoke".
 */
export interface Spoke {
  what: "spoke";
  seat: number;
  voice: string | null;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Sat".
 */
export interface Sat {
  what: "sat";
  seat: number;
  name: string;
  nonce: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Left".
 */
export interface Left {
  what: "left";
  seat: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Filled".
 */
export interface Filled {
  what: "filled";
  seat: number;
  bot: Bot;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "WentAway".
 */
export interface WentAway {
  what: "went-away";
  seat: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "StoodIn".
 */
export interface StoodIn {
  what: "stood-in";
  seat: number;
  bot: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "CameBack".
 */
export interface CameBack {
  what: "came-back";
  seat: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "KeptSilent".
 */
export interface KeptSilent {
  what: "kept-silent";
  seat: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Undone".
 */
export interface Undone {
  what: "undone";
  moves: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Proposed".
 */
export interface Proposed {
  what: "proposed";
  seat: number;
  wish: Undo | Resign | Rematch | Replace | Retime;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Voted".
 */
export interface Voted {
  what: "voted";
  seat: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Dropped".
 */
export interface Dropped {
  what: "dropped";
  seat: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Resigned".
 */
export interface Resigned {
  what: "resigned";
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Retimed".
 */
export interface Retimed {
  what: "retimed";
  limit: (TurnTimer | TimeBank) | null;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Paused".
 */
export interface Paused {
  what: "paused";
  seat: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Resumed".
 */
export interface Resumed {
  what: "resumed";
  seat: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "TimedOut".
 */
export interface TimedOut {
  what: "timed-out";
  seat: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "AskedToSee".
 */
export interface AskedToSee {
  what: "asked-to-see";
  seat: number;
  name: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Consented".
 */
export interface Consented {
  what: "consented";
  seat: number;
  name: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Withdrew".
 */
export interface Withdrew {
  what: "withdrew";
  seat: number;
  name: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Reminded".
 */
export interface Reminded {
  what: "reminded";
  seat: number;
  chip: Chip;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Chatted".
 */
export interface Chatted {
  what: "chatted";
  name: string;
  text: string;
}
/**
 * Something that everybody sees happen.
 *
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameEvent".
 */
export interface GameEvent {}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  do: "sit";
  seat: number;
  nonce?: string;
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  do: "leave";
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
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
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  do: "start";
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
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
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  do: "say";
  question: number;
  move?: string | null;
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Propose".
 */
export interface Propose {
  do: "propose";
  wish: Undo | Resign | Rematch | Replace | Retime;
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Vote".
 */
export interface Vote {
  do: "vote";
  question: number;
  is_yes: boolean;
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Pause".
 */
export interface Pause {
  do: "pause";
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Resume".
 */
export interface Resume {
  do: "resume";
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GoAway".
 */
export interface GoAway {
  do: "go-away";
  bot?: string | null;
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "ComeBack".
 */
export interface ComeBack {
  do: "come-back";
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "AskToSee".
 */
export interface AskToSee {
  do: "ask-to-see";
  seat: number;
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Consent".
 */
export interface Consent {
  do: "consent";
  name: string;
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Withdraw".
 */
export interface Withdraw {
  do: "withdraw";
  name: string;
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Remind".
 */
export interface Remind {
  do: "remind";
  chip: Chip;
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  do: "chat";
  text: string;
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Timeout".
 */
export interface Timeout {
  do: "timeout";
  id?: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
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
 * This interface was referenced by `Regidice`'s JSON-Schema
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
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Record".
 */
export interface Record {
  headers: {
    [k: string]: string;
  };
  body: [number, string][];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Dealt".
 */
export interface Dealt {
  what: "dealt";
  number: number;
  record: Record;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
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
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  what: "said";
  seat: number;
  move: string;
  voice: string | null;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GamePreview".
 */
export interface GamePreview {
  seat: number;
  move:
    | GameDeclare
    | GameAct
    | GameSpend
    | GameRaise
    | GameMakeSet
    | GameCast
    | GameUse
    | GamePips
    | GameHeal
    | GameShare
    | GameSplit
    | GameLose
    | GamePut
    | GameDone;
  events: GameEvent[];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameRolled".
 */
export interface GameRolled {
  event: "rolled";
  round: number;
  first_caller: number;
  pools: string[][];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameDeclared".
 */
export interface GameDeclared {
  event: "declared";
  seat: number;
  call: GameDeclare;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameRevealed".
 */
export interface GameRevealed {
  event: "revealed";
  pools: string[][];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameGathered".
 */
export interface GameGathered {
  event: "gathered";
  seat: number;
  gained: string[];
  lost: string[];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameReceived".
 */
export interface GameReceived {
  event: "received";
  seat: number;
  dice: string[];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameVoted".
 */
export interface GameVoted {
  event: "voted";
  seat: number;
  move:
    | GameDeclare
    | GameAct
    | GameSpend
    | GameRaise
    | GameMakeSet
    | GameCast
    | GameUse
    | GamePips
    | GameHeal
    | GameShare
    | GameSplit
    | GameLose
    | GamePut
    | GameDone;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameRaised".
 */
export interface GameRaised {
  event: "raised";
  seat: number;
  target: number | null;
  die: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameSetMade".
 */
export interface GameSetMade {
  event: "set-made";
  seat: number;
  action: GameAction;
  values: number[];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameAttacked".
 */
export interface GameAttacked {
  event: "attacked";
  seat: number;
  damage: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameBlocked".
 */
export interface GameBlocked {
  event: "blocked";
  seat: number;
  amount: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameSpellCast".
 */
export interface GameSpellCast {
  event: "spell-cast";
  seat: number;
  colour: GameColour;
  size: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GamePlaced".
 */
export interface GamePlaced {
  event: "placed";
  seat: number;
  enemy: number[];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameHealed".
 */
export interface GameHealed {
  event: "healed";
  seat: number;
  colours: GameColour[];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameDefeated".
 */
export interface GameDefeated {
  event: "defeated";
  number: number;
  how: string;
  takers: [number, number][];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameEntered".
 */
export interface GameEntered {
  event: "entered";
  number: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameHitBack".
 */
export interface GameHitBack {
  event: "hit-back";
  attack: number;
  blocked: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameDamageSplit".
 */
export interface GameDamageSplit {
  event: "damage-split";
  shares: [number, number][];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameSuffered".
 */
export interface GameSuffered {
  event: "suffered";
  seat: number;
  dice: string[];
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GamePrepared".
 */
export interface GamePrepared {
  event: "prepared";
  seat: number;
  die: string;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameWon".
 */
export interface GameWon {
  event: "won";
  round: number;
}
/**
 * This interface was referenced by `Regidice`'s JSON-Schema
 * via the `definition` "GameLost".
 */
export interface GameLost {
  event: "lost";
  round: number;
  outcome: GameOutcome;
}
