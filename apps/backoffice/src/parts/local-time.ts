import { instantOf, localDate, wallClock } from '@zanga/domain/time';

/** Value of a `datetime-local` field for an instant, by the clock in Rome: `2026-11-20T18:05`. */
export const fieldOf = (instant: string): string => {
  const { date, minute } = wallClock(new Date(instant));
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${date}T${two(minute / 60)}:${two(minute % 60)}`;
};

const shape = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/;

/** Instant of a typed value; undefined if it is none. */
export const instantIn = (typed: string): string | undefined => {
  const [, day, hours, minutes] = shape.exec(typed) ?? [];
  if (day === undefined) return undefined;
  return instantOf(localDate(day), Number(hours) * 60 + Number(minutes)).toISOString();
};

/** Like `instantIn`, but an unchanged value keeps its seconds: correcting the end must not move the beginning. */
export const instantOr = (typed: string, before: string | undefined): string | undefined =>
  before !== undefined && typed === fieldOf(before) ? before : instantIn(typed);
