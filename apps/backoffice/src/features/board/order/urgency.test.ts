import { describe, expect, it } from 'vitest';
import { callOf, loudest, minutesBehind, minutesSince, urgencyOf } from './urgency.ts';

const now = new Date('2026-11-21T19:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('how an order that waits calls', () => {
  it.each([
    [0, 'new'],
    [119, 'new'],
    [120, 'waiting'],
    [299, 'waiting'],
    [300, 'late'],
  ])('after %i seconds as %s', (seconds, urgency) => expect(urgencyOf(ago(seconds), now)).toBe(urgency));

  it('calls for the one that has waited longest', () => {
    const waits = (seconds: number) => ({
      placed_at: ago(seconds).toISOString(),
      begin_at: null,
      alarm: null,
    });
    expect(loudest([waits(10), waits(400), waits(130)], now)).toBe('late');
    expect(loudest([{ ...waits(10), alarm: 'louder' }], now)).toBe('waiting');
    expect(loudest([{ ...waits(400), begin_at: ago(-600).toISOString() }], now)).toBe('new');
    expect(loudest([], now)).toBeUndefined();
  });

  it('calls more often and louder the longer it waits', () => {
    expect(callOf.late.every).toBeLessThan(callOf.waiting.every);
    expect(callOf.waiting.every).toBeLessThan(callOf.new.every);
    expect(callOf.late.loudness).toBeGreaterThan(callOf.new.loudness);
  });

  it('counts whole minutes, and none for a clock that is ahead', () => {
    expect(minutesSince(ago(119), now)).toBe(1);
    expect(minutesSince(ago(-30), now)).toBe(0);
  });
});

describe('how late a promise is', () => {
  const promised = (seconds: number) => ({
    promised_at: ago(seconds).toISOString(),
    can: ['finish' as const],
  });

  it.each([
    [-60, 0],
    [0, 0],
    [1, 1],
    [60, 1],
    [61, 2],
  ])('%i seconds after it: %i minutes', (seconds, minutes) =>
    expect(minutesBehind(promised(seconds), now)).toBe(minutes),
  );

  it('is zero without a promise and once no step is left', () => {
    expect(minutesBehind({ promised_at: null, can: ['finish'] }, now)).toBe(0);
    expect(minutesBehind({ ...promised(600), can: [] }, now)).toBe(0);
  });
});
