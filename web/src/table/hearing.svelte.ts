/** What happens at a table, for the ear: each moment as it is shown, and the call when it is one's turn. */
import { untrack } from "svelte";
import { hear, soundOf } from "../parts/sound";
import { settings } from "../settings.svelte";
import type { Connection } from "./connection.svelte";
import type { Showing } from "./showing.svelte";

/** To be called while a table's component begins. `call` is false, or another value for every call. */
export function hearing(game: { connection: Connection; showing: Showing; me: number | null }, call: () => unknown): void {
  const { connection, showing } = game;
  let from = -1;
  let past = 0;
  $effect(() => {
    const { at, isBack } = showing;
    const before = connection.past;
    untrack(() => {
      const isNews = from >= 0 && before === past && !isBack && settings.sound === "all";
      const news = isNews ? connection.heard.slice(Math.max(from, before), at) : []; // what led to the first look is none
      from = at;
      past = before;
      const sound = soundOf(news.flatMap(({ message }) => message.events as { event: string }[]));
      if (sound) hear(sound);
    });
  });
  // Whoever looks elsewhere hears that it is their turn, once; what follows from one's own move is no news.
  $effect(() => {
    if (call() === false) return;
    if (untrack(() => settings.sound !== "off" && connection.heard.at(-1)?.message.by !== game.me)) hear("turn");
  });
}
