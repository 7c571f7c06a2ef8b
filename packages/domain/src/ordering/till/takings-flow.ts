import { addDays, type LocalDate, type Weekday, weekdayOf } from '../../time.ts';

/** What came of the orders of one day. */
export type DayFlow = { readonly day: LocalDate; readonly orders: number; readonly amount: number };

/** What a weekday usually comes to: the mean of those days of it that had orders, and how many these were. */
export type WeekdayFlow = {
  readonly weekday: Weekday;
  readonly days: number;
  readonly amount: number | null;
};

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** So many days one after the other, the last one given; a day without an order is there, with nothing. */
export const everyDay = (last: LocalDate, count: number, known: readonly DayFlow[]): readonly DayFlow[] =>
  Array.from({ length: count }, (_, at) => {
    const day = addDays(last, at - count + 1);
    return known.find((one) => one.day === day) ?? { day, orders: 0, amount: 0 };
  });

/**
 * The weekdays' means. Days without any order, on which the shop may have been closed, count for nothing, and neither does
 * the day that is still going on.
 */
export const weekdayFlow = (days: readonly DayFlow[], today: LocalDate): readonly WeekdayFlow[] =>
  weekdays.map((weekday) => {
    const own = days.filter(({ day, orders }) => orders > 0 && day !== today && weekdayOf(day) === weekday);
    const sum = own.reduce((all, { amount }) => all + amount, 0);
    return { weekday, days: own.length, amount: own.length === 0 ? null : Math.round(sum / own.length) };
  });
