import { describe, expect, it } from 'vitest';
import { instantOf, type LocalDate, localDate, weekdayOf } from './time.ts';
import { minuteOf } from './time-format.ts';
import { type Interval, isInterval, nextSpan } from './timetable.ts';

const at = (day: string, time: string) => instantOf(localDate(day), minuteOf(time));
const hours = (opens: string, closes: string): Interval => ({
  opens: minuteOf(opens),
  closes: minuteOf(closes),
});
const daily =
  (...intervals: readonly Interval[]) =>
  () =>
    intervals;
const onlyOn = (day: string, interval: Interval) => (date: LocalDate) => (date === day ? [interval] : []);

describe('isInterval', () => {
  it('accepts a closing past midnight, up to the end of the next day', () => {
    expect(isInterval(hours('18:00', '26:00'))).toBe(true);
    expect(isInterval(hours('00:00', '48:00'))).toBe(true);
  });

  it('refuses an opening on another day, an end before the begin, and parts of minutes', () => {
    expect(isInterval(hours('24:00', '26:00'))).toBe(false);
    expect(isInterval(hours('18:00', '18:00'))).toBe(false);
    expect(isInterval({ opens: -60, closes: 60 })).toBe(false);
    expect(isInterval({ opens: 0.5, closes: 60 })).toBe(false);
    expect(isInterval({ opens: 0, closes: 2881 })).toBe(false);
  });
});

describe('nextSpan', () => {
  it('finds the present stretch, its end excluded', () => {
    const plan = daily(hours('12:00', '15:00'), hours('18:00', '23:00'));
    const lunch = { startsAt: at('2026-06-01', '12:00'), endsAt: at('2026-06-01', '15:00') };
    expect(nextSpan(plan, at('2026-06-01', '12:00'))).toEqual(lunch);
    expect(nextSpan(plan, at('2026-06-01', '14:59'))).toEqual(lunch);
    expect(nextSpan(plan, at('2026-06-01', '15:00'))?.startsAt).toEqual(at('2026-06-01', '18:00'));
  });

  it('still sees yesterday after midnight', () => {
    expect(nextSpan(daily(hours('18:00', '26:00')), at('2026-06-02', '01:59'))).toEqual({
      startsAt: at('2026-06-01', '18:00'),
      endsAt: at('2026-06-02', '02:00'),
    });
  });

  it('joins intervals that touch or overlap, across midnight too', () => {
    const plan = daily(hours('00:00', '03:00'), hours('02:00', '04:00'), hours('20:00', '24:00'));
    expect(nextSpan(plan, at('2026-06-01', '22:00'))).toEqual({
      startsAt: at('2026-06-01', '20:00'),
      endsAt: at('2026-06-02', '04:00'),
    });
  });

  it('tells that no end is in sight for a shop that never closes', () => {
    expect(nextSpan(daily(hours('00:00', '24:00')), at('2026-06-01', '22:00'))?.endsAt).toBeNull();
  });

  it('knows the end of a long weekend', () => {
    const plan = (date: LocalDate) => (weekdayOf(date) >= 5 ? [hours('00:00', '24:00')] : []);
    expect(nextSpan(plan, at('2026-06-03', '10:00'))).toEqual({
      startsAt: at('2026-06-05', '00:00'),
      endsAt: at('2026-06-08', '00:00'),
    });
  });

  it('looks two months ahead and no further', () => {
    const now = at('2026-06-01', '10:00');
    const soon = nextSpan(onlyOn('2026-07-31', hours('12:00', '15:00')), now);
    expect(soon).toEqual({ startsAt: at('2026-07-31', '12:00'), endsAt: at('2026-07-31', '15:00') });
    expect(nextSpan(onlyOn('2026-08-01', hours('12:00', '15:00')), now)).toBeNull();
  });

  it('skips an interval that the spring jump removes entirely', () => {
    const plan = onlyOn('2026-03-29', hours('02:00', '03:00'));
    expect(nextSpan(plan, at('2026-03-28', '10:00'))).toBeNull();
  });
});
