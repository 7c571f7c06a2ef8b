import type { DemoWeek } from '../shapes.ts';

/** Seven days from one for the week, one for Friday and Saturday, one for Sunday; Monday may be the day of rest. */
export const week = (
  weekdays: string,
  weekend: string,
  sunday: string,
  monday: string = weekdays,
): DemoWeek => [monday, weekdays, weekdays, weekdays, weekend, weekend, sunday];

/** Lunch and dinner, past midnight when there is no school the day after. */
export const kitchenWeek = week(
  '12:00-15:00 19:00-23:30',
  '12:00-15:00 19:00-25:30',
  '12:00-15:30 18:30-24:00',
);

export const counterWeek = week('07:00-23:30', '07:00-25:30', '07:30-24:00');
