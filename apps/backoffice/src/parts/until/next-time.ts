import { addDays, instantOf, wallClock } from '@zanga/domain/time';

/** The next moment at which a clock in Rome shows so many minutes after midnight: today, or tomorrow. */
export const nextTime = (minute: number, now: Date): Date => {
  const { date } = wallClock(now);
  const today = instantOf(date, minute);
  return today > now ? today : instantOf(addDays(date, 1), minute);
};
