import { addDays, instantOf, isLocalDate, type LocalDate, wallClock } from '../../time.ts';
import { formatLocalDate } from '../../time-format.ts';

/** Reads `31/05/2026`, as spreadsheets write it, and `2026-05-31`. */
export const readDay = (text: string): LocalDate | undefined => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const written = day === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(written) ? written : undefined;
};

/** An instant at the beginning of a day is written as that day, any other in full. */
export const fromText = (instant: string): string => {
  const { date } = wallClock(new Date(instant));
  return instantOf(date, 0).toISOString() === instant ? formatLocalDate(date) : instant;
};

/** An end at midnight is written as the last day before it. */
export const untilText = (instant: string): string => {
  const { date } = wallClock(new Date(instant));
  return instantOf(date, 0).toISOString() === instant ? formatLocalDate(addDays(date, -1)) : instant;
};

const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

export const readFrom = (text: string): string | undefined => {
  if (isInstant(text)) return new Date(text).toISOString();
  const day = readDay(text);
  return day && instantOf(day, 0).toISOString();
};

export const readUntil = (text: string): string | undefined => {
  if (isInstant(text)) return new Date(text).toISOString();
  const day = readDay(text);
  return day && instantOf(addDays(day, 1), 0).toISOString();
};
