import type { OrderId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { openShop } from '../testing.ts';
import { bookSlot, releaseSlot, type SlotBooking } from './slot-store.ts';

const app = await makeTestApp();
const shopId = await openShop(app.db, {});
const capacity = { pieces: 10, orders: 4 };

let slots = 0;
/** A booking in a slot without other bookings. */
const booking = (changes: Partial<SlotBooking> = {}): SlotBooking => ({
  shopId,
  mode: 'delivery',
  at: new Date(Date.UTC(2026, 10, 20, 18) + 900_000 * slots++),
  pieces: 1,
  orderId: 'ord_1',
  capacity,
  ...changes,
});
const book = (one: SlotBooking) => inTransaction(app.db, (tx) => bookSlot(tx, one));
const release = (orderId: OrderId) => inTransaction(app.db, (tx) => releaseSlot(tx, orderId));
const load = ({ mode, at }: SlotBooking) =>
  app.db
    .selectFrom('slot_loads')
    .select(['pieces', 'orders'])
    .where('mode', '=', mode)
    .where('slot_at', '=', at)
    .executeTakeFirst();

describe('bookSlot', () => {
  it('[API-37] counts pieces and orders, and refuses an order beyond the room', async () => {
    const one = booking({ pieces: 6 });
    expect(await book(one)).toBe('booked');
    expect(await book({ ...one, orderId: 'ord_2', pieces: 5 })).toBe('full');
    expect(await book({ ...one, orderId: 'ord_3', pieces: 4 })).toBe('booked');
    expect(await load(one)).toEqual({ pieces: 10, orders: 2 });
    const many = booking();
    const orders = Array.from({ length: 5 }, (_, index) => ({
      ...many,
      orderId: `ord_many_${index}` as const,
    }));
    const answers = [];
    for (const order of orders) answers.push(await book(order));
    expect(answers).toEqual(['booked', 'booked', 'booked', 'booked', 'full']);
  });

  it('[API-37] refuses an order too large for an empty slot, and leaves no trace of it', async () => {
    const huge = booking({ pieces: 11, orderId: 'ord_huge' });
    expect(await book(huge)).toBe('full');
    expect(await load(huge)).toBeUndefined();
  });

  it('[API-37] changes nothing when the same order books again', async () => {
    const one = booking({ pieces: 10, orderId: 'ord_again' });
    expect([await book(one), await book(one)]).toEqual(['booked', 'booked']);
    expect(await load(one)).toEqual({ pieces: 10, orders: 1 });
  });

  it('[API-37] keeps the slots of each service apart', async () => {
    const one = booking({ pieces: 10, orderId: 'ord_a' });
    await book(one);
    expect(await book({ ...one, mode: 'pickup', orderId: 'ord_b' })).toBe('booked');
  });

  it('[API-37] gives the last place to one of fifty who want it at once', async () => {
    const last = booking({ pieces: 3, capacity: { pieces: 5, orders: 50 } });
    const wanted = Array.from({ length: 50 }, (_, index) => ({
      ...last,
      orderId: `ord_race_${index}` as const,
    }));
    const answers = await Promise.all(wanted.map(book));
    expect(answers.filter((answer) => answer === 'booked')).toHaveLength(1);
    expect(await load(last)).toEqual({ pieces: 3, orders: 1 });
  });

  it('[API-37] fills a slot exactly, with fifty at once', async () => {
    const busy = booking({ capacity: { pieces: 20, orders: 50 } });
    const wanted = Array.from({ length: 50 }, (_, index) => ({
      ...busy,
      orderId: `ord_fill_${index}` as const,
    }));
    const answers = await Promise.all(wanted.map(book));
    expect(answers.filter((answer) => answer === 'booked')).toHaveLength(20);
    expect(await load(busy)).toEqual({ pieces: 20, orders: 20 });
  });

  it('[API-37] books nothing when the order’s transaction fails', async () => {
    const one = booking({ orderId: 'ord_lost' });
    const failing = inTransaction(app.db, async (tx) => {
      await bookSlot(tx, one);
      throw new Error('the order could not be placed');
    });
    await expect(failing).rejects.toThrow('could not be placed');
    expect(await load(one)).toBeUndefined();
  });
});

describe('releaseSlot', () => {
  it('[API-37] gives everything back once, for other orders', async () => {
    const food = booking({ pieces: 10, orderId: 'ord_back' });
    const goods = booking({ pieces: 2, orderId: 'ord_back', mode: 'pickup' });
    await book(food);
    await book(goods);
    await Promise.all([release('ord_back'), release('ord_back')]);
    expect(await load(food)).toEqual({ pieces: 0, orders: 0 });
    expect(await load(goods)).toEqual({ pieces: 0, orders: 0 });
    expect(await book({ ...food, orderId: 'ord_next' })).toBe('booked');
    await release('ord_back');
    expect(await load(food)).toEqual({ pieces: 10, orders: 1 });
  });
});
