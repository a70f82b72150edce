/** The game that has just ended at a table: where it is kept, and what is said of it. */
import { ask } from "../../wire/http";
import { Looking } from "./looking.svelte";
import { flags } from "./story";

const MUCH = 5; // points of the chance to win

export class EndedGame {
  looking = $state.raw<Looking | null>(null);
  /** Whether nothing is known of it. */
  isNone = $state(false);
  address = $derived(this.looking ? `/games/${this.looking.id}` : "");
  /** How many moves cost much, and how many were very good; null while nobody knows. */
  found = $derived.by(() => {
    if (this.looking?.found?.status !== "done") return null;
    const all = flags(this.looking.judged, Infinity);
    return { good: all.filter((one) => one.isGood).length, costly: all.filter((one) => one.points <= -MUCH).length, much: MUCH };
  });
  #isClosed = false;

  /** Find it, and have it looked at. */
  async load(table: string): Promise<void> {
    try {
      const { id } = await ask("get", "/api/v1/tables/{table_id}/game", { given: { table_id: table } });
      if (id && !this.#isClosed) this.looking = new Looking(id);
    } catch {
      this.isNone = true; // the end is the end without it, too
    }
    await this.looking?.load().catch((error: unknown) => (this.looking!.trouble = error instanceof Error ? error.message : String(error)));
  }

  close(): void {
    this.#isClosed = true;
    this.looking?.close();
  }
}
