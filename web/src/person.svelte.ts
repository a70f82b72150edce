/** Who sits before the page. Nobody is asked for a name: whoever needs to be somebody is given one, and may change it. */
import { ask } from "./wire/http";
import type { components } from "./wire/api.gen";
import { say, spoken } from "./prose/prose.svelte";

export type Person = components["schemas"]["Person"];

const MET = "met"; // whether this browser has been somebody: the cookie itself no script can read

class Me {
  /** undefined: not asked yet; null: nobody. */
  person = $state.raw<Person | null | undefined>(undefined);
}
export const me = new Me();

/** Who I am, or null if I am nobody yet. */
export async function known(): Promise<Person | null> {
  if (me.person !== undefined) return me.person;
  me.person = await ask("get", "/api/v1/me");
  if (me.person) localStorage.setItem(MET, "yes");
  return me.person;
}

/** Whether this browser has been somebody. */
export const isMet = (): boolean => localStorage.getItem(MET) !== null;

/** Who I am, for a screen that shows it if it knows: a newcomer is not asked about. */
export const guessed = async (): Promise<Person | null> => (isMet() ? known() : null);

/** Who I am; somebody new if need be. */
export async function somebody(): Promise<Person> {
  const person = (await guessed()) ?? (await ask("post", "/api/v1/people", { body: { name: guestName(), language: spoken(), wants_key: false } }));
  me.person = person;
  localStorage.setItem(MET, "yes");
  return person;
}

/** Be called something else from now on. */
export async function rename(name: string): Promise<void> {
  await somebody();
  me.person = await ask("patch", "/api/v1/me", { body: { name } });
}

/** Let the server speak another language to me, too. */
export async function tellLanguage(): Promise<void> {
  if (await known()) me.person = await ask("patch", "/api/v1/me", { body: { language: spoken() } });
}

/** Two guests at one table can be told apart. */
function guestName(): string {
  return say("web-guest", { number: String(10 + Math.floor(Math.random() * 90)) });
}
