import { isOwn } from "../../table/regions";

export type Pressed = { is: "digit"; value: number } | { is: "confirm" } | { is: "escape" } | { is: "letter"; letter: string } | { is: "walk"; step: number } | { is: "part"; step: 1 | -1 };

/** What a key means; null where it is not ours: in a field, with a modifier, or on something that answers it itself. */
export function pressed(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">, hasLetters: boolean): Pressed | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog")) return null;
  if (event.key === "Escape") return { is: "escape" };
  if (event.key === "Enter") return target?.closest("button, a") && !target.closest("[data-die], .nb") ? null : { is: "confirm" };
  if (event.key === "ArrowDown" || event.key === "ArrowUp") return isOwn(event.target) ? null : { is: "part", step: event.key === "ArrowDown" ? 1 : -1 };
  if (event.key === "Home" || event.key === "End") return target?.closest("[data-nth]") ? { is: "walk", step: event.key === "Home" ? -99 : 99 } : null;
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") return target?.closest("[data-nth]") ? { is: "walk", step: event.key === "ArrowLeft" ? -1 : 1 } : null;
  if (/^[1-9]$/.test(event.key)) return { is: "digit", value: Number(event.key) };
  return hasLetters && /^[a-z,.?]$/i.test(event.key) ? { is: "letter", letter: event.key.toLowerCase() } : null;
}
