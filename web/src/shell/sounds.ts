// Quiet sounds, made by the browser itself: a stone that is laid, one that is taken, a harp at the end; the last
// seconds of a timer, and the gong after them.

export type Sound = 'laid' | 'taken' | 'end' | 'tick' | 'gong';

const loudness = 0.12;
let audio: AudioContext | null = null;

/** A tone that dies away: its frequency in hertz, when it begins and how long it is heard, in seconds. */
function pluck(on: AudioContext, shape: OscillatorType, frequency: number, begins: number, lasts: number) {
  const tone = on.createOscillator();
  const volume = on.createGain();
  const at = on.currentTime + begins;
  tone.type = shape;
  tone.frequency.setValueAtTime(frequency, at);
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + lasts);
}

/** A knock on wood: a low tone that falls at once. */
const knock = (on: AudioContext, frequency: number, begins = 0) => {
  pluck(on, 'sine', frequency, begins, 0.14);
  pluck(on, 'triangle', frequency * 2.7, begins, 0.04);
};

export function play(sound: Sound) {
  audio ??= new AudioContext();
  if (sound === 'laid') knock(audio, 190);
  else if (sound === 'taken') [150, 110].forEach((frequency, i) => knock(audio!, frequency, i * 0.12));
  else if (sound === 'tick') pluck(audio, 'triangle', 880, 0, 0.05);
  else if (sound === 'gong') [196, 294, 415].forEach((frequency) => pluck(audio!, 'sine', frequency, 0, 1.2));
  else [392, 493.9, 587.3, 784].forEach((frequency, i) => pluck(audio!, 'triangle', frequency, i * 0.11, 0.9));
}
