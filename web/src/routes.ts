/** All screens: a path, the part of the navigation it belongs to, and where it is. */
import type { Route } from "./router.svelte";

export const ROUTES: readonly Route[] = [
  { path: "/", part: "play", load: () => import("./screens/home/Home.svelte") },
  { path: "/new", part: "play", load: () => import("./screens/new-table/NewTable.svelte") },
  { path: "/t/:id", part: "play", load: () => import("./screens/table/Table.svelte") },
  { path: "/daily", part: "daily", load: () => import("./screens/daily/Daily.svelte") },
  { path: "/games", part: "games", load: () => import("./screens/games/Games.svelte") },
  { path: "/games/:id", load: () => import("./screens/replay/Replay.svelte") },
  { path: "/games/:id/better", part: "games", load: () => import("./screens/replay/Better.svelte") },
  { path: "/reviews/:id", load: () => import("./screens/replay/Review.svelte") },
  { path: "/settings", load: () => import("./screens/settings/Settings.svelte") },
  { path: "/keys", load: () => import("./screens/settings/Keys.svelte") },
  { path: "/watch", part: "play", load: () => import("./screens/watch/Watch.svelte") },
  { path: "/rules/:game", part: "learn", load: () => import("./screens/rules/Rules.svelte") },
  { path: "/learn", part: "learn", load: () => import("./screens/learn/Learn.svelte") },
  { path: "/learn/:game/:number", part: "learn", load: () => import("./screens/learn/Lesson.svelte") },
  { path: "/puzzles/:game/:number", part: "learn", load: () => import("./screens/puzzle/Puzzle.svelte") },
  { path: "/advice", part: "advice", load: () => import("./screens/editor/Editor.svelte") },
  { path: "/model", part: "advice", load: () => import("./screens/model/Model.svelte") },
];

/** The main navigation: name, sign, address. A part is shown once it has a screen. */
export const PARTS = [
  { name: "play", sign: "play", path: "/" },
  { name: "learn", sign: "book", path: "/learn" },
  { name: "daily", sign: "sun", path: "/daily" },
  { name: "games", sign: "log", path: "/games" },
  { name: "advice", sign: "aim", path: "/advice" },
] as const;

export const shownParts = () => PARTS.filter((part) => ROUTES.some((route) => route.path === part.path));
