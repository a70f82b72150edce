/** Fingers on a table: swiped across it, a pile pulled, a card held. Whatever has a button or a key, too; a mouse only clicks. */
import { WORLD } from "./connection.svelte";
import { Finger, isPulled, swiped, type Way } from "./gestures";

export interface Touches {
  swipe?: (to: "back" | "on") => void;
  /** Something that is pulled by its own mark (`data-pull`). */
  pull?: (name: string) => void;
  /** A card that is held (`data-slot`); null: let go. */
  hold?: (name: string | null) => void;
}

const OWN = ".sheet, dialog, input, textarea"; // where fingers scroll and write

/** Listen to what fingers do in a place. */
export const touching = (on: Touches) => (place: HTMLElement): (() => void) => {
  let pile: HTMLElement | null = null;
  let card: string | undefined;
  const finger = new Finger(WORLD.later, () => card !== undefined && on.hold?.(card));

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" || !(event.target instanceof Element) || event.target.closest(OWN)) return;
    end();
    card = event.target.closest<HTMLElement>(".plays [data-slot]")?.dataset["slot"];
    if (finger.down(event, card !== undefined)) pile = event.target.closest<HTMLElement>("[data-pull]");
  }
  function mark(way: Way | null): void {
    pile?.toggleAttribute("data-pulled", way !== null && isPulled(way));
  }
  function move(event: PointerEvent): void {
    const way = finger.move(event);
    if (way) mark(way);
  }
  function up(event: PointerEvent): void {
    const pulled = pile;
    end();
    const way = finger.up(event);
    if (!way) return;
    if (pulled) return void (isPulled(way) && on.pull?.(pulled.dataset["pull"]!));
    const to = swiped(way);
    if (to) on.swipe?.(to);
  }
  function end(): void {
    mark(null);
    pile = null;
    if (finger.isHeld) on.hold?.(null);
  }
  function cancel(): void {
    end();
    finger.leave();
  }
  const click = (event: MouseEvent): void => void (finger.isEnd(event) && (event.stopPropagation(), event.preventDefault()));
  const menu = (event: Event): void => void (card !== undefined && event.preventDefault()); // it is read instead

  const heard = new AbortController();
  const { signal } = heard;
  place.addEventListener("pointerdown", down, { signal });
  place.addEventListener("click", click, { capture: true, signal });
  place.addEventListener("contextmenu", menu, { signal });
  window.addEventListener("pointermove", move, { passive: true, signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", cancel, { signal });
  return () => {
    cancel();
    heard.abort();
  };
};
