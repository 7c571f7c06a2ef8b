import { playNote } from '../../base/play-note.ts';

let context: AudioContext | undefined;

/** Browsers let a page sound only after a tap; before one it stays silent. */
const openAudio = async () => {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  return context;
};

const good = [
  { pitch: 880, after: 0, loudness: 0.35 },
  { pitch: 1318.5, after: 0.12, loudness: 0.35 },
] as const;

const bad = [
  { pitch: 196, after: 0, loudness: 0.3, shape: 'square' },
  { pitch: 164.8, after: 0.2, loudness: 0.3, shape: 'square' },
] as const;

/** Heard and felt without looking: two rising notes and a tick, or two low ones and a long buzz. */
export const signalScan = (done: boolean): void => {
  if ('vibrate' in navigator) navigator.vibrate(done ? 60 : [180, 80, 180]);
  openAudio()
    .then((audio) => {
      for (const note of done ? good : bad) playNote(audio, note);
    })
    .catch(() => undefined); // Without sound the screen still says it.
};
