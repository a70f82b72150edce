/**
 * A table, as one sees it: a store over the socket. It says hello, folds what is told into the look, comes back by
 * itself with what it heard last, and sends a command again until it is answered. Time, chance and sockets are given.
 */
import { unfold } from "./history";
import { fold, VERSION, type Command, type Failure, type Look, type Message, type Option, type Received, type Sent, type Told, type Viewer, type Wanted } from "./wire";

export type Status = "connecting" | "open" | "waiting" | "gone";

/** The little of a WebSocket that is needed. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}
export interface World {
  open(table: string): SocketLike;
  later(milliseconds: number, work: () => void): () => void;
  newId(): string;
}

/** Something that happened, and the look after it. */
export interface Happening {
  message: Message;
  lines: string[];
  look: Look;
}
export type Answer = { ok: true; data: Received } | { ok: false; error: Failure };

const WAITS = [300, 1000, 2000, 4000, 8000]; // milliseconds before the next attempt
const PING = 45_000;
const GONE = [4404]; // there is no such table

interface Pending {
  sent: Sent;
  answer: (answer: Answer) => void;
}

export class Connection {
  status = $state<Status>("connecting");
  look = $state.raw<Look | null>(null);
  name = $state<string | null>(null);
  hints = $state(true);
  watchers = $state(true);
  /** Of which day the first deal here is, if it is a daily one. */
  #day = $state("");
  /** What each answer to the question of that number would do, if the server said. */
  options = $state.raw<{ question: number; list: Option[] } | null>(null);
  there = $state.raw<readonly number[]>([]);
  /** All that was heard since the table was first seen, oldest first. */
  heard = $state.raw<readonly Happening[]>([]);
  /** Why there is no way back, if there is none. */
  failure = $state.raw<Failure | null>(null);
  /** How many of these were no news when they came. */
  past = $state(0);
  language = "en";
  /** Whose chat is not heard here. */
  muted = $state.raw<readonly string[]>([]);

  /** Whether the look came whole, and so nothing is known of what led to it. */
  isFresh = $state(false);
  #socket: SocketLike | null = null;
  #pending = new Map<string, Pending>();
  #cancel: () => void = () => undefined;
  #tries = 0;
  #isClosed = false;

  constructor(
    readonly table: string,
    private readonly world: World,
  ) {}

  get viewer(): Viewer {
    return this.look?.viewer ?? null;
  }

  /** What was told before one came: it goes before what was heard since. */
  remember(past: readonly Told[]): void {
    if (!this.look) return;
    const first = this.heard[0]?.message.revision ?? this.look.revision;
    const before = unfold(this.heard[0]?.look ?? this.look, past.filter(({ message }) => message.revision < first));
    this.past = before.length;
    this.heard = [...before, ...this.heard];
  }

  /** Connect, and stay connected until `close`. */
  connect(language: string): void {
    this.language = language;
    this.#open();
  }

  /** Be told everything in another language from now on. */
  speak(language: string): void {
    this.language = language;
    this.#cancel();
    this.#drop()?.close();
    this.status = "connecting";
    this.#open();
  }

  /** What was told before, in the words of another language. */
  translate(past: readonly Told[]): void {
    const words = new Map(past.map(({ message, lines }) => [message.revision, lines]));
    this.heard = this.heard.map((one) => ({ ...one, lines: words.get(one.message.revision) ?? one.lines }));
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel();
    this.#drop()?.close();
  }

  /** Try at once, whatever the waiting time is. */
  hurry(): void {
    if (this.status !== "waiting") return;
    this.#cancel();
    this.#open();
  }

  /** Ask the table for something; the promise is kept once it has answered, over however many connections. */
  do(wanted: Wanted): Promise<Answer> {
    const command = { ...wanted, id: this.world.newId() } as Command;
    return this.#ask(command.id!, { type: "do", command });
  }

