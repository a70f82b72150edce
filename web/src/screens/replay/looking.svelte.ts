/** What both screens that look back share: the story, the analysis as it is made, and the way to a new table. */
import { somebody } from "../../person.svelte";
import { spoken } from "../../prose/prose.svelte";
import { go } from "../../router.svelte";
import { ask } from "../../wire/http";
import { botSeat } from "../opening";
import { chapters, flags, type Ended, type Found, type Position, type Story } from "./story";

const BETWEEN = 1500; // milliseconds between two questions how far an analysis is

export class Looking {
  story = $state.raw<Story | null>(null);
  found = $state.raw<Found | null>(null);
  trouble = $state("");
  chapters = $derived(chapters(this.story?.moments ?? []));
  /** At which moments a turn begins. */
  turns = $derived((this.story?.moments ?? []).flatMap((moment, at) => (moment.is_turn ? [at] : [])));
  judged = $derived(this.found?.status === "done" ? this.found.analysis.judged : []);
  flags = $derived(flags(this.judged));
  total = $derived((this.story?.moments.length ?? 1) - 1);
  ended = $derived<Ended>({ at: this.total, isWon: this.story?.is_won ?? false });

  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #positions = new Map<number, Promise<Position>>();

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    const given = { game_id: this.id };
    const [story, found] = await Promise.all([
      ask("get", "/api/v1/games/{game_id}/story", { given, query: { language: spoken() } }),
      ask("get", "/api/v1/games/{game_id}/analysis", { given }),
    ]);
    this.story = story;
    this.found = found as unknown as Found;
    if (this.found.status === "working") this.#watch();
    else if (this.found.status === "none" && story.seat !== null) await this.analyse();
  }

  /** The same story in the language that is spoken now. */
  async retell(): Promise<void> {
    this.#positions.clear();
    this.story = await ask("get", "/api/v1/games/{game_id}/story", { given: { game_id: this.id }, query: { language: spoken() } });
  }

  /** Have it analysed; who asks is somebody from then on. */
  async analyse(): Promise<void> {
    await somebody();
    this.found = (await ask("post", "/api/v1/games/{game_id}/analysis", { given: { game_id: this.id } })) as unknown as Found;
    this.#watch();
  }

  #watch(): void {
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#again().catch(() => this.#watch()), BETWEEN);
  }

  async #again(): Promise<void> {
    this.found = (await ask("get", "/api/v1/games/{game_id}/analysis", { given: { game_id: this.id } })) as unknown as Found;
    if (this.found.status === "working") this.#watch();
  }

  /** Everything after so many moves; the next ones are asked for beforehand. */
  position(move: number): Promise<Position> {
    let known = this.#positions.get(move);
    if (!known) {
      known = this.#ask(move);
      this.#positions.set(move, known);
      known.catch(() => this.#positions.delete(move));
    }
    return known;
  }

  async #ask(move: number): Promise<Position> {
    const query = { move, language: spoken() };
    const answer = await ask("get", "/api/v1/games/{game_id}", { given: { game_id: this.id }, query });
    return (answer as unknown as { step: Position }).step;
  }

  /** A new table that goes on from here, with bots in the others' seats. */
  async goOn(move: number): Promise<void> {
    await somebody();
    const story = this.story!;
    const mine = story.seat ?? 0;
    const seats = story.names.map((name, seat) =>
      seat === mine ? { who: "me" as const, bot: "", name: "" } : { ...botSeat(story.bots[seat] ?? "expert", seat), name },
    );
    const body = { move, seats, clock: null, is_listed: false, hints: true, watchers: true, undo: true, nonce: "" };
    const { id } = await ask("post", "/api/v1/games/{game_id}/continue", { given: { game_id: this.id }, body });
    go(`/t/${id}`);
  }

  /** A review that others can come to. */
  async together(move: number): Promise<void> {
    await somebody();
    const { id } = await ask("post", "/api/v1/games/{game_id}/reviews", { given: { game_id: this.id } });
    go(`/reviews/${id}?move=${move}`);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
