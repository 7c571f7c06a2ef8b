import { instantOf, type LocalDate, localDate, wallClock } from '../time.ts';

/** A month of a membership: from its first instant to just before the next one's. */
export type Period = {
  readonly index: number;
  readonly from: Date;
  readonly until: Date;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The same day so many months later, or the last day of a shorter month. */
export const addMonths = (date: LocalDate, months: number): LocalDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const since = year * 12 + month - 1 + months;
  const [years, months0] = [Math.floor(since / 12), ((since % 12) + 12) % 12];
  const last = new Date(Date.UTC(years, months0 + 1, 0)).getUTCDate();
  return localDate(`${years}-${twoDigits(months0 + 1)}-${twoDigits(Math.min(day, last))}`);
};

/**
 * The first instant of a period. All are computed from the first period, never from the one before: joined on the
 * 31st, a member pays on the 28th of February and on the 31st of March.
 */
export const periodStart = (first: Date, index: number): Date => {
  if (index === 0) return first;
  const { date, minute } = wallClock(first);
  return instantOf(addMonths(date, index), minute);
};

export const periodAt = (first: Date, index: number): Period => ({
  index,
  from: periodStart(first, index),
  until: periodStart(first, index + 1),
});
