import {
  addDays,
  daysBetween,
  instantOf,
  type LocalDate,
  minutesInDay,
  wallClock,
  weekdayOf,
} from './time.ts';
import { formatLocalDate, formatMinute, weekdayNames } from './time-format.ts';

/**
 * Time of an event in words: `alle 18:30`, `a mezzanotte`, `stanotte alle 00:30`, `domani alle 12:00`, `lunedì alle
 * 12:00`, `il 24/08/2026 alle 12:00`.
 */
export const atMoment = (instant: Date, now: Date): string => {
  if (isComingMidnight(instant, now)) return 'a mezzanotte';
  const day = dayFrom(instant, now);
  if (day === null) return hourAfter('al', instant);
  return `${/\d/.test(day) ? 'il ' : ''}${day} ${hourAfter('al', instant)}`;
};

/** Begin of a state in words: `dalle 18:30`, `da domani alle 12:00`, `dal 24/08/2026 alle 12:00`. */
export const fromMoment = (instant: Date, now: Date): string => {
  if (isComingMidnight(instant, now)) return 'da mezzanotte';
  const day = dayFrom(instant, now);
  if (day === null) return hourAfter('dal', instant);
  return `${/\d/.test(day) ? 'dal' : 'da'} ${day} ${hourAfter('al', instant)}`;
};

/** End of a state in words: `fino alle 23:30`, also past midnight; the day is named only beyond the next 24 hours. */
export const untilMoment = (instant: Date, now: Date): string => {
  if (isComingMidnight(instant, now)) return 'fino a mezzanotte';
  const day = dayFrom(instant, now);
  const soon = instant.getTime() - now.getTime() < minutesInDay * 60_000;
  if (day === null || soon) return `fino ${hourAfter('al', instant)}`;
  return `fino ${/\d/.test(day) ? 'al' : 'a'} ${day} ${hourAfter('al', instant)}`;
};

/** Until five in the morning people speak of the night before. */
const nightEnds = 5 * 60;

/** The evening of a time as people count: half past midnight is still tonight, not tomorrow. */
export const eveningOf = (instant: Date): LocalDate => {
  const { date, minute } = wallClock(instant);
  return minute < nightEnds ? addDays(date, -1) : date;
};

/** Until when such words are true: "domani" turns at midnight, "stanotte" at the end of the night. */
export const wordsHoldUntil = (now: Date): Date => {
  const { date, minute } = wallClock(now);
  return minute < nightEnds ? instantOf(date, nightEnds) : instantOf(addDays(date, 1), 0);
};

/** The day in words; null for today. */
const dayFrom = (instant: Date, now: Date): string | null => {
  const { date } = wallClock(instant);
  const days = daysBetween(wallClock(now).date, date);
  if (days === 0) return null;
  if (days === 1) return eveningOf(instant) === eveningOf(now) ? 'stanotte' : 'domani';
  return days > 1 && days < 7 ? weekdayNames[weekdayOf(date)] : formatLocalDate(date);
};

const isComingMidnight = (instant: Date, now: Date): boolean => {
  const { date, minute } = wallClock(instant);
  return minute === 0 && daysBetween(wallClock(now).date, date) === 1;
};

/** One o'clock is singular in Italian and takes an apostrophe: `all’1:30`. */
const hourAfter = (preposition: 'al' | 'dal', instant: Date): string => {
  const time = formatMinute(wallClock(instant).minute);
  return time.startsWith('01:') ? `${preposition}l’${time.slice(1)}` : `${preposition}le ${time}`;
};
