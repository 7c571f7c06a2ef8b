import { fallbackStorage } from '@zanga/browser/storage/fallback-storage.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptKey, closeAttempt, openAttempt } from './attempt.ts';

const held = new Map<string, string>();
const box = {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
};
let drawn = 0;
const newKey = () => {
  drawn += 1;
  return `key-number-${String(drawn).padStart(8, '0')}`;
};
const wanted = {
  cart_id: 'crt_a',
  expected_total: 2350,
  payment_method: 'new',
  contact: { firstname: 'Ada', lastname: 'Rossi', email: 'ada@example.it', telephone: '3331234567' },
  terms_version: '2026-11-21',
};

describe('[RTE-9] the key of an order', () => {
  beforeEach(() => held.clear());

  it('is the same for the same order, also after a reload', () => {
    const first = attemptKey(wanted, box, newKey);
    expect(attemptKey({ ...wanted }, box, newKey)).toBe(first);
    expect(openAttempt(box)).toEqual({ key: first, wanted });
  });

  it.each([
    ['another total', { expected_total: 2400 }],
    ['another way of paying', { payment_method: 'cash' }],
  ])('is a new one for %s', (_, change) => {
    const first = attemptKey(wanted, box, newKey);
    expect(attemptKey({ ...wanted, ...change }, box, newKey)).not.toBe(first);
  });

  it('is new after an answer', () => {
    const first = attemptKey(wanted, box, newKey);
    closeAttempt(box);
    expect(openAttempt(box)).toBeUndefined();
    expect(attemptKey(wanted, box, newKey)).not.toBe(first);
  });

  it('ignores a broken stored value', () => {
    held.set('checkout_attempt', '{"key":');
    expect(openAttempt(box)).toBeUndefined();
  });

  it('is the same where the browser stores no data', () => {
    const forbidden = fallbackStorage(() => {
      throw new Error('forbidden');
    });
    const first = attemptKey(wanted, forbidden, newKey);
    expect(attemptKey(wanted, forbidden, newKey)).toBe(first);
    closeAttempt(forbidden);
    expect(attemptKey(wanted, forbidden, newKey)).not.toBe(first);
  });
});
