/** A game of Regicide as somebody sits at it: what is shown, what is asked, what is chosen, and what that would do. */
import { shortName } from "../../parts/card";
import { say } from "../../prose/prose.svelte";
import { isStill, lasting, settings } from "../../settings.svelte";
import type { Answer, Connection, Happening, World } from "../../table/connection.svelte";
import { Echoes } from "../../table/echoes";
import { called } from "../../table/seats";
import { AT_ONCE, ENDING, Showing, staying, UNTIL_SEEN, type Stay } from "../../table/showing.svelte";
import type { HintedMove, Option, Wanted } from "../../table/wire";
import type { GamePreview, Look } from "../../wire/regicide.gen";
import { cardOf, cardsOf, keyed, moveOf, ofCards, ordered, suggested, touched, worth, type Kind, type Legal } from "./choosing";
import { falling, type Pile } from "./falling";
import { discardTop, events, find, powerOf, type View } from "./telling";

// Milliseconds that a partner's act is shown while more of them wait; the last one stays longer.
const SHOWN = { played: 1600, yielded: 1600, paid: 1000 } as const;
const LAST = 2500;
const OTHER = 500;
const FALL = 1000; // an enemy that I fell myself
const NONE: readonly never[] = [];

/** How long something is shown before the next thing is: where nothing shall move, until whoever plays goes on. */
export function pause(one: Happening, look: { viewer: unknown; stage?: string }): Stay {
  if (one.message.what.what !== "decided") return AT_ONCE;
  if (look.stage === "over") return staying(lasting(ENDING));
  if (one.message.by === look.viewer) return find(events(one), "defeated") ? staying(lasting(FALL)) : AT_ONCE;
  if (isStill() && typeof look.viewer === "number") return UNTIL_SEEN;
  const acts = Object.entries(SHOWN).filter(([act]) => find(events(one), act as keyof typeof SHOWN));
  return acts.length ? { least: Math.max(...acts.map(([, time]) => time)), most: LAST } : staying(OTHER);
}

/** The turn that has come after so much has happened. */
const turns = (told: readonly Happening[]): number => 1 + told.flatMap(events).filter((one) => one.event === "played" || one.event === "yielded").length;

export class Game {
  chosen = $state.raw<string[]>([]);
  /** A move without cards that is looked at before it is made. */
  weighed = $state<"yield" | "flip" | null>(null);
  reason = $state("");
  hinted = $state.raw<{ text: string; cards: string[]; line: string } | null>(null);
  isBusy = $state(false);
  /** The question that is answered, while the answer is under way. */
  #answered = $state<number | null>(null);
  said = $state(""); // for the live region
  readonly showing: Showing;
  readonly echoes = new Echoes();
  #fall: { one: Happening; seen: ReturnType<typeof falling> } | null = null;

  constructor(
    readonly connection: Connection,
    world: Pick<World, "later">,
  ) {
    this.showing = new Showing(connection, world, pause);
  }

  // ------------------------------------------------------------ what is shown
  get look(): Look {
    return this.showing.look as Look;
  }
  get view(): View | null {
    return this.#felled?.view ?? this.look.view;
  }
  /** An enemy that has just fallen is looked at before the next one comes. */
  get #felled(): ReturnType<typeof falling> {
    const { last, isHeld, at, heard } = this.showing;
    if (!last || !isHeld) return null;
    if (this.#fall?.one !== last) this.#fall = { one: last, seen: falling(last, (heard[at - 2]?.look.view ?? null) as View | null) };
    return this.#fall.seen;
  }
  /** Where it lies; null: none is falling. */
  get lies(): Pile | null {
    return this.#felled?.to ?? null;
  }
  get isFalling(): boolean {
    return this.#felled !== null;
  }
  get me(): number | null {
    return typeof this.look.viewer === "number" ? this.look.viewer : null;
  }
  /** What was shown so far. */
  get told(): readonly Happening[] {
    return this.showing.heard.slice(0, this.showing.at);
  }
  /** How many cards a hand was dealt at the beginning; 0 if that was not seen. */
  get handLimit(): number {
    const first = this.showing.heard.find((one) => one.look.view)?.look.view as View | undefined;
    const isDeal = first && !first.fallen.length && !first.plays.length && !first.discard_size;
    return isDeal ? Math.max(...first.hand_sizes) : 0;
  }
  get turnNumber(): number {
    return turns(this.told);
  }
  get discardTop(): string | null {
    return this.view ? discardTop(this.view, this.told) : null;
  }
  get hand(): string[] {
    return ordered(keyed(this.view?.hand ?? NONE), settings.order);
  }

