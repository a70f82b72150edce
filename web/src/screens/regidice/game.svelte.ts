/** A game of Regidice as somebody sits at it: what is shown, what is asked, what is chosen, and what that would do. */
import { say, spoken } from "../../prose/prose.svelte";
import { isStill, lasting } from "../../settings.svelte";
import type { Answer, Connection, Happening, World } from "../../table/connection.svelte";
import { Echoes } from "../../table/echoes";
import { called } from "../../table/seats";
import { AT_ONCE, ENDING, Showing, staying, UNTIL_SEEN, type Stay } from "../../table/showing.svelte";
import type { Wanted } from "../../table/wire";
import { ask } from "../../wire/http";
import type { GameMove, Look } from "../../wire/regidice.gen";
import { allSets, answering, OWN_DICE, SEVERAL, textOf, tokensOf, valuesOf, type Chosen } from "./choosing";
import { deeds, events, find, round, stageOf, travels, type Event, type Stage, type View } from "./telling";
import { ENEMY, INJURED, isShowing, Laying, pool, type Layout, type Token } from "./tokens";

export interface SeatOutlook {
  worth: number;
  sets: string[][];
  line: string;
}
interface Outlook {
  revision: number;
  language: string;
  calls: Record<string, { lines: string[]; worth: number }>;
  seats: SeatOutlook[];
}
export interface Tried {
  text: string;
  moves: string[];
  events: Event[];
  lines: string[];
  refusal: string;
}
type Legal = { text: string; move: GameMove };

const NONE: readonly never[] = [];
const OPEN = 1100; // milliseconds that revealed dice lie open before they change hands
const WAITS: Partial<Record<Event["event"], number>> = { declared: 1100, rolled: 900, defeated: 2200, suffered: 1100, "hit-back": 1100, attacked: 1000, blocked: 1000, "spell-cast": 1400 };
const OTHER = 450;
const HASTE = 0.65; // of that, while more waits

/** How long something is shown before the next thing is; where nothing shall move, what matters stays until whoever plays goes on. */
export function pause(one: Happening, look: { viewer: unknown; stage?: string }): Stay {
  if (look.stage === "over") return one.message.what.what === "decided" ? staying(lasting(ENDING)) : AT_ONCE;
  const list = events(one);
  const isSeated = typeof look.viewer === "number";
  if (find(list, "revealed")) return isSeated ? UNTIL_SEEN : staying(6000);
  if (one.message.by === look.viewer || one.message.what.what !== "decided") return AT_ONCE;
  const wait = Math.max(OTHER, ...list.map((event) => WAITS[event.event] ?? OTHER));
  return isSeated && isStill() && wait > OTHER ? UNTIL_SEEN : { least: HASTE * wait, most: wait };
}

export class Game {
  text = $state("");
  picked = $state.raw<number[]>([]);
  sets = $state.raw<number[][]>([]);
  spells = $state.raw<string[]>([]);
  added = $state.raw<number[]>([]);
  shares = $state.raw<number[]>([]);
  reason = $state("");
  hinted = $state.raw<{ text: string; line: string } | null>(null);
  tried = $state.raw<Tried | null>(null);
  outlook = $state.raw<Outlook | null>(null);
  isBusy = $state(false);
  isOpen = $state(false); // revealed dice lie open and have not changed hands yet
  isHidden = $state(false); // my dice lie behind my hand
  said = $state("");
  readonly showing: Showing;
  readonly echoes = new Echoes();
  readonly #laying = new Laying();
  #cancel: () => void = () => undefined;

  constructor(
    readonly connection: Connection,
    private readonly world: Pick<World, "later">,
  ) {
    this.showing = new Showing(connection, world, pause);
  }

  // ------------------------------------------------------------ what is shown
  get look(): Look {
    return this.showing.look as Look;
  }
  get view(): View | null {
    return this.look.view;
  }
  get me(): number | null {
    return typeof this.look.viewer === "number" ? this.look.viewer : null;
  }
  get shown(): readonly Happening[] {
    return this.showing.heard.slice(0, this.showing.at);
  }
  get last(): readonly Event[] {
    return this.showing.last ? events(this.showing.last) : NONE;
  }
  /** Whether the dice have just been revealed, and one looks at it. */
  get isGathering(): boolean {
    return find(this.last, "revealed") !== undefined && (this.showing.isBusy || this.showing.isBack || this.isOpen);
  }
  get stage(): Stage {
    return stageOf(this.view!, this.isAsked, this.isGathering ? this.last : NONE);
  }
  get layout(): Layout {
    const { open, final } = this.#laying.at(this.showing.heard, this.showing.at);
    return this.isOpen && open ? open : final;
  }
  tokens(place: string): readonly Token[] {
    return this.layout.get(place) ?? NONE;
  }
  get mine(): readonly Token[] {
    return this.me === null ? NONE : this.tokens(pool(this.me));
  }
  get travels() {
    return travels(this.last, this.view?.calls ?? NONE);
  }
  get deeds() {
    return deeds(round(this.shown), this.view?.players ?? 0);
  }

