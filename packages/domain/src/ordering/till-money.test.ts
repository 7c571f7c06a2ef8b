import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../money.ts';
import { dueAtTill } from './till-money.ts';

const amount = fc.integer({ min: 0, max: 100_000 }).map(cents);

it('[RTE-14] owes at the till all but the amounts recorded as taken or lost, and never less than nothing', () => {
  fc.assert(
    fc.property(amount, amount, amount, (total, taken, lost) => {
      const order = { payment: 'till', total, taken, lost } as const;
      expect(dueAtTill(order)).toBe(Math.max(0, total - taken - lost));
      expect(dueAtTill({ ...order, payment: 'card' })).toBe(0);
    }),
  );
});
