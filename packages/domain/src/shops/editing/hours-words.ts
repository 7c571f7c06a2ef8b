import { channelNames } from '../../catalogue/italian-names.ts';
import { isLocalDate, minutesInDay, type Weekday } from '../../time.ts';
import { formatLocalDate, formatMinute, weekdayNames } from '../../time-format.ts';
import type { Interval } from '../../timetable.ts';
import type { Week } from '../opening-hours.ts';
import type { UnusualDay } from './unusual-day.ts';

/** Closing time of an interval as the clock shows it; midnight is the end of its day. */
export const closingWords = (closes: number): string =>
  closes === minutesInDay ? '24:00' : formatMinute(closes);

/** A day's hours: `12:00–15:00, 18:00–02:00`, or `chiuso`. */
export const dayWords = (intervals: readonly Interval[]): string =>
  intervals
    .toSorted((a, b) => a.opens - b.opens)
    .map(({ opens, closes }) => `${formatMinute(opens)}–${closingWords(closes)}`)
    .join(', ') || 'chiuso';

// The index is one of seven weekdays.
const nameOf = (fromMonday: number) => weekdayNames[(fromMonday + 1) as Weekday];

/** A week in words: neighbouring days with the same hours share a line. */
export const weekWords = (week: Week): readonly string[] => {
  const told: { from: number; to: number; words: string }[] = [];
  for (const [index, day] of week.entries()) {
    const words = dayWords(day);
    const last = told.at(-1);
    if (last?.words === words) last.to = index;
    else told.push({ from: index, to: index, words });
  }
  return told.map(({ from, to, words }) =>
    from === to ? `${nameOf(from)} ${words}` : `${nameOf(from)}–${nameOf(to)} ${words}`,
  );
};

/** An exceptional day: `25/12/2026 chiuso (Natale)`. */
export const unusualWords = ({ date, service, intervals, reason }: UnusualDay): string =>
  [
    isLocalDate(date) ? formatLocalDate(date) : date,
    service && channelNames[service].toLowerCase(),
    dayWords(intervals),
    reason && `(${reason})`,
  ]
    .filter(Boolean)
    .join(' ');
