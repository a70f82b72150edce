/** Lines of a log that is scrolled: none stands half above its edge. */

const SIGN = 2; // pixels by which a sign is higher than the words beside it

/** Where a log is scrolled to, at least so far, so that a whole line is its first. */
export const wholeTop = (tops: readonly number[], least: number): number => tops.find((top) => top >= least) ?? least;

/** The boxes of all words of an item, from above. */
function words(item: Element): DOMRect[] {
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: DOMRect[] = [];
  while (walker.nextNode()) {
    range.selectNode(walker.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes.filter(({ width }) => width > 1).sort((one, other) => one.top - other.top); // what only readers see is a dot
}

/** Where the lines of a list begin, from its start, in order; items that end above are left out. */
export function lineTops(list: HTMLElement, above: number): number[] {
  const start = list.getBoundingClientRect().top + list.clientTop - list.scrollTop;
  const tops: number[] = [];
  for (const item of list.children) {
    const { top, bottom } = item.getBoundingClientRect();
    if (bottom - start < above) continue;
    tops.push(Math.floor(top - start));
    let end = -Infinity; // of the line before
    for (const box of words(item)) {
      if (box.top >= end - SIGN) tops.push(Math.floor(box.top - start) - SIGN);
      end = Math.max(end, box.bottom);
    }
  }
  return tops;
}
