import type { Service } from '../../catalogue/vocabulary.ts';
import { addDays, instantOf, isLocalDate, type LocalDate, minutesInDay } from '../../time.ts';
import { type Interval, nextSpan } from '../../timetable.ts';
import { intervalsOn } from '../opening-hours.ts';
import { type HoursForm, scheduleOfForm } from './hours-form.ts';

/** What a shop does on a day that comes. */
export type DayAhead = {
  readonly date: LocalDate;
  /** Why it is unlike its weekday, where it is. */
  readonly reason: string | null;
  readonly unusual: boolean;
  /** Whether the clock is put forward or back on it. */
  readonly clock: 'forward' | 'back' | null;
  readonly hours: readonly { readonly service: Service; readonly intervals: readonly Interval[] }[];
};

const clockOn = (date: LocalDate): DayAhead['clock'] => {
  const minutes = (instantOf(addDays(date, 1), 0).getTime() - instantOf(date, 0).getTime()) / 60_000;
  if (minutes === minutesInDay) return null;
  return minutes < minutesInDay ? 'forward' : 'back';
};

/** What of an interval there is on its day: the hour that spring skips is not served. */
const isThere = (date: LocalDate, { opens, closes }: Interval) =>
  closes > opens && instantOf(date, opens) < instantOf(date, closes);

type Ahead = { readonly services: readonly Service[]; readonly from: LocalDate; readonly days: number };

/** The days that come, as slots and checkout will read them. */
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

/** Orders that are promised for a time, as many as stand in one slot. */
export type Booked = {
  readonly mode: 'delivery' | 'pickup';
  readonly at: Date;
  readonly orders: number;
};

/** How many orders are promised for a time that the hours before held and the new ones do not. */
export const ordersOutside = (before: HoursForm, after: HoursForm, booked: readonly Booked[]): number => {
  const holds = (form: HoursForm, { mode, at }: Booked) => {
    const schedule = scheduleOfForm(form);
    const span = nextSpan((date) => intervalsOn(schedule, mode, date), at);
    return span !== null && span.startsAt <= at;
  };
  const left = booked.filter((one) => holds(before, one) && !holds(after, one));
  return left.reduce((sum, { orders }) => sum + orders, 0);
};
