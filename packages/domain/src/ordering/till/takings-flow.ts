import { addDays, type LocalDate, type Weekday, weekdayOf } from '../../time.ts';

/** Orders of one day and their amount. */
export type DayFlow = { readonly day: LocalDate; readonly orders: number; readonly amount: number };

/** Usual amount of a weekday: the mean of its days with orders, and their number. */
export type WeekdayFlow = {
  readonly weekday: Weekday;
  readonly days: number;
  readonly amount: number | null;
};

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** So many consecutive days up to the given one; a day without orders has zeros. */
export const everyDay = (last: LocalDate, count: number, known: readonly DayFlow[]): readonly DayFlow[] =>
  Array.from({ length: count }, (_, at) => {
    const day = addDays(last, at - count + 1);
    return known.find((one) => one.day === day) ?? { day, orders: 0, amount: 0 };
  });

/** Means by weekday. Days without orders, perhaps closed, do not count, nor does the present day. */
export const weekdayFlow = (days: readonly DayFlow[], today: LocalDate): readonly WeekdayFlow[] =>
  weekdays.map((weekday) => {
    const own = days.filter(({ day, orders }) => orders > 0 && day !== today && weekdayOf(day) === weekday);
    const sum = own.reduce((all, { amount }) => all + amount, 0);
    return { weekday, days: own.length, amount: own.length === 0 ? null : Math.round(sum / own.length) };
  });
