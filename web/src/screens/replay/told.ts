/** A move that has no words of its own: what is paid is written with a dash before it, and a turn may be passed. */
import { say } from "../../prose/prose.svelte";

export function told(text: string): string {
  if (/^-(?:10|[2-9AJQK])[CDHS]/.test(text)) return say("web-replay-pays", { cards: text.slice(1) });
  return text === "yield" || text === "flip" ? say(`web-advice-word-${text}`) : text;
}
