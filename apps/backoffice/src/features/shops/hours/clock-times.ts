import { minutesInDay } from '@zanga/domain/time';
import type { Interval } from '@zanga/domain/timetable';

/** Stands in a form for an unreadable time; every rule refuses it. */
export const unreadable = -1;

/** Closing time as a clock shows it; midnight is the end of its day. */
export const clockOf = (closes: number): number => (closes <= minutesInDay ? closes : closes - minutesInDay);

/** Interval between two times of the clock; one that closes before it opens closes on the next day. */
export const intervalOf = (opens: number, closes: number): Interval => {
  const readable = opens !== unreadable && closes !== unreadable;
  return { opens, closes: readable && closes <= opens ? closes + minutesInDay : closes };
};

const lunch = { opens: 12 * 60, closes: 15 * 60 };
const dinner = { opens: 19 * 60, closes: 23 * 60 };

/** Suggested interval for a new row: lunch, dinner, then the rest of the day. */
export const nextInterval = (day: readonly Interval[]): Interval => {
  const last = Math.max(0, ...day.map(({ closes }) => closes));
  if (last <= lunch.opens) return lunch;
  if (last <= dinner.opens) return dinner;
  const opens = Math.min(last, minutesInDay - 60);
  return { opens, closes: minutesInDay };
};
