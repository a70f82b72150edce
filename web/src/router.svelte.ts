/** Where in the page one is. A screen is one row in routes.ts; a link is an ordinary link. */
import type { Component } from "svelte";

export type Params = Readonly<Record<string, string>>;
export interface Route {
  /** `/t/:id`: what begins with a colon is a parameter. */
  readonly path: string;
  /** Which part of the main navigation it belongs to. */
  readonly part?: string;
  /** A screen; it may take `params`. */
  readonly load: () => Promise<{ default: Component<never> }>;
}

export function match(path: string, routes: readonly Route[]): { route: Route; params: Params } | null {
  const given = path.split("/").filter(Boolean);
  for (const route of routes) {
    const wanted = route.path.split("/").filter(Boolean);
    if (wanted.length !== given.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((word, at) => {
      if (!word.startsWith(":")) return word === given[at];
      params[word.slice(1)] = decodeURIComponent(given[at]!);
      return true;
    });
    if (fits) return { route, params };
  }
  return null;
}

class Place {
  path = $state("/");
  query = $state.raw(new URLSearchParams());
  hash = $state("");

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }
}
export const place = new Place();

/** Go somewhere else in the page. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  place.read();
  if (!replace) scrollTo(0, 0);
}

/** Make ordinary links ours, unless they lead out or into another tab. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  const leadsOut = link.origin !== location.origin || link.pathname.startsWith("/api/");
  if (leadsOut || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
