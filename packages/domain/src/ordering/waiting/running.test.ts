import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isForgotten, promisedUntil, waitedShare, waitUntil } from './running.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);

describe('[RTE-14] a running order', () => {
  it('is shown for three hours after its time, or after it was placed without a promise', () => {
    const promised = { placedAt: at('11:00'), promisedAt: at('12:00') };
    expect(isForgotten(promised, at('15:00'))).toBe(false);
    expect(isForgotten(promised, new Date(at('15:00').getTime() + 1))).toBe(true);
    const open = { placedAt: at('11:00'), promisedAt: null };
    expect([isForgotten(open, at('14:00')), isForgotten(open, at('14:01'))]).toEqual([false, true]);
  });

  it('tells the wait in minutes from ninety on, and by the clock before', () => {
    expect(waitUntil(at('12:12'), at('12:00'))).toEqual({ kind: 'minutes', minutes: 12 });
    expect(waitUntil(at('13:30'), at('12:00'))).toEqual({ kind: 'minutes', minutes: 90 });
    expect(waitUntil(at('13:31'), at('12:00'))).toEqual({ kind: 'far' });
    expect(waitUntil(at('12:00'), at('12:00'))).toEqual({ kind: 'due' });
    expect(waitUntil(at('12:00'), at('12:30'))).toEqual({ kind: 'due' });
  });

  it('never tells fewer minutes than are left', () => {
    const instants = fc.integer({ min: 0, max: 6_000_000 });
    fc.assert(
      fc.property(instants, (ms) => {
        const wait = waitUntil(new Date(ms), new Date(0));
        if (wait.kind === 'minutes') expect(wait.minutes * 60_000).toBeGreaterThanOrEqual(ms);
      }),
    );
  });

  it('has waited a share between 0 and 1', () => {
    expect(waitedShare(at('12:00'), at('13:00'), at('12:30'))).toBe(0.5);
    expect(waitedShare(at('12:00'), at('13:00'), at('11:00'))).toBe(0);
    expect(waitedShare(at('12:00'), at('13:00'), at('14:00'))).toBe(1);
    expect(waitedShare(at('12:00'), at('12:00'), at('12:00'))).toBe(1);
  });
});

describe('[RTE-10] the promised stretch', () => {
  const part = { promisedAt: at('12:30'), wantedAt: null, slotMinutes: 15 };

  it('lasts a slot for a delivery, and for a pickup at a chosen time', () => {
    expect(promisedUntil({ ...part, mode: 'delivery' })).toEqual(at('12:45'));
    expect(promisedUntil({ ...part, mode: 'pickup', wantedAt: at('12:30') })).toEqual(at('12:45'));
  });

  it('is none for a pickup as soon as possible, or without a promise', () => {
    expect(promisedUntil({ ...part, mode: 'pickup' })).toBeNull();
    expect(promisedUntil({ ...part, mode: 'pickup', wantedAt: at('12:15') })).toBeNull();
    expect(promisedUntil({ ...part, mode: 'delivery', promisedAt: null })).toBeNull();
    expect(promisedUntil({ ...part, mode: 'delivery', slotMinutes: null })).toBeNull();
  });
});
