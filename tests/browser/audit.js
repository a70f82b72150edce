// What is wrong with how a page lies, as far as a browser can tell; a list of sentences.
() => {
  const found = new Set();
  const wide = document.documentElement.clientWidth;
  const DRAWN = "svg, svg *, .pos, .port, .card, .clip, .pw, .face, .layer, .pt, .pt5, .tokp, .tok, .av, .art, .poster, input, body, html";
  // What lies above on purpose; the block only where the page is scrolled below it.
  const isLong = document.documentElement.scrollHeight > innerHeight + 8;
  const ABOVE = `.layer, .tabs, .stick, dialog, .sheet, input[type=range], .pen, .nxt${isLong ? ", .pn, .prev, .owe, .tr, .cv" : ""}`;
  // Of this only so much is shown as has room, each part whole.
  const PARTLY = ".bits";
  // What has a scrollbar only for screens smaller than any that is looked at.
  const WHOLE = ".pv .l > div, .rv > main";
  // Names that are cut by an ellipsis, and of how many letters that shows enough.
  const NAMES = ".mseat > span:first-child, .mate .nm > span, .see .mob";
  const ENOUGH = 8;
  const texts = [];

  const name = (one) => {
    const kind = one.className?.baseVal ?? one.className;
    return `${one.tagName.toLowerCase()}.${kind} "${(one.textContent ?? "").trim().slice(0, 40)}"`;
  };
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr, .skip, [inert], symbol");
  const hasText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const scroller = (one) => {
    for (let up = one; up && up !== document.documentElement; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (/auto|scroll/.test(overflowX + overflowY)) return up;
    }
    return null;
  };
  const scrolls = (one) => scroller(one) !== null;
  /** Whether a text is not scrolled away inside what scrolls. */
  const isThere = (one, text) => {
    const frame = scroller(one)?.getBoundingClientRect();
    return !frame || (text.top >= frame.top && text.bottom <= frame.bottom && text.left >= frame.left && text.right <= frame.right);
  };

  const isCut = (one) => one.scrollWidth > one.clientWidth + 1;
  /** How many letters of a name stand before its ellipsis. */
  const lettersSeen = (one, node) => {
    const end = one.getBoundingClientRect().right - parseFloat(getComputedStyle(one).fontSize);
    const range = document.createRange();
    return [...node.textContent].filter((_, at) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().right <= end + 1;
    }).length;
  };
  const within = (text, box) => new DOMRect(text.x, text.y, Math.min(text.right, box.right) - text.x, text.height);

  function checkText(one) {
    const range = document.createRange();
    const nodes = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
    range.setStart(nodes[0], 0);
    range.setEnd(nodes[0], nodes[0].length);
    const whole = range.getBoundingClientRect();
    const partly = one.closest(PARTLY)?.getBoundingClientRect();
    if (partly && whole.top >= partly.bottom - 1) return; // a part that has no room
    const isShort = one.matches(NAMES) && isCut(one);
    if (isShort && lettersSeen(one, nodes[0]) < ENOUGH) found.add(`cut to ${lettersSeen(one, nodes[0])} letters: ${name(one)}`);
    const text = isShort ? within(whole, one.getBoundingClientRect()) : whole;
    if ((text.right > wide + 1 || text.left < -1) && !scrolls(one)) found.add(`outside: ${name(one)}`);
    const frame = one.closest("button, .btn, .chip, .nb, td, .mseat, .fig, .stat, .seat, .blk")?.getBoundingClientRect();
    if (frame && (text.right > frame.right + 1.5 || text.left < frame.left - 1.5 || text.bottom > frame.bottom + 1.5)) {
      found.add(`out of its box: ${name(one)}`);
    }
    if (isThere(one, text) && text.width > 2) texts.push([one, text]);
    const x = (text.left + text.right) / 2;
    const y = (text.top + text.bottom) / 2;
    if (y < 0 || y > innerHeight || x < 0 || x > wide || text.width < 2 || !isThere(one, text)) return;
    const top = document.elementFromPoint(x, y);
    if (top && !one.contains(top) && !top.contains(one) && !top.closest(ABOVE)) found.add(`covered: ${name(one)} by ${name(top)}`);
  }

  function checkBox(one, box, style) {
    if (one.matches(DRAWN) || !one.textContent.trim() || box.width < 2) return;
    if (/hidden|clip/.test(style.overflowX) && isCut(one) && !one.matches(NAMES)) found.add(`cut: ${name(one)}`);
    const more = one.scrollHeight - one.clientHeight;
    if (/hidden|clip/.test(style.overflowY) && more > 2 && !one.matches(PARTLY)) found.add(`clipped by ${more}: ${name(one)}`);
  }

  /** The first line of a log stands whole below its edge. */
  function checkLog(list) {
    const edge = list.getBoundingClientRect().top;
    const range = document.createRange();
    range.selectNodeContents(list);
    const half = [...range.getClientRects()].some((box) => box.width > 1 && box.height < 30 && box.top < edge - 4 && box.bottom > edge + 4);
    if (half) found.add(`half a line: ${name(list)}`);
  }

  if (document.documentElement.scrollWidth > wide) found.add(`wider than the screen by ${document.documentElement.scrollWidth - wide}`);
  for (const one of document.body.querySelectorAll("*")) {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height || !isShown(one)) continue;
    if (hasText(one) && box.width > 1.5) checkText(one); // what only readers see is a dot
    checkBox(one, box, getComputedStyle(one));
    if (one.matches(".log ol")) checkLog(one);
    if (one.matches(WHOLE) && one.scrollHeight > one.clientHeight + 2) found.add(`scrolled by ${one.scrollHeight - one.clientHeight}: ${name(one)}`);
    const isPressed = one.matches("button, a.btn, [role=radio], input") && !one.closest(".layer");
    if (isPressed && Math.min(box.width, box.height) < 43.5) found.add(`small ${Math.round(box.width)} × ${Math.round(box.height)}: ${name(one)}`);
  }
  const isAbove = (one) => getComputedStyle(one).position === "fixed" || one.closest(".tabs, .stick, .pn, .prev, .owe, .blo, .tr, .cv, .sheet, dialog");
  texts.forEach(([one, text], at) => {
    for (const [other, box] of texts.slice(at + 1)) {
      const across = Math.min(text.right, box.right) - Math.max(text.left, box.left);
      const down = Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top);
      if (one.closest("dialog") !== other.closest("dialog")) continue;
      if (across < 4 || down < 5 || one.contains(other) || other.contains(one) || one.parentElement === other.parentElement) continue;
      if (!isLong || (!isAbove(one) && !isAbove(other))) found.add(`words on words: ${name(one)} and ${name(other)}`);
    }
  });
  return [...found];
}
