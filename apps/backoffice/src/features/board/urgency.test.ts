import { describe, expect, it } from 'vitest';
import { callOf, loudest, minutesSince, urgencyOf } from './urgency.ts';

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
    expect(loudest([ago(10), ago(400), ago(130)], now)).toBe('late');
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
