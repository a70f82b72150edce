/** The messages of a table's socket, with the parts that are the games' own. */
import type * as protocol from "../wire/protocol.gen";
import type * as regicide from "../wire/regicide.gen";
import type * as regidice from "../wire/regidice.gen";

export const VERSION = 1;

export type Look = regicide.Look | regidice.Look;
export type Message = regicide.Message | regidice.Message;
export type Command = regicide.Command;
export type Viewer = Look["viewer"];
/** A command before it has its id. */
export type Wanted = Command extends infer C ? (C extends { id?: string } ? Omit<C, "id"> : never) : never;

export interface Option<P = unknown> {
  text: string;
  preview: P;
  lines: string[];
}
export interface HintedMove {
  text: string;
  chance: number | null;
  error: number | null;
  why: string;
}
export interface Told {
  message: Message;
  lines: string[];
}
export interface Failure {
  code: string;
  reason: string;
  facts: Record<string, unknown>;
  sentence: string;
  legal: string[];
}

export type Received =
  | (Omit<protocol.Welcome, "look" | "missed" | "settings"> & { look: Look | null; missed: Told[]; settings: { hints?: boolean; watchers?: boolean; daily?: string; deal_of?: string } })
  | (Told & { type: "told" })
  | (Omit<protocol.Options, "options"> & { options: Option[] })
  | (Omit<protocol.Refusal, "error"> & { error: Failure })
  | (Omit<protocol.Previewed, "preview"> & { preview: unknown })
  | (Omit<protocol.Hinted, "moves"> & { moves: HintedMove[] })
  | protocol.Done
  | protocol.There
  | protocol.Pong
  | protocol.Bye;

export type Sent = protocol.Hello | protocol.Preview | protocol.Hint | protocol.Mute | protocol.Ping | { type: "do"; command: Command };

/** The look that follows from an older one and a message. */
export function fold(look: Look, message: Message): Look {
  return { ...look, ...message.look } as Look;
}
