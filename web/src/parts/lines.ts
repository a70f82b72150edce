/** Lines of a log that is scrolled: none stands half above its edge. */

/** Where a log is scrolled to, at least so far, so that a whole line is its first. */
export const wholeTop = (tops: readonly number[], least: number): number => tops.find((top) => top >= least) ?? least;

/** Where the lines of a list begin, from its start, in order; items that end above are left out. */
export function lineTops(list: HTMLElement, above: number): number[] {
  const start = list.getBoundingClientRect().top + list.clientTop - list.scrollTop;
  const tops = new Set<number>();
  for (const item of list.children) {
    const { top, bottom } = item.getBoundingClientRect();
    if (bottom - start < above) continue;
    tops.add(Math.floor(top - start));
    const range = document.createRange();
    range.selectNodeContents(item);
    let end = -Infinity; // of the line before; signs and words of one line begin at different heights
    for (const box of [...range.getClientRects()].filter(({ width }) => width > 1).sort((a, b) => a.top - b.top)) {
      if (box.top >= end - 1) tops.add(Math.floor(box.top - start));
      end = Math.max(end, box.bottom);
    }
  }
  return [...tops].sort((a, b) => a - b);
}
