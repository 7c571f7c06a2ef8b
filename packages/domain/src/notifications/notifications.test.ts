import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallClock } from '../time.ts';
import { channels, mayNotify, notificationRules, topics } from './preferences.ts';
import { mayRingAt } from './quiet-hours.ts';

const anyTopic = fc.constantFrom(...topics);
const anyChannel = fc.constantFrom(...channels);

describe('[STA-7] a recipient of messages', () => {
  it('gets offers only after a yes, and none of the topics switched off but the compulsory ones', () => {
    fc.assert(
      fc.property(
        anyTopic,
        anyChannel,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (topic, channel, off, marketing, push) => {
          const said = { off: off ? [{ topic, channel }] : [], consents: { marketing, push } };
          const rule = notificationRules[topic][channel];
          const consent = channel === 'email' ? marketing : push;
          expect(mayNotify(topic, channel, said)).toBe(
            rule === 'always' || (!off && (rule === 'choice' || consent)),
          );
        },
      ),
    );
  });

  it('gets the mails about their orders and their membership with every topic switched off', () => {
    const off = topics.flatMap((topic) => channels.map((channel) => ({ topic, channel })));
    const said = { off, consents: { marketing: false, push: false } };
    const heard = topics.filter((topic) => channels.some((channel) => mayNotify(topic, channel, said)));
    expect(heard).toEqual(['orders', 'prime']);
  });

  it('keeps one channel when the other is switched off', () => {
    const said = { off: [{ topic: 'reviews', channel: 'email' }], consents: { marketing: true, push: true } };
    expect(mayNotify('reviews', 'push', said)).toBe(true);
    expect(mayNotify('reviews', 'email', said)).toBe(false);
    expect(mayNotify('coupon', 'email', said)).toBe(true);
  });
});

describe('[STA-7] quiet hours', () => {
  const night = { from: 22 * 60, to: 8 * 60 };
  const rings = (instant: string) => mayRingAt('coupon', night, new Date(instant)).toISOString();

  it('hold back until they are over, also past midnight', () => {
    expect(rings('2026-11-20T20:59:00Z')).toBe('2026-11-20T20:59:00.000Z');
    expect(rings('2026-11-20T21:00:00Z')).toBe('2026-11-21T07:00:00.000Z');
    expect(rings('2026-11-21T06:59:59Z')).toBe('2026-11-21T07:00:00.000Z');
    expect(rings('2026-11-21T07:00:00Z')).toBe('2026-11-21T07:00:00.000Z');
  });

  it('end by the wall clock, when it is put forward and back', () => {
    expect(rings('2026-03-28T22:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
    expect(rings('2026-10-24T21:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
  });

  it('never hold back news of an order', () => {
    const now = new Date('2026-11-20T23:00:00Z');
    expect(mayRingAt('orders', night, now)).toBe(now);
  });

  it('are never longer than a day, and ring outside themselves', () => {
    const minute = fc.integer({ min: 0, max: 1_439 });
    const instant = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(minute, minute, instant, (from, to, now) => {
        fc.pre(from !== to);
        const at = mayRingAt('marketing', { from, to }, now);
        const waited = at.getTime() - now.getTime();
        expect(waited).toBeGreaterThanOrEqual(0);
        expect(waited).toBeLessThanOrEqual(25 * 3_600_000);
        // In the hour that spring skips they end when it is over.
        const skipped = to >= 120 && to < 180 ? [180] : [];
        if (waited > 0) expect([to, ...skipped]).toContain(wallClock(at).minute);
      }),
    );
  });
});
