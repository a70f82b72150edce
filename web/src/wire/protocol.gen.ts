/* Made by tools/web from the server's own schemas; `tools/web types` makes it again. */
export interface Protocol {
  sent: Hello | Do | Preview | Hint | Mute | Ping;
  received: Welcome | Told | Options | Done | Refusal | Previewed | Hinted | There | Pong | Bye;
}
/**
 * First: which version is spoken, who it is (unless a cookie says), what was heard last, in which language.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  version: number;
  key?: string | null;
  since?: number | null;
  viewer?: number | string | null;
  language?: string | null;
  wants_lines?: boolean;
  wants_options?: boolean;
  mutes?: string[];
}
/**
 * A command to the table, with an id of its own; sent again it is answered again and done once.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Do".
 */
export interface Do {
  type: "do";
  command: {};
}
/**
 * What would a move do?
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Preview".
 */
export interface Preview {
  type: "preview";
  id: string;
  move: string;
}
/**
 * What would a strong player do?
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  type: "hint";
  id: string;
}
/**
 * Whether somebody's chat is heard here; that they chatted is told, but not what.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  type: "mute";
  id: string;
  name: string;
  is_muted?: boolean;
}
/**
 * Is anybody there?
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
  id?: string;
}
/**
 * Answers a hello: who you are here, and what has happened since, or a look at everything.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: "welcome";
  version: number;
  table: string;
  viewer: number | string | null;
  name: string | null;
  settings: {};
  is_whole: boolean;
  look: {} | null;
  missed: {}[];
}
/**
 * Something happened at the table: a message, and what it is in words.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
  type: "told";
  message: {};
  lines: string[];
}
/**
 * What each move that is open to you would do; comes with a question that has few answers.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Options".
 */
export interface Options {
  type: "options";
  question: number;
  options: {}[];
}
/**
 * A command was done, or had been.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: "done";
  id: string;
  revision: number;
}
/**
 * Something was not done, and why.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  type: "refusal";
  id: string;
  error: {};
}
/**
 * Answers a preview.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Previewed".
 */
export interface Previewed {
  type: "previewed";
  id: string;
  preview: {};
  lines: string[];
}
/**
 * Answers a hint: moves worth a thought, best first.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hinted".
 */
export interface Hinted {
  type: "hinted";
  id: string;
  moves: {}[];
  lines: string[];
}
/**
 * Which seats have somebody connected.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "There".
 */
export interface There {
  type: "there";
  seats: number[];
}
/**
 * Answers a ping.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
  id: string;
}
/**
 * The server hangs up; come back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  type: "bye";
  reason: string;
}
