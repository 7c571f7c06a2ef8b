import { addDays, instantOf, wallClock } from '@zanga/domain/time';

/** Next moment with a time of day in Rome, in minutes after midnight: today, or tomorrow. */
export const nextTime = (minute: number, now: Date): Date => {
  const { date } = wallClock(now);
  const today = instantOf(date, minute);
  return today > now ? today : instantOf(addDays(date, 1), minute);
};
