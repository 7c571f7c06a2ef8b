import type { Service } from '../../catalogue/vocabulary.ts';
import { addDays, instantOf, isLocalDate, type LocalDate, minutesInDay } from '../../time.ts';
import { type Interval, nextSpan } from '../../timetable.ts';
import { intervalsOn } from '../opening-hours.ts';
import { type HoursForm, scheduleOfForm } from './hours-form.ts';

/** Hours of a shop on a coming day. */
export type DayAhead = {
  readonly date: LocalDate;
  /** Why it differs from its weekday, if it does. */
  readonly reason: string | null;
  readonly unusual: boolean;
  /** Whether clocks change on it. */
  readonly clock: 'forward' | 'back' | null;
  readonly hours: readonly { readonly service: Service; readonly intervals: readonly Interval[] }[];
};

const clockOn = (date: LocalDate): DayAhead['clock'] => {
  const minutes = (instantOf(addDays(date, 1), 0).getTime() - instantOf(date, 0).getTime()) / 60_000;
  if (minutes === minutesInDay) return null;
  return minutes < minutesInDay ? 'forward' : 'back';
};

/** Whether an interval exists on its day: the hour that spring skips does not. */
const isThere = (date: LocalDate, { opens, closes }: Interval) =>
  closes > opens && instantOf(date, opens) < instantOf(date, closes);

type Ahead = { readonly services: readonly Service[]; readonly from: LocalDate; readonly days: number };

/** The coming days, as slots and checkout will read them. */
export const daysAhead = (form: HoursForm, { services, from, days }: Ahead): readonly DayAhead[] => {
  const schedule = scheduleOfForm(form);
  return Array.from({ length: days }, (_, offset) => {
    const date = addDays(from, offset);
    const unusual = form.exceptions.filter((one) => isLocalDate(one.date) && one.date === date);
    const hours = services.map((service) => ({
      service,
      intervals: intervalsOn(schedule, service, date).filter((one) => isThere(date, one)),
    }));
    const reason = unusual.map((one) => one.reason).find((text) => text !== '') ?? null;
    return { date, reason, unusual: unusual.length > 0, clock: clockOn(date), hours };
  });
};

/** Booked orders of one slot. */
export type Booked = {
  readonly mode: 'delivery' | 'pickup';
  readonly at: Date;
  readonly orders: number;
};

/** Number of booked orders within the old hours and outside the new ones. */
export const ordersOutside = (before: HoursForm, after: HoursForm, booked: readonly Booked[]): number => {
  const holds = (form: HoursForm, { mode, at }: Booked) => {
    const schedule = scheduleOfForm(form);
    const span = nextSpan((date) => intervalsOn(schedule, mode, date), at);
    return span !== null && span.startsAt <= at;
  };
  const left = booked.filter((one) => holds(before, one) && !holds(after, one));
  return left.reduce((sum, { orders }) => sum + orders, 0);
};
