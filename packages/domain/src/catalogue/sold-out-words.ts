import { addDays, wallClock } from '../time.ts';
import { atMoment } from '../time-words.ts';

const noon = 12 * 60;

/**
 * Label of a sold-out thing: until the next morning it is sold out for today; without a known return no day is named.
 */
export const soldOutWords = (until: Date | null, now: Date): string => {
  if (until === null) return 'Esaurito';
  const back = wallClock(until);
  const today = wallClock(now).date;
  if (back.date === addDays(today, 1) && back.minute <= noon) return 'Oggi esaurito';
  return `Torna ${atMoment(until, now)}`;
};
