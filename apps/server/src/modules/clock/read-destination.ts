import { addMonths } from '@zanga/domain/membership/periods';
import { instantOf, isLocalDate, wallClock } from '@zanga/domain/time';

const units = {
  h: (at: Date, count: number) => new Date(at.getTime() + count * 3_600_000),
  d: (at: Date, count: number) => new Date(at.getTime() + count * 86_400_000),
  m: (at: Date, count: number) => {
    const { date, minute } = wallClock(at);
    return instantOf(addMonths(date, count), minute);
  },
} as const;

/** The furthest move in one go; a typing mistake may ask for more. */
const furthestMs = 3 * 366 * 86_400_000;

const isUnit = (text: string): text is keyof typeof units => text in units;

/**
 * Reads where time is moved to: `3d`, `6h`, `12m` from now, a calendar day, or an instant. Undefined for other text,
 * the past, and more than three years.
 */
export const readDestination = (text: string, at: Date): Date | undefined => {
  const [, count = '', unit = ''] = /^(\d{1,5})([hdm])$/.exec(text) ?? [];
  const { minute } = wallClock(at);
  const to = isUnit(unit)
    ? units[unit](at, Number(count))
    : isLocalDate(text)
      ? instantOf(text, minute)
      : /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)
        ? new Date(text)
        : undefined;
  if (!to || Number.isNaN(to.getTime())) return undefined;
  const far = to.getTime() - at.getTime();
  return far > 0 && far <= furthestMs ? to : undefined;
};
