import type { DemoWeek } from '../shapes.ts';

/** A week of one set of hours, another for Friday and Saturday, one for Sunday; Monday may be closed. */
export const week = (
  weekdays: string,
  weekend: string,
  sunday: string,
  monday: string = weekdays,
): DemoWeek => [monday, weekdays, weekdays, weekdays, weekend, weekend, sunday];

/** Lunch and dinner, past midnight before a day without school. */
export const kitchenWeek = week(
  '12:00-15:00 19:00-23:30',
  '12:00-15:00 19:00-25:30',
  '12:00-15:30 18:30-24:00',
);

export const counterWeek = week('07:00-23:30', '07:00-25:30', '07:30-24:00');
