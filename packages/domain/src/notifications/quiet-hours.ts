import { addDays, instantOf, type MinuteOfDay, wallClock } from '../time.ts';
import type { Topic } from './preferences.ts';

/** From one time of day to another; past midnight if the second is earlier. */
export type QuietHours = {
  readonly from: MinuteOfDay;
  readonly to: MinuteOfDay;
};

/** Topics sent at any hour: a customer waiting for the doorbell wants to know. */
const urgent: ReadonlySet<Topic> = new Set<Topic>(['orders']);

/** When a phone may ring about a topic: now, or at the end of the present quiet hours. */
export const mayRingAt = (topic: Topic, quiet: QuietHours | null, now: Date): Date => {
  if (quiet === null || urgent.has(topic)) return now;
  const { date, minute } = wallClock(now);
  const { from, to } = quiet;
  const pastMidnight = from > to;
  const isQuiet = pastMidnight ? minute >= from || minute < to : minute >= from && minute < to;
  if (!isQuiet) return now;
  const over = instantOf(pastMidnight && minute >= from ? addDays(date, 1) : date, to);
  // Where an hour comes twice, the first may be past already.
  return over > now ? over : now;
};