  /** Something else is shown: revealed dice lie open for a moment first. */
  turn(): void {
    this.#cancel();
    this.isOpen = find(this.last, "revealed") !== undefined && !isStill();
    if (this.isOpen) this.#cancel = this.world.later(lasting(OPEN), () => (this.isOpen = false));
  }
  again(): void {
    this.turn();
  }
  goOn(): void {
    this.isOpen = false;
    this.showing.next();
  }
  close(): void {
    this.#cancel();
    this.showing.close();
  }

  // ------------------------------------------------------------ what is asked
  get question() {
    const look = this.connection.look as Look;
    return look.questions.find((one) => one.seat === look.viewer && one.voice === null && one.asks === "move") ?? null;
  }
  get vote() {
    const look = this.connection.look as Look;
    return look.questions.find((one) => one.seat === look.viewer && one.asks === "vote") ?? null;
  }
  get isAsked(): boolean {
    return this.question !== null && this.showing.isNow && !this.showing.isBusy;
  }
  get legal(): readonly Legal[] {
    return this.isAsked ? (this.connection.look as Look).legal_moves : NONE;
  }
  isLegal = (text: string): boolean => this.legal.some((one) => one.text === text);
  linesOf(text: string): readonly string[] {
    const { options } = this.connection;
    const list = options && options.question === this.question?.number ? options.list : NONE;
    return list.find((one) => one.text === text)?.lines ?? NONE;
  }

