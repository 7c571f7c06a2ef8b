import { type Service, services } from '@zanga/domain/catalogue/vocabulary';
import type { DatedHours, Schedule, Week } from '@zanga/domain/shops/opening-hours';

/** A shop's timetable as stored. */
export type Timetable = {
  readonly services: readonly string[];
  readonly hours: readonly {
    readonly service: string;
    readonly weekday: number;
    readonly opens_minute: number;
    readonly closes_minute: number;
  }[];
  readonly exceptions: readonly (Omit<DatedHours, 'service'> & { readonly service: string | null })[];
  readonly pausedUntil: Date | null;
  readonly pauseReason: string | null;
  readonly deliveryPause: { readonly until: Date; readonly reason: string } | null;
};

export const servicesOf = ({ services: offered }: Pick<Timetable, 'services'>): readonly Service[] =>
  services.filter((service) => offered.includes(service));

/** Monday first; a day without hours is closed. */
export const weekOf = ({ hours }: Pick<Timetable, 'hours'>, service: Service): Week =>
  Array.from({ length: 7 }, (_, fromMonday) =>
    hours
      .filter((row) => row.service === service && row.weekday === fromMonday + 1)
      .map((row) => ({ opens: row.opens_minute, closes: row.closes_minute })),
  );

/** The service of an exception; null means all, undefined a word this version does not know. */
const serviceOf = (service: string | null): Service | null | undefined =>
  service === null ? null : services.find((known) => known === service);

/** The exceptional days, without the ones of unknown services. */
export const datedHoursOf = <Exception extends { readonly service: string | null }>(
  exceptions: readonly Exception[],
) =>
  exceptions.flatMap((exception) => {
    const service = serviceOf(exception.service);
    return service === undefined ? [] : [{ ...exception, service }];
  });

/** A timetable in the form that the rules of opening hours take. */
export const scheduleOf = (timetable: Timetable): Schedule => ({
  weeks: Object.fromEntries(servicesOf(timetable).map((service) => [service, weekOf(timetable, service)])),
  exceptions: datedHoursOf(timetable.exceptions),
  pausedUntil: timetable.pausedUntil,
  pauseReason: timetable.pauseReason,
  deliveryPause: timetable.deliveryPause,
});
