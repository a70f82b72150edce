/** What a rule set is called: a preset by its name, or the nearest one and how many rules differ. */
import { say } from "../prose/prose.svelte";

export function rulesName(text: string): string {
  const [name = "", ...changes] = text.split(",");
  const known = say("web-rules-name", { name });
  return changes.length ? say("web-rules-changed", { rules: known, count: changes.length }) : known;
}
