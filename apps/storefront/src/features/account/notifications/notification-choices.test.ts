import { describe, expect, it } from 'vitest';
import { changedChoices, switchedOn } from './notification-choices.ts';

const before = [
  { topic: 'orders', channel: 'push', rule: 'choice', on: true, sent: true },
  { topic: 'orders', channel: 'email', rule: 'always', on: true, sent: true },
  { topic: 'coupon', channel: 'push', rule: 'consent', on: false, sent: false },
] as const;

describe('[STA-7] the saved notification choices', () => {
  it('are none when no switch was touched', () => {
    expect(changedChoices(before, switchedOn(before))).toEqual([]);
  });

  it('are the changed switches, except fixed ones', () => {
    expect(changedChoices(before, new Set(['coupon/push']))).toEqual([
      { topic: 'orders', channel: 'push', on: false },
      { topic: 'coupon', channel: 'push', on: true },
    ]);
  });
});