  /** Whether somebody's chat is heard here. */
  mute(name: string, isMuted: boolean): Promise<Answer> {
    this.muted = isMuted ? [...this.muted, name] : this.muted.filter((one) => one !== name);
    const id = this.world.newId();
    return this.#ask(id, { type: "mute", id, name, is_muted: isMuted });
  }

  preview(move: string): Promise<Answer> {
    const id = this.world.newId();
    return this.#ask(id, { type: "preview", id, move });
  }

  hint(): Promise<Answer> {
    const id = this.world.newId();
    return this.#ask(id, { type: "hint", id });
  }

  #ask(id: string, sent: Sent): Promise<Answer> {
    return new Promise((answer) => {
      this.#pending.set(id, { sent, answer });
      if (this.status === "open") this.#send(sent);
    });
  }

  #send(sent: Sent): void {
    this.#socket?.send(JSON.stringify(sent));
  }

  #open(): void {
    const socket = this.world.open(this.table);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as Received);
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #drop(): SocketLike | null {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) socket.onopen = socket.onclose = socket.onmessage = null;
    return socket;
  }

  #greet(): void {
    const known = this.look ? { since: this.look.revision, viewer: this.look.viewer } : {};
    this.#send({ type: "hello", version: VERSION, language: this.language, wants_options: true, ...(this.muted.length ? { mutes: [...this.muted] } : {}), ...known });
  }

  #lost(code: number): void {
    this.#drop();
    this.#cancel();
    if (this.#isClosed) return;
    if (GONE.includes(code) || this.failure) {
      this.status = "gone";
      return;
    }
    this.status = "waiting";
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    this.#cancel = this.world.later(wait, () => this.#open());
  }

  #ping(): void {
    this.#cancel = this.world.later(PING, () => {
      this.#send({ type: "ping" });
      this.#ping();
    });
  }

  #hear(said: Received): void {
    switch (said.type) {
      case "welcome":
        return this.#welcome(said);
      case "told":
        return this.#told(said);
      case "options":
        this.options = { question: said.question, list: said.options };
        return;
      case "there":
        this.there = said.seats;
        return;
      case "done":
      case "previewed":
      case "hinted":
        return this.#answer(said.id, { ok: true, data: said });
      case "refusal":
        if (said.id) return this.#answer(said.id, { ok: false, error: said.error });
        if (this.status !== "open") this.failure = said.error; // it answers a hello: there is no use in another
        return;
      case "pong":
      case "bye":
        return;
    }
  }

  /** Of which day the deal that is played is. */
  get day(): string {
    return (this.look?.deal ?? 0) <= 1 ? this.#day : "";
  }

  #welcome(said: Extract<Received, { type: "welcome" }>): void {
    this.name = said.name;
    this.hints = said.settings.hints ?? true;
    this.watchers = said.settings.watchers ?? true;
    this.#day = said.settings.daily ?? said.settings.deal_of ?? "";
    if (said.look) {
      this.look = said.look;
      this.heard = [];
      this.past = 0;
      this.isFresh = true;
    }
    for (const told of said.missed) this.#told(told);
    this.status = "open";
    this.#tries = 0;
    for (const { sent } of this.#pending.values()) this.#send(sent);
    this.#ping();
  }

  #told({ message, lines }: Told): void {
    if (!this.look || message.revision < this.look.revision) return;
    const look = fold(this.look, message);
    if (look.questions !== this.look.questions) this.options = null;
    this.look = look;
    const isNewGame = message.what.what === "new-deal";
    if (isNewGame) this.past = 0;
    this.heard = [...(isNewGame ? [] : this.heard), { message, lines, look }];
  }

  #answer(id: string, answer: Answer): void {
    this.#pending.get(id)?.answer(answer);
    this.#pending.delete(id);
  }
}

/** The real world: sockets of this server, the browser's clock. */
export const WORLD: World = {
  open: (table) => {
    const origin = location.origin.replace(/^http/, "ws");
    return new WebSocket(`${origin}/api/v1/tables/${encodeURIComponent(table)}/socket`, "dethrone.1") as SocketLike;
  },
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  newId: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, "0")).join(""),
};
