/** What was solved on this device, and how often something was tried. */
const KEPT = "learnt";
type Kept = Record<string, { solved: number[]; tries: Record<string, number> }>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

const of = (kept: Kept, course: string) => (kept[course] ??= { solved: [], tries: {} });

export const courseOf = (game: string, kind: string): string => `${game}/${kind}`;
export const solved = (course: string): number[] => of(read(), course).solved;
export const tries = (course: string, number: number): number => of(read(), course).tries[number] ?? 0;

/** Note a try, and whether it was right. */
export function note(course: string, number: number, isRight: boolean): void {
  const kept = read();
  const mine = of(kept, course);
  mine.tries[number] = (mine.tries[number] ?? 0) + 1;
  if (isRight && !mine.solved.includes(number)) mine.solved.push(number);
  localStorage.setItem(KEPT, JSON.stringify(kept));
}

/** The first that was not solved yet; the first again when all were. */
export function next(course: string, count: number): number {
  const done = solved(course);
  return Array.from({ length: count }, (_, at) => at + 1).find((number) => !done.includes(number)) ?? 1;
}
