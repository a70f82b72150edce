/** What a medal is cast of. */
const METALS: Record<string, string> = { gold: "#d8930f", silver: "#fffaf0", bronze: "#b9a888" };

/** How the drawing of a medal is filled. */
export const cast = (medal: string): string => `--mf:${METALS[medal] ?? METALS["bronze"]}`;
