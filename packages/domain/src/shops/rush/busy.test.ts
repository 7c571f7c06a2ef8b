import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busyAt, leadBefore, readyFrom } from './busy.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

describe('a busy shop', () => {
  it('needs longer for orders begun meanwhile', () => {
    expect(readyFrom(at('19:00'), 30, { minutes: 15, until: null })).toEqual(at('19:45'));
    expect(readyFrom(at('19:00'), 30, { minutes: 15, until: at('20:00') })).toEqual(at('19:45'));
  });

  it('ends by itself', () => {
    const busy = { minutes: 15, until: at('20:00') };
    expect(busyAt(busy, at('19:59'))).toBe(busy);
    expect(busyAt(busy, at('20:00'))).toBeNull();
    expect(readyFrom(at('20:00'), 30, busy)).toEqual(at('20:30'));
  });

  it('promises no later than waiting for the end of the rush would take', () => {
    expect(readyFrom(at('19:55'), 30, { minutes: 30, until: at('20:00') })).toEqual(at('20:30'));
  });

  it('begins earlier with orders for later', () => {
    const busy = { minutes: 15, until: at('20:00') };
    expect(leadBefore(at('20:00'), 30, busy)).toBe(45);
    expect(leadBefore(at('20:30'), 30, busy)).toBe(30);
    expect(leadBefore(at('20:00'), 30, null)).toBe(30);
  });

  it('never promises an earlier time to a later order, nor one earlier than usual', () => {
    const minute = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(minute, minute, minute, fc.option(minute), (first, second, extra, end) => {
        const moment = (minutes: number) => new Date(at('12:00').getTime() + minutes * 60_000);
        const busy = { minutes: extra, until: end === null ? null : moment(end) };
        const [one, other] = [Math.min(first, second), Math.max(first, second)].map(moment);
        if (!one || !other) return;
        expect(readyFrom(one, 30, busy).getTime()).toBeLessThanOrEqual(readyFrom(other, 30, busy).getTime());
        expect(readyFrom(one, 30, busy).getTime()).toBeGreaterThanOrEqual(readyFrom(one, 30, null).getTime());
      }),
    );
  });
});
