import { cents } from '@zanga/domain/money';
import { expect, it } from 'vitest';
import { pricedCart } from '../../parts/cart/cart-server-testing.ts';
import { orderedAgain, waysToPay } from './other-ways.ts';

const line = { product: 'cannolo', options: [], without: [], qty: 2, notes: '', name: 'Cannolo' };
const draft = pricedCart([line], { payments: ['card', 'cash', 'till'] });
const order = {
  total: draft.total_price,
  items: draft.items.map((item) => ({ ...item, id: 'line of the order' })),
  contact: { firstname: 'Ada', lastname: 'Rossi', email: 'ada@example.it', telephone: '+393331234567' },
};

it('[ERR-8] after a refused card all the shop’s ways to pay remain', () => {
  expect(waysToPay(order, draft)).toEqual(['card', 'cash', 'till']);
  expect(waysToPay(order, { ...draft, payments: ['till'] })).toEqual(['card', 'till']);
});

it('an order whose cart has changed since can only be paid by card', () => {
  expect(waysToPay(order, undefined)).toEqual(['card']);
  expect(waysToPay(order, { ...draft, total_price: cents(1) })).toEqual(['card']);
  expect(waysToPay(order, { ...draft, items: [] })).toEqual(['card']);
});

it('is ordered again under the same contact', () => {
  expect(orderedAgain(order, draft, 'till', 'v2')).toMatchObject({
    ...{ cart: draft, contact: order.contact, kind: 'till', termsVersion: 'v2', ofAge: false },
  });
});
