/** A move that has no words of its own: what is paid is written with a dash before it. */
import { say } from "../../prose/prose.svelte";

export const told = (text: string): string => (/^-(?:10|[2-9AJQK])[CDHS]/.test(text) ? say("web-replay-pays", { cards: text.slice(1) }) : text);
