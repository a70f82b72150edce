/** The table of each game; a game without one of its own is played at the plain table. */
import type { Component } from "svelte";
import type { Connection } from "../../table/connection.svelte";

export interface TableProps {
  connection: Connection;
}
type Load = () => Promise<{ default: Component<TableProps> }>;

const TABLES: Record<string, Load> = {
  regicide: () => import("../regicide/Regicide.svelte"),
  regidice: () => import("../regidice/Regidice.svelte"),
};

export const tableOf = (game: string): Load => TABLES[game] ?? (() => import("./Plain.svelte"));
