import { type LocalDate, type MinuteOfDay, minutesInDay, type Weekday, wallClock } from './time.ts';

/** Italian names of the days, Monday first (CON-3). */
export const weekdayNames = {
  1: 'lunedì',
  2: 'martedì',
  3: 'mercoledì',
  4: 'giovedì',
  5: 'venerdì',
  6: 'sabato',
  7: 'domenica',
} as const satisfies Record<Weekday, string>;

/** `31/05/2026` (CON-3). */
export const formatLocalDate = (date: LocalDate): string =>
  `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;

/** `18:30`; a time after midnight is shown as the clock shows it. */
export const formatMinute = (minute: MinuteOfDay): string => {
  const shown = ((minute % minutesInDay) + minutesInDay) % minutesInDay;
  return `${twoDigits(Math.floor(shown / 60))}:${twoDigits(shown % 60)}`;
};

/** The day of an instant in Rome, `31/05/2026` (CON-3). */
export const formatDate = (instant: Date): string => formatLocalDate(wallClock(instant).date);

/** The last day before an end: an end at midnight belongs to the day before. */
export const formatLastDay = (until: Date): string => formatDate(new Date(until.getTime() - 1));

/** The time of an instant in Rome, `18:30`. */
export const formatTime = (instant: Date): string => formatMinute(wallClock(instant).minute);

/** Reads `18:30`, and `26:00` for two in the morning of the day after. */
export const minuteOf = (text: string): MinuteOfDay => {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)$/.exec(text) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  if (!(minute <= 2 * minutesInDay)) throw new RangeError(`Not a time of day: ${text}`);
  return minute;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');
