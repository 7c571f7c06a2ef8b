import { type Service, services } from '../catalogue/vocabulary.ts';
import { addDays, instantOf, type LocalDate, wallClock, weekdayOf } from '../time.ts';
import { type Interval, nextSpan } from '../timetable.ts';

/** Seven days, Monday first, each with its intervals. */
export type Week = readonly (readonly Interval[])[];

/** A day unlike its weekday: closed when it has no intervals; `service` null is every service. */
export type DatedHours = {
  readonly date: LocalDate;
  readonly service: Service | null;
  readonly intervals: readonly Interval[];
};

/** When a shop serves; a service without a week is not offered. */
export type Schedule = {
  readonly weeks: Readonly<Partial<Record<Service, Week>>>;
  readonly exceptions: readonly DatedHours[];
  /** A pause of every service, that ends by itself. */
  readonly pausedUntil: Date | null;
  /** Why, in words that customers read. */
  readonly pauseReason?: string | null;
  /** A pause of deliveries alone, that ends by itself. */
  readonly deliveryPause?: { readonly until: Date; readonly reason: string } | null;
};

/** Why a service that is open takes no orders; `only` where the others go on. */
export type Pause = { readonly until: Date; readonly reason?: string; readonly only?: 'delivery' };

export type OpeningState =
  /** `closesAt` is null where no closing is in sight. */
  | { readonly state: 'open'; readonly closesAt: Date | null }
  /** `opensAt` is null where no opening is in sight. */
  | { readonly state: 'closed'; readonly opensAt: Date | null }
  | ({ readonly state: 'paused' } & Pause);

/** The pause of a service that is on at an instant; of two the one that ends later. */
export const pauseOf = (schedule: Schedule, service: Service, now: Date): Pause | null => {
  const { pausedUntil, pauseReason, deliveryPause } = schedule;
  const whole = pausedUntil !== null && pausedUntil > now ? pausedUntil : null;
  const brought = service === 'delivery' && deliveryPause && deliveryPause.until > now ? deliveryPause : null;
  if (brought && (whole === null || brought.until > whole)) return { ...brought, only: 'delivery' };
  return whole && { until: whole, ...(pauseReason && { reason: pauseReason }) };
};

/** A service's intervals on a day, by opening time; the exception of the service comes before the one of the whole shop. */
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

/** Whether a service is to be had now; paused only if it would be open both now and when the pause ends, otherwise it is closed. */
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

/** Since when a shop takes orders, in any way, without a break; null while it takes none. */
export const takingSince = (schedule: Schedule, now: Date): Date | null => {
  const since = services.flatMap((service) => {
    if (schedule.weeks[service] === undefined || pauseOf(schedule, service, now)) return [];
    const span = nextSpan((day) => intervalsOn(schedule, service, day), now);
    return span === null || span.startsAt > now ? [] : [span.startsAt.getTime()];
  });
  if (since.length === 0) return null;
  // What was paused took no orders until the pause ended.
  return new Date(Math.max(Math.min(...since), schedule.pausedUntil?.getTime() ?? 0));
};

/** A day's work goes on past midnight, until nobody works any more. */
const dayBegins = 4 * 60;

/** When a shop opens on the day after the one that is being worked, with whatever it opens first; at six where no opening is in sight. */
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
