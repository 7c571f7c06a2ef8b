import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goesOn, isForgotten, minutesOf, type ShiftTimes, shiftProblem, sumOf } from './shifts.ts';

const start = Date.parse('2026-11-20T08:00:00Z');
const hour = (hours: number) => new Date(start + hours * 3_600_000);
const shift = (from: number, until: number | null): ShiftTimes => ({
  from: hour(from),
  until: until === null ? null : hour(until),
});

it('[ROL-3] goes on after a coming, until the longest shift is over: then it was forgotten', () => {
  expect([goesOn(shift(0, null), hour(15)), isForgotten(shift(0, null), hour(15))]).toEqual([true, false]);
  expect([goesOn(shift(0, null), hour(16)), isForgotten(shift(0, null), hour(16))]).toEqual([false, true]);
  expect([goesOn(shift(0, 8), hour(9)), isForgotten(shift(0, 8), hour(90))]).toEqual([false, false]);
});

describe('the sum of shifts', () => {
  it('is the time that passed, over midnight and over the change of the clock', () => {
    const at = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) });
    expect(minutesOf(at('2026-11-20T21:00:00+01:00', '2026-11-21T02:30:00+01:00'))).toBe(330);
    // From ten in the evening to six: nine hours in the night that is an hour longer, seven in the shorter one.
    expect(minutesOf(at('2026-10-24T22:00:00+02:00', '2026-10-25T06:00:00+01:00'))).toBe(540);
    expect(minutesOf(at('2026-03-28T22:00:00+01:00', '2026-03-29T06:00:00+02:00'))).toBe(420);
  });

  it('leaves out shifts without an end, and counts them', () => {
    expect(sumOf([shift(0, 8), shift(24, null), shift(30, 31)])).toEqual({
      minutes: 540,
      shifts: 3,
      open: 1,
    });
    expect(sumOf([])).toEqual({ minutes: 0, shifts: 0, open: 0 });
  });

  it('is whole minutes, never more than passed', () => {
    fc.assert(
      fc.property(fc.nat(60_000_000), (ms) => {
        const minutes = minutesOf({ from: hour(0), until: new Date(start + ms) }) ?? -1;
        expect(minutes * 60_000).toBeLessThanOrEqual(ms);
        expect((minutes + 1) * 60_000).toBeGreaterThan(ms);
      }),
    );
  });
});

describe('an impossible shift', () => {
  const now = hour(100);
  it('is in the future, or longer than the longest', () => {
    expect(shiftProblem(shift(101, null), [], now)).toBe('shift.future');
    expect(shiftProblem(shift(99, 101), [], now)).toBe('shift.future');
    expect(shiftProblem(shift(0, 17), [], now)).toBe('shift.too_long');
    expect(shiftProblem(shift(0, 16), [], now)).toBeUndefined();
  });

  it('is at the same time as another; next to it is not', () => {
    expect(shiftProblem(shift(4, 6), [shift(0, 5)], now)).toBe('shift.overlaps');
    expect(shiftProblem(shift(1, 2), [shift(0, 5)], now)).toBe('shift.overlaps');
    expect(shiftProblem(shift(5, 6), [shift(0, 5), shift(6, 8)], now)).toBeUndefined();
    expect(shiftProblem(shift(95, 96), [shift(94, null)], now)).toBe('shift.overlaps');
    expect(shiftProblem(shift(5, 6), [shift(0, null)], now)).toBeUndefined();
  });
});
