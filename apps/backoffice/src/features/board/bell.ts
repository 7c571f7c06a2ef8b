import { playNote } from '../../base/play-note.ts';

let context: AudioContext | undefined;

/** The shop's bell: two notes. Silent until `allowSound` was called. */
export const ring = (loudness: number) => {
  if (context?.state !== 'running') return;
  playNote(context, { pitch: 880, after: 0, loudness });
  playNote(context, { pitch: 1318.5, after: 0.18, loudness });
};

/** Browsers let a page make a sound only after a tap: this must be called from one. */
export const allowSound = async () => {
  context ??= new AudioContext();
  await context.resume();
  ring(0.4);
};

export const forbidSound = async () => {
  await context?.suspend();
};
