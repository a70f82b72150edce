/** Short sounds of our own, made when they are needed: strokes of a bell, a card laid down, a blow, dice in the hand. */
import { settings } from "../settings.svelte";

/** One tone: when it begins, from which pitch to which, how long and how loud it is. Seconds, hertz. */
interface Tone {
  at: number;
  from: number;
  to?: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}
const bell = (at: number, from: number, lasts = 0.5): Tone => ({ at, from, lasts, loud: 0.12, wave: "triangle" });
const knock = (at: number, from: number): Tone => ({ at, from, to: from / 3, lasts: 0.05, loud: 0.1, wave: "square" });
const drum = (at: number, from: number): Tone => ({ at, from, to: from / 3, lasts: 0.24, loud: 0.3, wave: "sine" });

const SOUNDS = {
  turn: [bell(0, 660), bell(0.12, 880)],
  card: [knock(0, 420)],
  blow: [drum(0, 150)],
  shield: [{ ...bell(0, 330, 0.2), wave: "square", loud: 0.04 }, knock(0, 240)],
  heal: [bell(0, 520, 0.25), bell(0.09, 650, 0.25)],
  pay: [knock(0, 260), knock(0.08, 200)],
  dice: [0, 0.05, 0.09, 0.16, 0.21, 0.3].map((at, turn) => knock(at, 900 - 90 * ((turn * 5) % 7))),
  fall: [drum(0, 130), drum(0.16, 90)],
  exact: [drum(0, 130), bell(0.1, 784), bell(0.2, 1046)],
  won: [bell(0, 523), bell(0.14, 659), bell(0.28, 784), bell(0.42, 1046, 1)],
  lost: [bell(0, 392, 0.6), bell(0.22, 330, 0.6), bell(0.44, 262, 1.1)],
} satisfies Record<string, Tone[]>;
export type Sound = keyof typeof SOUNDS;

/** What events of either game sound like; of several the first in this list is heard. */
const HEARD: readonly (readonly [event: string, sound: Sound])[] = [
  ["won", "won"],
  ["lost", "lost"],
  ["defeated", "fall"],
  ["rolled", "dice"],
  ["dealt", "blow"],
  ["attacked", "blow"],
  ["spell-cast", "exact"],
  ["hit-back", "blow"],
  ["suffered", "pay"],
  ["paid", "pay"],
  ["shielded", "shield"],
  ["blocked", "shield"],
  ["healed", "heal"],
  ["gathered", "card"],
  ["prepared", "card"],
  ["declared", "card"],
  ["played", "card"],
  ["flipped", "card"],
];

/** What is heard of all that happened at once, if anything. */
export function soundOf(events: readonly { event: string; is_exact?: boolean }[]): Sound | null {
  const found = HEARD.find(([name]) => events.some(({ event }) => event === name));
  if (!found) return null;
  return found[1] === "fall" && events.some((one) => one.event === "defeated" && one.is_exact) ? "exact" : found[1];
}

const LATE = 1000; // milliseconds after which a sound would be no news any more
let context: AudioContext | undefined;

async function awake(): Promise<AudioContext> {
  context ??= new AudioContext();
  if (context.state !== "running") await context.resume();
  return context;
}

function strike(sounds: AudioContext, tone: Tone): void {
  const at = sounds.currentTime + tone.at;
  const source = sounds.createOscillator();
  const loudness = sounds.createGain();
  source.type = tone.wave;
  source.frequency.setValueAtTime(tone.from, at);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, at + tone.lasts);
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(tone.loud, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + tone.lasts);
  source.connect(loudness).connect(sounds.destination);
  source.start(at);
  source.stop(at + tone.lasts + 0.05);
}

/** Let it sound; a browser that does not let the page sound stays silent, also later. */
export function hear(sound: Sound): void {
  const asked = performance.now();
  awake().then(
    (sounds) => {
      if (performance.now() - asked <= LATE) for (const tone of SOUNDS[sound]) strike(sounds, tone);
    },
    () => undefined,
  );
}

/** Safari lets a page sound only once a finger or a key has woken it, which is long before it is somebody's turn; a call puts it to sleep again. */
export function wakeByTouch(): void {
  const wake = (): void => void (settings.sound !== "off" && awake().catch(() => undefined));
  for (const kind of ["click", "keydown"]) addEventListener(kind, wake, { capture: true });
}
