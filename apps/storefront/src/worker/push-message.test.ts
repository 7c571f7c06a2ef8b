import { describe, expect, it } from 'vitest';
import { pathOf, readPushMessage } from './push-message.ts';

const news = (data: object) => readPushMessage({ title: 'Ciao', body: 'Novità', data });

describe('[STA-7] a push', () => {
  it.each([
    [{ order_id: 'ord_1' }, '/orders/ord_1'],
    [{ coupon: 'cpn_1' }, '/coupons'],
    [{ birthdate: '2026-11-20' }, '/account/dati'],
    [{ coupon: 'cpn_1', birthdate: '2026-11-20' }, '/coupons'],
    [{ order_id: 'ord_1', coupon: 'cpn_1' }, '/orders/ord_1'],
    [{}, '/home'],
    [{ order_id: '../../gestione?x' }, '/orders/..%2F..%2Fgestione%3Fx'],
  ])('about %j leads to %s', (data, path) => {
    expect(pathOf(news(data) ?? { data: {} })).toBe(path);
  });

  it.each([null, 'Ciao', 7, {}, { title: 3 }, { body: 'senza titolo' }])('is none with %j', (told) => {
    expect(readPushMessage(told)).toBeUndefined();
  });

  it('drops unknown fields', () => {
    expect(news({ coupon: 'cpn_1', url: 'https://elsewhere.example', order_id: 5 })).toEqual({
      title: 'Ciao',
      body: 'Novità',
      data: { coupon: 'cpn_1' },
    });
  });
});