  // ------------------------------------------------------------ what is asked
  /** What is asked of me in the present; a move, a wish and a vote can be open at once. */
  #open(asks: "move" | "word" | "vote") {
    const look = this.connection.look as Look;
    return look.questions.find((one) => one.seat === look.viewer && one.voice === null && one.asks === asks) ?? null;
  }
  get question() {
    return this.#open("move");
  }
  get vote() {
    return this.#open("vote");
  }
  get isAsked(): boolean {
    return this.question !== null && this.showing.isNow;
  }
  /** What I may say before a bot chooses who goes next: it waits for my word. */
  get wishes(): readonly Legal[] {
    return this.#open("word") && this.showing.isNow ? (this.connection.look as Look).sayings : NONE;
  }
  /** Whether I say who goes next, or what I wish before somebody does. */
  get isNaming(): boolean {
    return this.legal.some(({ move }) => move.move === "name" || move.move === "post");
  }
  /** Whether the game waits for me, whatever is shown yet. */
  get isCalled(): boolean {
    return this.question !== null || this.#open("word") !== null;
  }
  get legal(): readonly Legal[] {
    return this.isAsked ? (this.connection.look as Look).legal_moves : NONE;
  }
  get kind(): Kind {
    return this.view?.phase === "suffer" ? "pay" : "play";
  }
  get moves(): readonly Legal[] {
    return ofCards(this.legal, this.kind);
  }
  get options(): readonly Option[] {
    const { options } = this.connection;
    return options && options.question === this.question?.number ? options.list : NONE;
  }
  without(kind: "yield" | "flip"): Legal | null {
    return this.legal.find(({ move }) => move.move === kind) ?? null;
  }
  /** What is left to whoever holds no card. */
  get only(): "yield" | "flip" | null {
    if (this.kind !== "play" || this.hand.length) return null;
    return (["yield", "flip"] as const).find((kind) => this.without(kind)) ?? null;
  }

  // ----------------------------------------------------------- what is chosen
  get move(): Legal | null {
    return this.weighed ? this.without(this.weighed) : moveOf(this.chosen, this.moves);
  }
  get option(): (Option<GamePreview> & { preview: GamePreview }) | null {
    const text = this.move?.text;
    return text ? ((this.options.find((one) => one.text === text) as Option<GamePreview> | undefined) ?? null) : null;
  }
  get suggestion(): string[] | null {
    return settings.payments && this.kind === "pay" && this.isAsked ? suggested(this.chosen, this.hand, this.moves) : null;
  }

  /** What is ringed in the hand: the hint's cards, or else those of the cheapest payment. */
  get advised(): readonly string[] {
    return this.hinted?.cards.length ? this.hinted.cards : (this.suggestion ?? []);
  }
  get chosenWorth(): number {
    return worth(this.chosen);
  }
  /** What the present choice would add to the enemy's damage. */
  get adds(): number {
    return this.option && !this.weighed ? (find(this.option.preview.events, "dealt")?.amount ?? 0) : 0;
  }
  power = (key: string): string => (this.kind === "play" ? powerOf(cardOf(key), this.options) : "");
  canChoose = (key: string): boolean => this.moves.some(({ move }) => cardsOf(move).includes(cardOf(key)));

  touch(key: string): void {
    if (this.showing.isBack || this.isSent) return;
    if (!this.#arrive() || this.isNaming) return; // whoever goes is asked for, and no card
    this.weighed = null;
    this.reason = "";
    if (this.kind === "pay") return this.#put(key);
    const { chosen, refused } = touched(this.chosen, key, this.moves);
    this.chosen = chosen;
    if (refused) void this.explain(refused);
  }

  /** A card is dragged out of the hand: it joins the choice; let go on the table, where plays are not confirmed, it is played with it. */
  lay(key: string, isOnTable: boolean): void {
    const isChosen = this.chosen.includes(key);
    const count = this.chosen.length + (isChosen ? 0 : 1);
    if (!isChosen) this.touch(key);
    if (isOnTable && this.chosen.length === count) this.playAtOnce(); // else it did not go with the others
  }

  /**
   * Play what is chosen without another press, where that is wanted; false: it is not, or cannot be. Cards only, and only what is seen
   * before: what is paid, flipped or yielded is always confirmed.
   */
  playAtOnce(): boolean {
    if (settings.confirms || this.kind !== "play" || this.weighed || !this.option || this.echoes.isNew) return false;
    void this.confirm();
    return true;
  }

  /** Any cards may be put together for a payment: whether they pay is said in the block. */
  #put(key: string): void {
    this.chosen = this.chosen.includes(key) ? this.chosen.filter((one) => one !== key) : [...this.chosen, key];
  }

  /** Whether what is chosen is on its way: until something else is asked it stays as it was sent. */
  get isSent(): boolean {
    return this.#answered !== null && this.#answered === this.question?.number;
  }
  /** Whether what I do waits here for the connection: it is sent once, when that is back. */
  get isKept(): boolean {
    return this.isSent && this.move !== null && this.connection.status === "waiting";
  }

  /** Why cards cannot be played: the server says. */
  async explain(cards: readonly string[]): Promise<void> {
    const answer = await this.connection.preview(cards.map(cardOf).join("+"));
    this.reason = answer.ok ? "" : answer.error.sentence;
  }

  clear(): void {
    if (this.isSent) return;
    this.chosen = [];
    this.weighed = null;
    this.reason = "";
    this.hinted = null;
  }

  /** Whoever acts has seen what is shown. */
  #arrive(): boolean {
    if (this.showing.isBusy) this.showing.hurry();
    return this.isAsked;
  }

  /** Look at a move without cards; the second time, make it. */
  weigh(kind: "yield" | "flip"): void {
    if (this.isSent || !this.#arrive() || this.isNaming) return;
    if (this.weighed === kind) return void this.confirm();
    this.clear();
    if (this.without(kind)) this.weighed = kind;
    else if (kind === "yield") void this.connection.preview("yield").then((answer) => (this.reason = answer.ok ? "" : answer.error.sentence));
  }

  /** Take what is suggested: the hint, or the cheapest payment. */
  suggest(): void {
    for (const kind of ["yield", "flip"] as const) if (this.isHinted(kind)) return this.weigh(kind);
    const cards = this.advised;
    if (cards.length && this.isAsked && !this.isSent) this.chosen = [...cards];
  }

  async confirm(): Promise<void> {
    if (this.move) await this.act(this.move.text);
    else if (this.only) this.weigh(this.only); // it is looked at first, as always
  }

  async act(text: string): Promise<void> {
    if (!this.question || this.isBusy) return;
    const { number } = this.question;
    this.isBusy = true;
    this.#answered = number;
    const answer = await this.connection.do({ do: "act", question: number, moves: [text] });
    this.isBusy = false;
    this.#answered = null;
    if (answer.ok && this.question?.number === number) this.clear(); // what was chosen since is for the next question
    else if (!answer.ok) this.reason = answer.error.sentence;
  }

  async ask(wanted: Wanted): Promise<Answer> {
    const answer = await this.connection.do(wanted);
    if (!answer.ok) this.reason = answer.error.sentence;
    return answer;
  }

  /** A wish after a jester; it can be changed until the choice is made. */
  async wish(text: string): Promise<void> {
    const { window } = this.connection.look as Look;
    if (window !== null) await this.ask({ do: "say", question: window, move: text });
  }

  async hint(): Promise<void> {
    if (this.isBusy || !this.#arrive()) return;
    this.isBusy = true;
    const answer = await this.connection.hint();
    this.isBusy = false;
    if (!answer.ok) return void (this.reason = answer.error.sentence);
    if (answer.data.type === "hinted") this.#heed(answer.data.moves, answer.data.lines);
  }

  #heed(moves: readonly HintedMove[], lines: readonly string[]): void {
    const best = this.legal.find(({ text }) => text === moves[0]?.text);
    if (!best) return;
    const left = [...cardsOf(best.move)];
    const cards = this.hand.filter((key) => left.includes(cardOf(key)) && left.splice(left.indexOf(cardOf(key)), 1).length > 0);
    this.chosen = []; // what it says stands where one would see what the choice does
    this.weighed = null;
    this.reason = "";
    this.hinted = { text: best.text, cards, line: lines[0] ?? moves[0]?.why ?? "" };
  }

  /** Whether there is a hint to ask for where its answer needs the button's room: one at a time. */
  get mayHint(): boolean {
    return this.connection.hints && !this.weighed && !this.hinted;
  }

  /** Whether a hint says to do without cards. */
  isHinted(kind: "yield" | "flip"): boolean {
    return this.hinted !== null && this.hinted.text === this.without(kind)?.text;
  }

  // ------------------------------------------------------------------ in words
  get turn(): string {
    return this.#turnAt(this.look);
  }
  /** In the tab: the present, which somebody who looks elsewhere wants to know. */
  get title(): string {
    const turn = this.#turnAt(this.connection.look as Look);
    return this.isCalled ? `● ${turn}` : turn;
  }
  #turnAt(look: Look): string {
    const { view } = look;
    if (look.stage === "over") return say("web-rc-turn-over");
    if (look.stage === "paused") return say("web-rc-turn-paused");
    if (!view || view.decider === null) return "";
    if (this.showing.isBack) return say("web-rc-past", { turn: this.turnNumber, count: turns(this.showing.heard) });
    const seat = view.decider === this.me ? "you" : "other";
    return say("web-rc-turn", { phase: view.phase, seat, name: called(look, view.decider) });
  }
  /** "8 + Ace". */
  get chosenName(): string {
    return this.chosen.map((key) => shortName(cardOf(key))).join(" + ");
  }
}
