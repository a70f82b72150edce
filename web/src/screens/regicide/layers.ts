/** What is known of cards nobody sees: they lie in layers, and of each layer the view tells which cards it must be of. */
import type { View } from "./telling";

/** Cards that lie together in the tavern: so many, all of them among these. */
export interface Layer {
  label: number;
  count: number;
  cards: readonly string[];
}

const listed = (view: View, label: number): readonly string[] => view.layers.find(([one]) => one === label)?.[1] ?? [];

/** How many hidden places a layer has, in the tavern and in hands that one does not see. */
const places = (view: View, label: number): number =>
  view.tavern.filter((one) => one === label).length + view.hand_layers.flat().reduce((sum, [one, count]) => sum + (one === label ? count : 0), 0);

/** The card that a layer is, if it can be one only. */
function only(view: View, label: number): string | null {
  const cards = listed(view, label);
  return cards.length === 1 && places(view, label) === 1 ? cards[0]! : null;
}

/** The tavern from its top to its bottom. */
export function layersOf(view: View): Layer[] {
  const found: Layer[] = [];
  for (const label of view.tavern) {
    const last = found.at(-1);
    if (last?.label === label) last.count += 1;
    else found.push({ label, count: 1, cards: listed(view, label) });
  }
  return found;
}

/** What is said of a layer: its card, that it is exactly these, that it is some of these, or nothing. */
export function knownOf(view: View, { label, count, cards }: Layer): "card" | "all" | "some" | "none" {
  if (only(view, label)) return "card";
  if (cards.length < places(view, label)) return "none"; // with a closed pile some cannot be told
  return cards.length === count ? "all" : "some";
}

/** The card on top of the tavern, if everybody knows it. */
export const knownTop = (view: View): string | null => (view.tavern.length ? only(view, view.tavern[0]!) : null);

/** The cards of a partner's hand that everybody knows. */
export const knownWith = (view: View, seat: number): string[] =>
  (view.hand_layers[seat] ?? []).map(([label]) => only(view, label)).filter((card) => card !== null);
