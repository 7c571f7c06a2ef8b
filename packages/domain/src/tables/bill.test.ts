import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../money.ts';
import { deliveryStates } from '../ordering/states.ts';
import { billOf, type OrderAtTable } from './bill.ts';

const order = (given: Partial<OrderAtTable>): OrderAtTable => ({
  state: 'placed',
  payment: 'till',
  total: cents(1000),
  taken: cents(0),
  lost: cents(0),
  refunded: cents(0),
  ...given,
});

it('[RTE-17] adds up the orders of all guests at a table, and the amount still to be paid at the till', () => {
  const orders = [
    order({}),
    order({ payment: 'card', total: cents(700) }),
    order({ state: 'completed', total: cents(500), taken: cents(500) }),
    order({ payment: 'card', total: cents(400), refunded: cents(150) }),
    order({ payment: 'cash', total: cents(300) }),
    order({ state: 'cancelled' }),
    order({ state: 'awaiting_payment', payment: 'card' }),
  ];
  expect(billOf(orders)).toEqual({ total: 2750, paid: 1450, due: 1300 });
});

it('[RTE-17] takes no order for paid because it was served', () => {
  expect(billOf([order({ state: 'completed' })])).toEqual({ total: 1000, paid: 0, due: 1000 });
  expect(billOf([order({ state: 'completed', lost: cents(1000) })])).toEqual({ total: 0, paid: 0, due: 0 });
});

it('[RTE-17] is the sum of paid and due amounts, for any orders', () => {
  const amount = fc.integer({ min: 0, max: 100_000 }).map(cents);
  const any = fc.record({
    state: fc.constantFrom(...deliveryStates),
    payment: fc.constantFrom<OrderAtTable['payment']>('card', 'cash', 'till'),
    total: amount,
    taken: amount,
    lost: amount,
    refunded: amount,
  });
  fc.assert(
    fc.property(fc.array(any), (orders) => {
      const { total, paid, due } = billOf(orders);
      expect(paid + due).toBe(total);
      expect(due).toBeGreaterThanOrEqual(0);
      expect(paid).toBeGreaterThanOrEqual(0);
    }),
  );
});
