/** A short sound of our own: two strokes of a small bell, made when it is needed. */
let context: AudioContext | undefined;

function stroke(at: number, pitch: number): void {
  const tone = context!.createOscillator();
  const loudness = context!.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  tone.connect(loudness).connect(context!.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}

/** "Your turn"; a browser that does not let the page sound stays silent. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    stroke(context.currentTime, 660);
    stroke(context.currentTime + 0.12, 880);
  } catch {
    context = undefined;
  }
}
