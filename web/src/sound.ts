/** Short sounds, made here and not loaded: two strokes on wood when it is one's turn. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function stroke(audio: AudioContext, at: number, pitch: number): void {
  const tone = audio.createOscillator();
  const loud = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, at + 0.12);
  loud.gain.setValueAtTime(0.0001, at);
  loud.gain.exponentialRampToValueAtTime(0.22, at + 0.008);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
  tone.connect(loud).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.25);
}

/** It is one's turn; silent where sound is off or the browser does not let the page be heard yet. */
export function ring(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume().then(() => {
    stroke(audio, audio.currentTime + 0.01, 330);
    stroke(audio, audio.currentTime + 0.15, 495);
  }, () => undefined);
}