  // ----------------------------------------------------------- what is chosen
  get pickable(): readonly Token[] {
    const phase = this.view?.phase;
    if (!this.isAsked || !phase) return NONE;
    if (phase === "heal") return this.tokens(INJURED);
    if (!OWN_DICE.includes(phase)) return NONE;
    return phase === "lose" ? this.mine : this.mine.filter(({ die }) => isShowing(die) || (phase === "prepare" && die[1] === "*"));
  }
  #tokens = (ids: readonly number[]): Token[] => ids.flatMap((id) => this.pickable.find((token) => token.id === id) ?? []);
  get chosen(): Chosen {
    const enemy = (this.view?.enemy ?? NONE).map((value, at) => value + (this.added[at] ?? 0));
    return { text: this.text, picked: this.#tokens(this.picked), sets: this.sets.map(this.#tokens), spells: this.spells, enemy, shares: this.shares };
  }
  /** The dice that go with what is picked: the last may follow by itself. */
  get going(): readonly number[] {
    const going = [...this.picked];
    if (this.view?.phase !== "lose" || !this.#isTried) return going;
    const faces = this.tried!.events.flatMap((one) => (one.event === "suffered" ? one.dice : []));
    for (const { die } of this.chosen.picked) if (faces.includes(die)) faces.splice(faces.indexOf(die), 1);
    for (const face of faces) {
      const token = this.mine.find(({ id, die }) => die === face && !going.includes(id));
      if (token) going.push(token.id);
    }
    return going;
  }
  /** Whether dice make a set that the server lists. */
  isSet = (dice: readonly string[]): boolean => dice.length > 0 && this.isLegal(`set:${valuesOf(dice)}`);
  get setCount(): number {
    return this.spells.length || allSets(this.chosen, this.isSet).length;
  }
  get answer(): string {
    return this.isAsked ? textOf(this.view!.phase, this.chosen, this.isSet) : "";
  }
  get isSeveral(): boolean {
    return this.view !== null && SEVERAL.includes(this.view.phase);
  }
  get #isTried(): boolean {
    return this.tried !== null && this.tried.text === this.answer;
  }
  get canConfirm(): boolean {
    if (!this.isAsked || this.isBusy || !this.answer) return false;
    return this.isLegal(this.answer) || (this.isSeveral && this.#isTried && this.tried!.refusal === "" && this.tried!.moves.length > 0);
  }
  get lines(): readonly string[] {
    if (!this.answer) return NONE;
    const call = this.view?.phase === "declare" ? this.outlook?.calls[this.answer] : undefined;
    if (call) return call.lines.slice(1);
    if (this.#isTried) return this.tried!.lines;
    return this.linesOf(this.answer);
  }
  get why(): string {
    return this.reason || (this.#isTried ? this.tried!.refusal : "");
  }
  get best(): SeatOutlook | null {
    return this.me === null ? null : (this.outlook?.seats[this.me] ?? null);
  }

  touch(token: Token): void {
    if (!this.ready()) return;
    if (!this.pickable.some(({ id }) => id === token.id)) return;
    this.reason = "";
    this.text = "";
    const held = this.sets.findIndex((one) => one.includes(token.id));
    if (held >= 0) this.sets = this.sets.filter((_, at) => at !== held);
    else if (this.picked.includes(token.id)) this.picked = this.picked.filter((id) => id !== token.id);
    else this.picked = [...this.picked, token.id];
  }
  /** What is touched becomes a set of its own. */
  mark(): void {
    if (!this.isSet(this.chosen.picked.map(({ die }) => die))) return;
    this.sets = [...this.sets, [...this.picked]];
    this.picked = [];
  }
  choose(text: string): void {
    if (!this.ready()) return;
    this.reason = "";
    this.text = this.text === text ? "" : text;
  }
  addPip(at: number): void {
    const added = (this.view?.enemy ?? NONE).map((_, place) => this.added[place] ?? 0);
    const placed = added.reduce((sum, one) => sum + one, 0);
    const isFull = placed >= this.view!.progress.pending_damage || this.view!.enemy[at]! + added[at]! >= 6;
    added[at] = isFull ? 0 : added[at]! + 1;
    this.added = added;
  }
  share(seat: number, step: number): void {
    const shares = (this.view?.pools ?? NONE).map((_, at) => this.shares[at] ?? 0);
    shares[seat] = Math.max(0, shares[seat]! + step);
    this.shares = shares;
  }
  toggleSpell(text: string): void {
    this.spells = this.spells.includes(text) ? this.spells.filter((one) => one !== text) : [...this.spells, text];
  }
  /** The best sets there are, as the server found them; where only one may be made, the first. */
  async markBest(): Promise<void> {
    const best = this.best;
    if (!this.ready() || !best?.sets.length) return;
    this.clear();
    if (this.legal.some(({ move }) => move.move === "cast")) {
      const colours = { r: "red", b: "blue", y: "yellow", k: "black" } as Record<string, string>;
      this.spells = best.sets.map((one) => `cast:${colours[one[0]![0]!]}`);
    } else {
      let left = this.pickable;
      this.sets = best.sets.map((dice) => {
        const found = tokensOf(dice, left);
        left = left.filter((token) => !found.includes(token));
        return found.map(({ id }) => id);
      });
    }
    await this.try();
    if (this.tried?.refusal && this.sets.length > 1) this.sets = this.sets.slice(0, 1);
    if (this.tried?.refusal && this.spells.length > 1) this.spells = this.spells.slice(0, 1);
  }
  clear(): void {
    this.text = "";
    this.picked = [];
    this.sets = [];
    this.spells = [];
    this.added = [];
    this.shares = [];
    this.reason = "";
    this.hinted = null;
  }
  /** To the present, if one is not there; false while one looks back. */
  ready(): boolean {
    if (this.showing.isBack) return false;
    if (!this.showing.isNow || this.showing.isBusy) this.showing.hurry();
    return this.isAsked;
  }

  // -------------------------------------------------------------- the server
  async try(): Promise<void> {
    const text = this.answer;
    if (!text || this.#isTried) return;
    const found = await ask("get", "/api/v1/tables/{table_id}/trial", { given: { table_id: this.connection.table }, query: { text, language: spoken() } }).catch(() => null);
    if (!found || text !== this.answer) return;
    const refusal = (found.refusal as { sentence?: string } | null)?.sentence ?? "";
    this.tried = { text, moves: found.moves, events: found.events as unknown as Event[], lines: found.lines, refusal: this.named(refusal) };
  }
  async foresee(): Promise<void> {
    const language = spoken();
    const found = await ask("get", "/api/v1/tables/{table_id}/outlook", { given: { table_id: this.connection.table }, query: { language } }).catch(() => null);
    if (found) this.outlook = { ...(found.facts as Omit<Outlook, "revision" | "language">), revision: found.revision, language };
  }
  async confirm(): Promise<void> {
    if (!this.canConfirm || !this.question) return;
    const moves = this.isLegal(this.answer) ? [this.answer] : this.tried!.moves;
    await this.act(moves);
  }
  async act(moves: string[]): Promise<void> {
    if (!this.question || this.isBusy) return;
    const { number } = this.question;
    this.isBusy = true;
    const answer = await this.connection.do({ do: "act", question: number, moves });
    this.isBusy = false;
    if (answer.ok && this.question?.number === number) this.clear(); // what was chosen since is for the next question
    else if (!answer.ok) this.reason = this.named(answer.error.sentence);
  }
  async ask(wanted: Wanted): Promise<Answer> {
    const answer = await this.connection.do(wanted);
    if (!answer.ok) this.reason = this.named(answer.error.sentence);
    return answer;
  }
  /** What a strong player would do; it is chosen here, and nothing is done. */
  async hint(): Promise<void> {
    if (!this.ready()) return;
    this.isBusy = true;
    const found = this.view?.phase === "declare" ? await this.#rank() : await this.#suggest();
    this.isBusy = false;
    if (!found || !this.isAsked) return;
    this.clear();
    answering(this.view!.phase, found.moves).forEach((text) => this.take(text));
    this.hinted = { text: found.moves[0] ?? "", line: found.line };
  }
  async #rank(): Promise<{ moves: string[]; line: string } | null> {
    const answer = await this.connection.hint();
    if (!answer.ok) this.reason = this.named(answer.error.sentence);
    if (!answer.ok || answer.data.type !== "hinted" || !answer.data.moves[0]) return null;
    const best = answer.data.moves[0];
    // the move is chosen already: what is left to say is why
    return { moves: [best.text], line: best.why ? say("web-rd-hinted", { why: this.named(best.why) }) : this.named(answer.data.lines[0] ?? "") };
  }
  async #suggest(): Promise<{ moves: string[]; line: string } | null> {
    try {
      const { moves } = await ask("get", "/api/v1/tables/{table_id}/suggestion", { given: { table_id: this.connection.table } });
      return { moves, line: say("web-rd-suggested") };
    } catch (error) {
      this.reason = error instanceof Error ? this.named(error.message) : "";
      return null;
    }
  }
  /** Choose what a move's text says, without doing it. */
  take(text: string): void {
    const [verb, rest = ""] = text.split(/:(.*)/s) as [string, string?];
    const parts = rest.split("+");
    const free = this.pickable.filter(({ id }) => !this.picked.includes(id) && !this.sets.some((one) => one.includes(id)));
    const add = (tokens: readonly Token[]): void => void (this.picked = [...this.picked, ...tokens.map(({ id }) => id)]);
    if (verb === "set") this.sets = [...this.sets, tokensOf(parts, free, (token, value) => token.die[1] === value).map(({ id }) => id)];
    else if (verb === "cast") this.spells = [...this.spells, text];
    else if (verb === "use" || verb === "lose" || verb === "put") add(tokensOf(parts, free));
    else if (verb === "heal") add(tokensOf(parts, free, (token, colour) => token.die[0] === colour));
    else if (verb === "enemy") this.added = parts.map((value, at) => Number(value) - this.view!.enemy[at]!);
    else if (verb === "split" || verb === "share") this.shares = this.view!.pools.map((_, seat) => Number(new RegExp(`P${seat}=(\\d+)`).exec(rest)?.[1] ?? 0));
    else if (this.isLegal(text) && !this.sets.length && !this.spells.length && this.view?.phase !== "prepare") this.text = text;
  }

  // ------------------------------------------------------------------ in words
  /** A sentence of the engine's with the names of this table. */
  named = (sentence: string): string => sentence.replace(/\bP([0-3])\b/g, (_, seat: string) => called(this.look, Number(seat)));
  name = (seat: number): string => called(this.look, seat);
  /** Two seats as facts of a sentence that knows which of them is spoken to. */
  pair = (from: number, to: number) => ({ from: this.name(from), to: this.name(to), you: from === this.me ? "from" : to === this.me ? "to" : "none" });
  get turnLine(): string {
    return this.isGathering ? say("web-rd-turn-gather") : this.#turnAt(this.look);
  }
  /** In the tab: the present, which somebody who looks elsewhere wants to know. */
  get title(): string {
    const turn = this.#turnAt(this.connection.look as Look);
    return this.question ? `● ${turn}` : turn;
  }
  #turnAt(look: Look): string {
    const { view } = look;
    if (look.stage === "over") return say("web-rd-turn-over");
    if (look.stage === "paused") return say("web-rd-turn-paused");
    if (!view || view.decider === null) return "";
    return say("web-rd-turn", { phase: view.phase, seat: view.decider === this.me ? "you" : "other", name: called(look, view.decider) });
  }
  get enemyTokens(): readonly Token[] {
    return this.tokens(ENEMY);
  }
}
