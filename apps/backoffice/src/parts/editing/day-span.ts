import { addDays, instantOf, localDate, wallClock } from '@zanga/domain/time';

export const dayOf = (instant: string): string => wallClock(new Date(instant)).date;
/** Last day before an instant. */
export const lastDayOf = (until: string): string => wallClock(new Date(new Date(until).getTime() - 1)).date;
export const startOf = (day: string): string => instantOf(localDate(day), 0).toISOString();
export const endOf = (day: string): string => instantOf(addDays(localDate(day), 1), 0).toISOString();
