import { settings } from "../../settings.svelte";
import { isOwn } from "../../table/regions";

/** The keys of the table. A letter works only while nobody writes, and can be turned off. */
export const LETTERS = ["y", "f", "s", "g", "l", "m", "j", "d", "u", "e", "h", "t", ",", ".", "?"] as const;
export type Letter = (typeof LETTERS)[number];
export type Pressed = { is: "card"; at: number } | { is: "confirm" } | { is: "clear" } | { is: "letter"; letter: Letter } | { is: "part"; step: 1 | -1 } | null;

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

/** What a key asks for; `isOn`: whether single letters work. */
export function pressed(event: Key, isOn: boolean): Pressed {
  const element = event.target as { tagName?: string; dataset?: Record<string, string> } | null;
  if (event.ctrlKey || event.metaKey || event.altKey || ["INPUT", "TEXTAREA", "SELECT"].includes(element?.tagName ?? "")) return null;
  if (event.key === "Escape") return { is: "clear" };
  if (event.key === "ArrowDown" || event.key === "ArrowUp") return isOwn(event.target) ? null : { is: "part", step: event.key === "ArrowDown" ? 1 : -1 };
  // Enter on a button presses it; on a card it confirms what is chosen
  if (event.key === "Enter") return element?.tagName === "BUTTON" && element.dataset?.["key"] === undefined ? null : { is: "confirm" };
  if (!isOn) return null;
  if (/^[1-9]$/.test(event.key)) return { is: "card", at: Number(event.key) - 1 };
  const letter = event.key.toLowerCase() as Letter;
  return LETTERS.includes(letter) ? { is: "letter", letter } : null;
}

/** What fingers can do at the table, by the names of the sentences. */
export const gestures = (): string[] => [settings.confirms ? "tap" : "tap-plays", "hold", settings.confirms ? "drag" : "drag-plays", "swipe", "pull"];
