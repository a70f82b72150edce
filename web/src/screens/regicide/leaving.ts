/** Cards on their way to a pile: what was seen before and is not any more, what somebody pays, and an enemy that falls. */
export interface Item {
  key: string;
  zone: "hand" | "play" | "discard" | "gone";
  /** The slot it goes to, and the one it comes from if it is new. */
  to: string;
  from: string;
  depth: number;
}
export interface Leaving {
  before: ReadonlyMap<string, Item>;
  now: ReadonlyMap<string, Item>;
  /** Where cards go that were seen before. */
  pile: string;
  /** Cards out of a seat. */
  paid: readonly string[];
  seat: string;
  /** An enemy that goes to the tavern. */
  royal: string;
}

/** Each card once, whatever has become of it: one that I held at first may have been healed, drawn and paid by somebody else. */
export function leaving({ before, now, pile, paid, seat, royal }: Leaving): Item[] {
  const old = [...before.values()].filter((item) => !now.has(item.key));
  const gone = (key: string, to: string, from: string): Item => ({ key, zone: "gone", to, from, depth: 1 });
  const moved: Item[] = [
    ...old.filter((item) => item.zone !== "discard").map((item): Item => ({ ...item, zone: "gone", to: pile })),
    ...paid.filter((key) => key !== "*" && !now.has(key)).map((key) => gone(key, "discard", seat)),
    ...(royal ? [gone(royal, "tavern", "enemy")] : []),
  ];
  if (!moved.length) return [];
  const covered = old.filter((item) => item.zone === "discard").map((item): Item => ({ ...item, zone: "gone", depth: 0 })); // stays below until the others lie on it
  return [...new Map([...covered, ...moved].map((item) => [item.key, item])).values()];
}
