import { describe, expect, it } from "vitest";
import { match, type Route } from "./router.svelte";

const load = () => Promise.reject(new Error("not loaded here"));
const ROUTES: Route[] = ["/", "/new", "/t/:id", "/games/:id/review"].map((path) => ({ path, load }));

const CASES: [string, string | null, Record<string, string>][] = [
  ["/", "/", {}],
  ["/new", "/new", {}],
  ["/new/", "/new", {}],
  ["/t/abc", "/t/:id", { id: "abc" }],
  ["/t/a%20b", "/t/:id", { id: "a b" }],
  ["/t", null, {}],
  ["/games/x/review", "/games/:id/review", { id: "x" }],
  ["/nowhere", null, {}],
];

describe("where a path leads", () => {
  it.each(CASES)("%s", (path, expected, params) => {
    const found = match(path, ROUTES);
    expect(found?.route.path ?? null).toBe(expected);
    expect(found?.params ?? {}).toEqual(params);
  });
});
