import { calendarDay, filters, shapedLike } from '@zanga/browser/address/filters.ts';
import { addDays, instantOf, localDate, wallClock, weekdayOf } from '@zanga/domain/time';

/** Filters in the address. */
export const hoursParams = filters({
  dal: calendarDay,
  al: calendarDay,
  persona: shapedLike(/^usr_\w{1,60}$/),
});
export type HoursParams = ReturnType<typeof hoursParams>;

/** Days of the list; by default this week, from Monday on. */
export const daysOf = ({ dal, al }: HoursParams, now: Date) => {
  const today = wallClock(now).date;
  if (dal === undefined && al === undefined) return { from: addDays(today, 1 - weekdayOf(today)), to: today };
  const to = localDate(al ?? today);
  return { from: localDate(dal ?? addDays(to, -30)), to };
};

/** Filters as the API takes them: from the first midnight in Rome to the one after the last day. */
export const soughtHours = (params: HoursParams, shop: string | undefined, now: Date) => {
  const { from, to } = daysOf(params, now);
  return {
    from: instantOf(from, 0).toISOString(),
    until: instantOf(addDays(to, 1), 0).toISOString(),
    ...(shop !== undefined && { shop }),
    ...(params.persona !== undefined && { person: params.persona }),
  };
};
