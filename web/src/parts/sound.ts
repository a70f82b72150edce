/** A short sound of our own: two strokes of a small bell, made when it is needed. */
import { settings } from "../settings.svelte";

const LATE = 1000; // milliseconds after which a bell would be no news any more
let context: AudioContext | undefined;

async function awake(): Promise<AudioContext> {
  context ??= new AudioContext();
  if (context.state !== "running") await context.resume();
  return context;
}

function stroke(sounds: AudioContext, at: number, pitch: number): void {
  const tone = sounds.createOscillator();
  const loudness = sounds.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  tone.connect(loudness).connect(sounds.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}

/** "Your turn"; a browser that does not let the page sound stays silent, also later. */
export function chime(): void {
  const asked = performance.now();
  const strike = (sounds: AudioContext): void => {
    if (performance.now() - asked > LATE) return;
    stroke(sounds, sounds.currentTime, 660);
    stroke(sounds, sounds.currentTime + 0.12, 880);
  };
  awake().then(strike).catch(() => undefined);
}

/** Safari lets a page sound only once a finger or a key has woken it, which is long before it is somebody's turn; a call puts it to sleep again. */
export function wakeByTouch(): void {
  const wake = (): void => void (settings.sound && awake().catch(() => undefined));
  for (const kind of ["click", "keydown"]) addEventListener(kind, wake, { capture: true });
}
