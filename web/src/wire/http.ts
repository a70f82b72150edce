/** What is asked once, typed by the server's own description of itself. */
import type { paths } from "./api.gen";
import { say, spoken } from "../prose/prose.svelte";

type Method = "get" | "post" | "patch" | "put" | "delete";
type Of<P extends keyof paths, M extends Method> = paths[P][M];
type Body<O> = O extends { requestBody: { content: { "application/json": infer B } } } ? B : undefined;
type Answer<O> = O extends { responses: infer R }
  ? R extends { 200: { content: { "application/json": infer A } } }
    ? A
    : R extends { 201: { content: { "application/json": infer A } } }
      ? A
      : undefined
  : never;
type Fields = Record<string, string | number>;

export interface ErrorFacts {
  code: string;
  reason: string;
  facts: Record<string, unknown>;
  sentence: string;
}

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly facts: ErrorFacts,
  ) {
    super(facts.sentence);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

function address(path: string, given: Fields, query: Fields): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return asked.size ? `${filled}?${asked}` : filled;
}

/** Ask the server: `ask("post", "/api/v1/people", { body: { name: "Ada" } })`. */
export async function ask<M extends Method, P extends keyof paths>(
  method: M,
  path: P,
  { body, given = {}, query = {} }: { body?: Body<Of<P, M>>; given?: Fields; query?: Fields } = {},
): Promise<Answer<Of<P, M>>> {
  const headers: Record<string, string> = { "Accept-Language": spoken() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(address(path, given, query), {
      method: method.toUpperCase(),
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable(say("web-unreachable"));
  }
  const text = await response.text();
  const data: unknown = text && response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (!response.ok) throw new Refused(response.status, errorOf(data, response));
  return data as Answer<Of<P, M>>;
}

function errorOf(data: unknown, response: Response): ErrorFacts {
  if (typeof data === "object" && data !== null && "error" in data) return data.error as ErrorFacts;
  return { code: "http", reason: String(response.status), facts: {}, sentence: `${response.status} ${response.statusText}` };
}
