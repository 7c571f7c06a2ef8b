type Note = {
  readonly pitch: number;
  /** Seconds from now. */
  readonly after: number;
  readonly loudness: number;
  readonly shape?: OscillatorType;
};

/** Plays one note that fades out. */
export const playNote = (audio: AudioContext, { pitch, after, loudness, shape = 'triangle' }: Note) => {
  const start = audio.currentTime + after;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.45);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.5);
};
