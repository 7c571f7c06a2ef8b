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

/** Further than this in one go is a slip of the hand. */
const furthestMs = 3 * 366 * 86_400_000;

const isUnit = (text: string): text is keyof typeof units => text in units;

/** Reads where time is sent: `3d`, `6h`, `12m` from here, a day of the calendar, or an instant; nothing for what is none of these, past, or years away. */
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
