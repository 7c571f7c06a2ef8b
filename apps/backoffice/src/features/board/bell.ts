let context: AudioContext | undefined;

const note = (audio: AudioContext, pitch: number, start: number, loudness: number) => {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.45);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.5);
};

/** The shop's bell: two notes, as on a counter. Silent until somebody has allowed it. */
export const ring = (loudness: number) => {
  if (context?.state !== 'running') return;
  const start = context.currentTime;
  note(context, 880, start, loudness);
  note(context, 1318.5, start + 0.18, loudness);
};

/** Browsers let a page make a sound only after a tap: this must be called from one. */
export const allowSound = async () => {
  context ??= new AudioContext();
  await context.resume();
  ring(0.4);
};

/** No more sound from this page. */
export const forbidSound = async () => {
  await context?.suspend();
};
