/** A sentence of the server's in parts: what names a card or a die is drawn. */
export type Word = { text: string } | { card: string } | { die: string };

// A card (`10D`), a jester (`*`), a die (`r4`, `r?` while it is hidden); a royal in brackets is named before them.
const NAMED = /(?<![\p{L}\d])(?:(?:10|[2-9AJQK])[CDHS]|[rbyk][1-6?*-])(?![\p{L}\d])|(?<![^\s(+])\*(?=[\s.,;:)+]|$)/gu;
const BRACKETS = / \(([JQK][CDHS])\)/g;

export function words(sentence: string): Word[] {
  const text = sentence.replace(BRACKETS, "");
  const found: Word[] = [];
  let from = 0;
  for (const match of text.matchAll(NAMED)) {
    const before = text.slice(from, match.index);
    if (before) found.push({ text: before === "+" ? " " : before });
    found.push(/^[rbyk]/.test(match[0]) ? { die: match[0] } : { card: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** What begins a line begins with a capital, unless it begins with what is drawn. */
export function begun(text: string): string {
  const first = words(text)[0];
  return first && "text" in first ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text;
}

/** The names of those at a table with which a sentence may begin, the longest first: where the name ends. */
export function nameEnd(sentence: string, names: readonly string[]): number {
  const found = names.filter((name) => name && sentence.startsWith(`${name} `)).map((name) => name.length);
  return Math.max(0, ...found);
}
