/** The wall clock that every shop lives by. */
export const timeZone = 'Europe/Rome';

declare const brand: unique symbol;

/** A day of the calendar, `2026-05-31`; sorts and compares as text. */
export type LocalDate = string & { readonly [brand]: 'LocalDate' };

/** Minutes of the wall clock from a day's midnight; above 1440 on the next day. */
export type MinuteOfDay = number;
export const minutesInDay = 1440;

/** Monday is 1 (CON-3). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Date and time shown in Rome. */
export type WallClock = {
  readonly date: LocalDate;
  readonly minute: MinuteOfDay;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Accepts only days that exist. */
export const localDate = (text: string): LocalDate => {
  if (!isLocalDate(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
};

/** Whether a text names a day that exists, as `yyyy-MM-dd`. */
export const isLocalDate = (text: string): text is LocalDate => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && dateOfUtc(ms) === text;
};

/** The day that many days later, or earlier when negative. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  dateOfUtc(utcMidnight(date) + days * dayMs);

/** Number of days from one day to another. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  (utcMidnight(to) - utcMidnight(from)) / dayMs;

/** The day of the week, Monday first. */
export const weekdayOf = (date: LocalDate): Weekday => {
  const sinceMonday = (utcMidnight(date) / dayMs + 3) % 7; // 1 January 1970 was a Thursday
  return (((sinceMonday + 7) % 7) + 1) as Weekday; // a remainder of seven, made positive
};

/** Date and time in Rome at an instant. */
export const wallClock = (instant: Date): WallClock => {
  const shown = instant.getTime() + offsetAt(instant.getTime());
  const date = dateOfUtc(shown);
  return { date, minute: Math.floor((shown - utcMidnight(date)) / minuteMs) };
};

/**
 * The first instant at which the wall clock shows this time or a later one. An hour that comes twice in autumn means
 * its first coming; one skipped in spring means the moment of the jump.
 */
export const instantOf = (date: LocalDate, minute: MinuteOfDay): Date => {
  const shown = utcMidnight(date) + minute * minuteMs;
  const before = offsetAt(shown - dayMs);
  const after = offsetAt(shown + dayMs);
  const earliest = shown - Math.max(before, after);
  if (before === after || offsetAt(earliest) === shown - earliest) return new Date(earliest);
  const latest = shown - Math.min(before, after);
  if (offsetAt(latest) === shown - latest) return new Date(latest);
  return new Date(latest - (latest % hourMs)); // clocks change on a whole hour of UTC
};

/** Days and hours are computed all the time, and few of them are different: results are cached. */
const remembered = <Key, Value>(find: (key: Key) => Value): ((key: Key) => Value) => {
  const kept = new Map<Key, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = find(key);
    if (kept.size >= 10_000) kept.clear();
    kept.set(key, found);
    return found;
  };
};

const lastSundayOf = (year: number, month: number): number => {
  const lastDay = Date.UTC(year, month + 1, 0, 1);
  return lastDay - new Date(lastDay).getUTCDay() * dayMs;
};

/** Summer in the Union since 1996: from the last Sunday of March to the last one of October, at one in UTC. */
const summerOf = remembered((year: number) => ({
  begins: lastSundayOf(year, 2),
  ends: lastSundayOf(year, 9),
}));

/**
 * Milliseconds by which the wall clock is ahead of UTC; clocks change on a whole hour. The rule is written out,
 * because the first `Intl.DateTimeFormat` delays a page; a test compares it with the platform's data on Rome.
 */
const offsetAt = (ms: number): number => {
  const { begins, ends } = summerOf(new Date(ms).getUTCFullYear());
  return ms >= begins && ms < ends ? 2 * hourMs : hourMs;
};

const utcMidnight = remembered((date: LocalDate): number => Date.parse(date));

// A valid Date prints a valid day.
const dateOfDay = remembered((day: number) => new Date(day * dayMs).toISOString().slice(0, 10) as LocalDate);

const dateOfUtc = (ms: number): LocalDate => dateOfDay(Math.floor(ms / dayMs));
