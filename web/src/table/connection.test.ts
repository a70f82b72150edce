import { beforeEach, describe, expect, it } from "vitest";
import { Connection, type SocketLike } from "./connection.svelte";
import type { Look, Received } from "./wire";

class Socket implements SocketLike {
  onopen: SocketLike["onopen"] = null;
  onclose: SocketLike["onclose"] = null;
  onmessage: SocketLike["onmessage"] = null;
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  says(said: Partial<Received> & { type: string }): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }
}

const LOOK = { revision: 5, viewer: 0, game: "regicide", stage: "playing", questions: [] } as unknown as Look;
const WELCOME = { type: "welcome", version: 1, table: "t", viewer: 0, name: "Ada", settings: {}, is_whole: true, look: LOOK, missed: [] } as const;
const told = (revision: number, look: object) => ({ message: { revision, at: 0, by: 0, what: {}, events: [], look: { revision: revision + 1, ...look } }, lines: [`line ${revision}`] });

describe("a table's connection", () => {
  let sockets: Socket[] = [];
  let timers: { wait: number; work: () => void }[] = [];
  let connection: Connection;

  beforeEach(() => {
    sockets = [];
    timers = [];
    let ids = 0;
    connection = new Connection("t", {
      open: () => {
        sockets.push(new Socket());
        return sockets.at(-1)!;
      },
      later: (wait, work) => {
        const timer = { wait, work };
        timers.push(timer);
        return () => void (timers = timers.filter((one) => one !== timer));
      },
      newId: () => `id${++ids}`,
    });
    connection.connect("de");
  });

  const socket = () => sockets.at(-1)!;
  const opened = (welcome: object = WELCOME) => {
    socket().onopen?.({} as never);
    socket().says(welcome as never);
  };
  const lost = (code = 1006) => socket().onclose?.({ code });
  const fire = () => timers.shift()!.work();

  it("says hello first, and has a look after the welcome", () => {
    opened();
    expect(socket().sent).toEqual([{ type: "hello", version: 1, language: "de", wants_options: true }]);
    expect(connection.status).toBe("open");
    expect(connection.look).toEqual(LOOK);
  });

  it("folds what is told into the look", () => {
    opened();
    socket().says({ type: "told", ...told(5, { stage: "over" }) } as never);
    expect(connection.look).toMatchObject({ revision: 6, stage: "over", game: "regicide" });
    expect(connection.heard.map((one) => one.lines)).toEqual([["line 5"]]);
  });

  it("speaks another language, before and after", () => {
    opened();
    socket().says({ type: "told", ...told(5, {}) } as never);
    const first = socket();
    connection.speak("fr");
    expect(first.isClosed).toBe(true);
    opened({ ...WELCOME, is_whole: false, look: null });
    expect(socket().sent[0]).toMatchObject({ type: "hello", language: "fr", since: 6 });
    const { look } = connection.heard[0]!;
    connection.translate([{ ...told(5, {}), lines: ["ligne 5"] } as never]);
    expect(connection.heard.map((one) => one.lines)).toEqual([["ligne 5"]]);
    expect(connection.heard[0]!.look).toBe(look);
  });

  it("comes back with what it heard last, and is told what it missed", () => {
    opened();
    lost();
    expect(connection.status).toBe("waiting");
    fire();
    opened({ ...WELCOME, is_whole: false, look: null, missed: [told(5, {}), told(6, { stage: "over" })] });
    expect(socket().sent[0]).toMatchObject({ type: "hello", since: 5, viewer: 0 });
    expect(connection.look).toMatchObject({ revision: 7, stage: "over" });
  });

  it("does not hear the same twice", () => {
    opened();
    socket().says({ type: "told", ...told(4, { stage: "over" }) } as never);
    expect(connection.look).toEqual(LOOK);
  });

  it("sends a command again until it is answered, under the same id", async () => {
    opened();
    const answer = connection.do({ do: "start" });
    expect(socket().sent.at(-1)).toEqual({ type: "do", command: { do: "start", id: "id1" } });
    lost();
    fire();
    opened({ ...WELCOME, is_whole: false, look: null });
    expect(socket().sent.at(-1)).toEqual({ type: "do", command: { do: "start", id: "id1" } });
    socket().says({ type: "done", id: "id1", revision: 6 });
    expect(await answer).toMatchObject({ ok: true });
    lost();
    fire();
    opened({ ...WELCOME, is_whole: false, look: null });
    expect(socket().sent).toHaveLength(1);
  });

  it("keeps a command that is given while there is no connection", () => {
    opened();
    lost();
    void connection.do({ do: "pause" });
    fire();
    opened({ ...WELCOME, is_whole: false, look: null });
    expect(socket().sent.map((one) => one["type"])).toEqual(["hello", "do"]);
  });

  it("does not hear who is muted, nor after it was away", () => {
    opened();
    void connection.mute("Ada", true);
    expect(socket().sent.at(-1)).toMatchObject({ type: "mute", name: "Ada", is_muted: true });
    lost();
    fire();
    opened({ ...WELCOME, is_whole: false, look: null });
    expect(socket().sent[0]).toMatchObject({ type: "hello", mutes: ["Ada"] });
    void connection.mute("Ada", false);
    expect(connection.muted).toEqual([]);
  });

  it("hands a refusal to whoever asked", async () => {
    opened();
    const answer = connection.do({ do: "leave" });
    socket().says({ type: "refusal", id: "id1", error: { sentence: "No." } } as never);
    expect(await answer).toMatchObject({ ok: false, error: { sentence: "No." } });
  });

  it("forgets options once the question is another", () => {
    opened();
    socket().says({ type: "options", question: 7, options: [{ text: "5C" }] } as never);
    expect(connection.options?.list).toHaveLength(1);
    socket().says({ type: "told", ...told(5, { questions: [{ number: 8 }] }) } as never);
    expect(connection.options).toBeNull();
  });

  it("waits longer after each failure, and no longer after a success", () => {
    const waits = [300, 1000, 2000, 4000, 8000, 8000];
    for (const wait of waits) {
      lost();
      expect(timers[0]!.wait).toBe(wait);
      fire();
    }
    opened();
    lost();
    expect(timers.at(-1)!.wait).toBe(300);
  });

  it("pings while nothing happens", () => {
    opened();
    fire();
    fire();
    expect(socket().sent.slice(1)).toEqual([{ type: "ping" }, { type: "ping" }]);
  });

  it("does not come back where there is no table, nor where its hello was refused", () => {
    lost(4404);
    expect(connection.status).toBe("gone");
    expect(timers).toEqual([]);
  });

  it("does not come back when it was closed", () => {
    opened();
    connection.close();
    expect(socket().isClosed).toBe(true);
    expect(timers).toEqual([]);
  });
});
