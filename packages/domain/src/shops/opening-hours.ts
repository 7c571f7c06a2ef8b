import { type Service, services } from '../catalogue/vocabulary.ts';
import { addDays, instantOf, type LocalDate, wallClock, weekdayOf } from '../time.ts';
import { type Interval, nextSpan } from '../timetable.ts';

/** Seven days, Monday first, each with its intervals. */
export type Week = readonly (readonly Interval[])[];

/** A day that differs from its weekday: closed without intervals; `service` null is every service. */
export type DatedHours = {
  readonly date: LocalDate;
  readonly service: Service | null;
  readonly intervals: readonly Interval[];
};

/** Opening times of a shop; a service without a week is not offered. */
export type Schedule = {
  readonly weeks: Readonly<Partial<Record<Service, Week>>>;
  readonly exceptions: readonly DatedHours[];
  /** Pause of all services, with its end. */
  readonly pausedUntil: Date | null;
  /** Reason for customers. */
  readonly pauseReason?: string | null;
  /** Pause of deliveries alone, with its end. */
  readonly deliveryPause?: { readonly until: Date; readonly reason: string } | null;
};

/** Pause of an open service; `only` if the other services go on. */
export type Pause = { readonly until: Date; readonly reason?: string; readonly only?: 'delivery' };

export type OpeningState =
  /** `closesAt` is null where no closing is in sight. */
  | { readonly state: 'open'; readonly closesAt: Date | null }
  /** `opensAt` is null where no opening is in sight. */
  | { readonly state: 'closed'; readonly opensAt: Date | null }
  | ({ readonly state: 'paused' } & Pause);

/** Pause of a service at an instant; of two the one that ends later. */
export const pauseOf = (schedule: Schedule, service: Service, now: Date): Pause | null => {
  const { pausedUntil, pauseReason, deliveryPause } = schedule;
  const whole = pausedUntil !== null && pausedUntil > now ? pausedUntil : null;
  const brought = service === 'delivery' && deliveryPause && deliveryPause.until > now ? deliveryPause : null;
  if (brought && (whole === null || brought.until > whole)) return { ...brought, only: 'delivery' };
  return whole && { until: whole, ...(pauseReason && { reason: pauseReason }) };
};

/** A service's intervals on a day, by opening time; an exception of the service comes before one of the whole shop. */
export const intervalsOn = (schedule: Schedule, service: Service, date: LocalDate): readonly Interval[] => {
  const week = schedule.weeks[service];
  if (week === undefined) return [];
  const ofTheDay = schedule.exceptions.filter((exception) => exception.date === date);
  const exception =
    ofTheDay.find((candidate) => candidate.service === service) ??
    ofTheDay.find((candidate) => candidate.service === null);
  const intervals = exception?.intervals ?? week[weekdayOf(date) - 1] ?? [];
  return intervals.toSorted((a, b) => a.opens - b.opens);
};

/** State of a service now. Paused means open both now and at the end of the pause; otherwise it is closed. */
export const openingState = (schedule: Schedule, service: Service, now: Date): OpeningState => {
  if (schedule.weeks[service] === undefined) return { state: 'closed', opensAt: null };
  const plan = (date: LocalDate) => intervalsOn(schedule, service, date);
  const span = nextSpan(plan, now);
  if (span === null) return { state: 'closed', opensAt: null };

  const pause = pauseOf(schedule, service, now);
  const opensNow = span.startsAt <= now;
  if (pause === null) {
    return opensNow ? { state: 'open', closesAt: span.endsAt } : { state: 'closed', opensAt: span.startsAt };
  }

  const { until } = pause;
  const afterPause = nextSpan(plan, until);
  if (afterPause === null) return { state: 'closed', opensAt: null };
  if (afterPause.startsAt > until) return { state: 'closed', opensAt: afterPause.startsAt };
  return opensNow ? { state: 'paused', ...pause } : { state: 'closed', opensAt: until };
};

/** Begin of the present stretch in which a shop takes orders of any service; null if it takes none. */
export const takingSince = (schedule: Schedule, now: Date): Date | null => {
  const since = services.flatMap((service) => {
    if (schedule.weeks[service] === undefined || pauseOf(schedule, service, now)) return [];
    const span = nextSpan((day) => intervalsOn(schedule, service, day), now);
    return span === null || span.startsAt > now ? [] : [span.startsAt.getTime()];
  });
  if (since.length === 0) return null;
  // During a pause of all services it took no orders.
  return new Date(Math.max(Math.min(...since), schedule.pausedUntil?.getTime() ?? 0));
};

/** A business day begins at four in the morning: work goes on past midnight. */
const dayBegins = 4 * 60;

/** First opening of any service on the day after the present business day; six o'clock if there is none. */
export const openingAfterToday = (schedule: Schedule | null, now: Date): Date => {
  const { date, minute } = wallClock(now);
  const tomorrow = minute < dayBegins ? date : addDays(date, 1);
  const begins = instantOf(tomorrow, dayBegins);
  const openings = services.flatMap((service) => {
    if (schedule?.weeks[service] === undefined) return [];
    const span = nextSpan((day) => intervalsOn(schedule, service, day), begins);
    return span === null ? [] : [Math.max(span.startsAt.getTime(), begins.getTime())];
  });
  return openings.length > 0 ? new Date(Math.min(...openings)) : instantOf(tomorrow, 6 * 60);
};
