import { addDays, wallClock } from '../time.ts';
import { atMoment } from '../time-words.ts';

const noon = 12 * 60;

/**
 * What is said of something that has run out in a shop. What comes back at the next morning's opening has run out for
 * today; nothing is said of a day where nobody knows when it comes back.
 */
export const soldOutWords = (until: Date | null, now: Date): string => {
  if (until === null) return 'Esaurito';
  const back = wallClock(until);
  const today = wallClock(now).date;
  if (back.date === addDays(today, 1) && back.minute <= noon) return 'Oggi esaurito';
  return `Torna ${atMoment(until, now)}`;
};
