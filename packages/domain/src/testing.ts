/** One minute of real time, with the reading of a clock in Rome. */
export type ShownMinute = {
  readonly instant: Date;
  readonly date: string;
  readonly minute: number;
};

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Clock in Rome at an instant, by the platform alone: the yardstick of our own reckoning. */
export const shownAt = (instant: Date): ShownMinute => {
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  return { instant, date, minute: Number(parts.hour) * 60 + Number(parts.minute) };
};

/** Every real minute of some days, in order. */
export const minutesFrom = (start: Date, days: number): readonly ShownMinute[] =>
  Array.from({ length: days * 1440 }, (_, index) => shownAt(new Date(start.getTime() + index * 60_000)));

/** Reproducible randomness: the same for the same seed. */
export const dice = (seed: number) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (limit: number) => Math.floor(next() * limit), chance: (odds: number) => next() < odds };
};
export type Dice = ReturnType<typeof dice>;

/** A new seed each time, logged so that `SEED` can repeat a failing run. */
export const seedOf = (name: string): number => {
  const given = process.env.SEED;
  const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given);
  process.stdout.write(`${name}: SEED=${seed}\n`);
  return seed;
};
