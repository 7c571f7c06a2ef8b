import { afterEach, describe, expect, it } from 'vitest';
import { storage } from '../../base/storage/storage.ts';
import {
  closeGuestOrder,
  forgetGuestOrder,
  guestOrders,
  guestToken,
  rememberGuestOrder,
} from './guest-orders.ts';

describe('[RTE-14] keys to a guest’s orders', () => {
  afterEach(() => storage.write('orders', null));

  it('are stored on the device, each once, the newest last', () => {
    rememberGuestOrder({ id: 'ord_a', token: 'first' });
    rememberGuestOrder({ id: 'ord_b', token: 'second' });
    rememberGuestOrder({ id: 'ord_a', token: 'again' });
    expect(guestOrders().map(({ id }) => id)).toEqual(['ord_b', 'ord_a']);
    expect(guestToken('ord_a')).toBe('again');
    expect(guestToken('ord_c')).toBeUndefined();
  });

  it('are deleted one by one, and the storage with the last', () => {
    rememberGuestOrder({ id: 'ord_a', token: 'first' });
    forgetGuestOrder('ord_a');
    expect(storage.read('orders')).toBeNull();
  });

  it('mark ended orders without losing their keys', () => {
    rememberGuestOrder({ id: 'ord_a', token: 'first' });
    rememberGuestOrder({ id: 'ord_b', token: 'second' });
    closeGuestOrder('ord_a');
    closeGuestOrder('ord_x');
    expect(guestOrders()).toEqual([
      { id: 'ord_a', token: 'first', over: true },
      { id: 'ord_b', token: 'second' },
    ]);
  });

  it('are limited in number', () => {
    for (let count = 0; count < 30; count += 1)
      rememberGuestOrder({ id: `ord_${count}`, token: `token ${count}` });
    expect(guestOrders()).toHaveLength(20);
    expect(guestToken('ord_29')).toBe('token 29');
  });

  it.each(['[{"id":1}]', '{}', 'broken'])('are none where %s is stored', (text) => {
    storage.write('orders', text);
    expect(guestOrders()).toEqual([]);
  });
});
