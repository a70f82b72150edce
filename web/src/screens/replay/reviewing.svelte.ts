/** A review as one takes part in it: a store over its socket, that comes back by itself. */
import { changed, type Heard, type Present, type State, type Where } from "./review";
import type { Position } from "./story";

export interface SocketLike {
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

const AGAIN = 2000;
const PING = 45_000;
const GONE = 4404;

type Answer = Extract<Heard, { id: string }>;

export class Reviewing {
  state = $state.raw<State | null>(null);
  game = $state("");
  name = $state<string | null>(null);
  people = $state.raw<Present[]>([]);
  follows = $state(true);
  where = $state.raw<Where>({ line: null, move: 0 });
  position = $state.raw<Position | null>(null);
  trouble = $state("");
  isGone = $state(false);
  isLeading = $derived(this.name !== null && this.state?.leader === this.name);

  #socket: SocketLike | null = null;
  #pending = new Map<string, (answer: Answer) => void>();
  #timers: ReturnType<typeof setTimeout>[] = [];
  #isClosed = false;
  #count = 0;

  constructor(
    readonly id: string,
    private language: string,
    private readonly open: () => SocketLike,
  ) {}

  connect(): void {
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", version: 1, language: this.language });
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data) as Heard);
    socket.onclose = ({ code }) => {
      this.#socket = null;
      if (this.#isClosed) return;
      if (code === GONE) this.isGone = true;
      else this.#later(AGAIN, () => this.connect());
    };
  }

  /** In another language: it is told anew. */
  speak(language: string): void {
    this.language = language;
    if (!this.#socket) return;
    this.#socket.onclose = () => undefined;
    this.#socket.close();
    this.connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#timers.forEach(clearTimeout);
    this.#socket?.close();
  }

  #later(wait: number, work: () => void): void {
    this.#timers.push(setTimeout(work, wait));
  }

  #ping(): void {
    this.#later(PING, () => {
      this.#send({ type: "ping" });
      this.#ping();
    });
  }

  #send(what: object): void {
    this.#socket?.send(JSON.stringify(what));
  }

  #ask(what: object): Promise<Answer> {
    const id = `${Date.now().toString(36)}-${(this.#count += 1)}`;
    return new Promise((answer) => {
      this.#pending.set(id, answer);
      this.#send({ ...what, id });
    });
  }

  #hear(heard: Heard): void {
    switch (heard.type) {
      case "welcome":
        this.state = heard.state;
        this.game = heard.game;
        this.name = heard.name;
        if (!this.follows) this.#send({ type: "follow", is_following: false });
        this.#ping();
        return;
      case "changed":
        if (this.state) this.state = changed(this.state, heard);
        if (this.where.line !== null && !this.state?.lines[this.where.line]) void this.look({ line: null, move: 0 });
        return;
      case "here":
        this.people = heard.people;
        return;
      case "looked":
        if (!heard.id) this.#show(heard);
        else this.#answer(heard.id, heard);
        return;
      case "tried":
      case "previewed":
        return this.#answer(heard.id, heard);
      case "refusal":
        this.trouble = heard.error.sentence;
        return this.#answer(heard.id, heard);
      default:
    }
  }

  #answer(id: string, answer: Answer): void {
    this.#pending.get(id)?.(answer);
    this.#pending.delete(id);
  }

  #show({ line, move, position }: Extract<Heard, { type: "looked" }>): void {
    this.where = { line, move };
    this.position = position;
  }

  /** Look at a moment: who leads takes the followers along, whoever else breaks free. */
  async look(where: Where): Promise<void> {
    this.trouble = "";
    this.where = where;
    if (this.isLeading) {
      await this.#ask({ type: "step", ...where });
      return;
    }
    if (this.follows) this.follow(false);
    const answer = await this.#ask({ type: "look", ...where });
    if (answer.type === "looked" && answer.line === this.where.line && answer.move === this.where.move) this.#show(answer);
  }

  follow(isFollowing: boolean): void {
    this.follows = isFollowing;
    this.#send({ type: "follow", is_following: isFollowing });
  }

  lead(name: string): Promise<Answer> {
    return this.#ask({ type: "lead", name });
  }

  /** What a move would do here, in sentences. */
  async preview(text: string): Promise<string[]> {
    const answer = await this.#ask({ type: "preview", ...this.where, text });
    return answer.type === "previewed" ? answer.lines : [];
  }

  /** Make a move that nobody made: on one's own line it goes on, elsewhere a new line begins. */
  async try(text: string): Promise<void> {
    const { line, move } = this.where;
    const mine = line === null ? undefined : this.state?.lines[line];
    const goesOn = mine && mine.by === this.name && move >= mine.start;
    const answer = await this.#ask(goesOn ? { type: "add", line, move, moves: [text] } : { type: "try", line, move, moves: [text], is_private: !this.isLeading });
    if (answer.type === "tried") await this.look({ line: answer.line, move: move + 1 });
  }

  /** The seat that is asked answers as a strong player would who knows what it could know. */
  async reply(): Promise<void> {
    const { line, move } = this.where;
    const answer = await this.#ask({ type: "reply", line, move, is_private: !this.isLeading });
    if (answer.type === "tried") await this.look({ line: answer.line, move: move + 1 });
  }

  /** A line of one's own is for everybody from now on. */
  async share(line: number): Promise<void> {
    await this.#ask({ type: "share", line });
  }

  async drop(line: number): Promise<void> {
    const start = this.state?.lines[line]?.start ?? 0;
    const answer = await this.#ask({ type: "drop", line });
    if (answer.type === "tried" && this.where.line === line) await this.look({ line: null, move: start });
  }
}
