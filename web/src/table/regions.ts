/** Walking by keys from one part of a table to the next: each part is entered at the first thing that can be pressed. */
const PRESSABLE = 'button:not(:disabled):not([tabindex="-1"]), a[href], [tabindex="0"]';
/** Here arrows do something of their own. */
const OWN = "input, textarea, select, dialog, [role=log], [role=radiogroup]";

export const isOwn = (target: EventTarget | null): boolean => target instanceof Element && target.closest(OWN) !== null;

/** What to focus for a step from where the focus is; from nowhere it is the first part. Null where nothing can be pressed. */
export function entered(root: ParentNode, parts: readonly string[], from: Element | null, step: 1 | -1): HTMLElement | null {
  const found = parts
    .map((part) => root.querySelector<HTMLElement>(part))
    .filter((part): part is HTMLElement => part !== null)
    .map((part) => ({ part, first: part.querySelector<HTMLElement>('[tabindex="0"]') ?? part.querySelector<HTMLElement>(PRESSABLE) }))
    .filter(({ first }) => first !== null);
  if (!found.length) return null;
  const at = found.findIndex(({ part }) => from !== null && part.contains(from));
  return found[at < 0 ? 0 : (at + step + found.length) % found.length]!.first;
}
