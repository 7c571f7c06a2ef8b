import { expect, it } from 'vitest';
import { localDate } from '../../time.ts';
import { everyDay, weekdayFlow } from './takings-flow.ts';

const day = (text: string, amount: number, orders = 1) => ({ day: localDate(text), amount, orders });

it('has every day, days without an order too', () => {
  const days = everyDay(localDate('2026-03-02'), 4, [day('2026-02-28', 500), day('2026-02-01', 900)]);
  expect(days).toEqual([
    day('2026-02-27', 0, 0),
    day('2026-02-28', 500),
    day('2026-03-01', 0, 0),
    day('2026-03-02', 0, 0),
  ]);
});

it('takes the mean of weekdays with orders, and leaves out today', () => {
  // The second of March 2026 is a Monday.
  const today = localDate('2026-03-16');
  const days = [
    day('2026-03-02', 1000),
    day('2026-03-09', 2000),
    day('2026-03-16', 50),
    day('2026-03-10', 0, 0),
    day('2026-03-03', 700),
  ];
  expect(weekdayFlow(days, today).slice(0, 3)).toEqual([
    { weekday: 1, days: 2, amount: 1500 },
    { weekday: 2, days: 1, amount: 700 },
    { weekday: 3, days: 0, amount: null },
  ]);
});
