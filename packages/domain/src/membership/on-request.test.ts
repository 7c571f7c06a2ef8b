import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import type { Membership } from './membership.ts';
import { endNow } from './on-request.ts';
import { cancel } from './transitions.ts';

const startedAt = new Date('2026-06-01T10:00:00Z');
const membership: Membership = {
  terms: { version: '1', price: cents(499), trialDays: 0, trialAmount: cents(0) },
  startedAt,
  firstPeriodAt: startedAt,
  paidPeriods: 1,
  failedAt: [],
  cancelledAt: null,
  pausedAt: null,
  agreedFirstPeriodAt: null,
  endedAt: null,
};
const at = (day: string) => new Date(`2026-06-${day}T10:00:00Z`);
const ended = (one: Membership, charged: number, now: Date) => {
  const now_ = endNow(one, cents(charged), now);
  const changed = now_?.change(one, now);
  return [now_?.refund, changed?.ok === true ? changed.membership.endedAt : undefined];
};

describe('a membership that is ended at once on request', () => {
  it('gives back everything within fourteen days', () => {
    expect(ended(membership, 499, at('15'))).toEqual([499, at('15')]);
  });

  it('gives back nothing by itself after them', () => {
    expect(ended(membership, 499, at('16'))).toEqual([0, at('16')]);
  });

  it('is possible for one that leaves already, and not for an ended one', () => {
    const leaving = cancel(membership, at('02'));
    expect(leaving.ok === true && ended(leaving.membership, 499, at('20'))).toEqual([0, at('20')]);
    expect(endNow({ ...membership, endedAt: at('02') }, cents(0), at('03'))).toBeUndefined();
    expect(endNow(membership, cents(499), new Date('2026-07-08T10:00:00Z'))).toBeUndefined();
  });
});
