import { minutesInDay } from '@zanga/domain/time';
import type { Interval } from '@zanga/domain/timetable';

/** What stands in a form for a time that cannot be read: no rule takes it for one. */
export const unreadable = -1;

/** When an interval closes as a clock shows it; midnight is the end of its day. */
export const clockOf = (closes: number): number => (closes <= minutesInDay ? closes : closes - minutesInDay);

/** An interval of two times of the clock: who closes before they open closes on the day after. */
export const intervalOf = (opens: number, closes: number): Interval => {
  const readable = opens !== unreadable && closes !== unreadable;
  return { opens, closes: readable && closes <= opens ? closes + minutesInDay : closes };
};

const lunch = { opens: 12 * 60, closes: 15 * 60 };
const dinner = { opens: 19 * 60, closes: 23 * 60 };

/** What a day is given when one adds hours to it: lunch, dinner, or what is left of it. */
export const nextInterval = (day: readonly Interval[]): Interval => {
  const last = Math.max(0, ...day.map(({ closes }) => closes));
  if (last <= lunch.opens) return lunch;
  if (last <= dinner.opens) return dinner;
  const opens = Math.min(last, minutesInDay - 60);
  return { opens, closes: minutesInDay };
};
