import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesFrom, shownAt } from './testing.ts';
import { addDays, daysBetween, instantOf, isLocalDate, localDate, wallClock, weekdayOf } from './time.ts';

// Before 1996 summer ended in September.
const instants = fc.date({ min: new Date('1996-01-01'), max: new Date('2080-01-01'), noInvalidDate: true });
const dates = instants.map((instant) => wallClock(instant).date);
const minutes = fc.integer({ min: 0, max: 2880 });

describe('wallClock', () => {
  it('shows the time of a clock in Rome', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const { date, minute } = shownAt(instant);
        expect(wallClock(instant)).toEqual({ date, minute });
      }),
      { numRuns: 1000 },
    );
  });

  it('changes in the hour in which the platform says that Rome does, in every year', () => {
    const hours = (year: number, month: number) =>
      Array.from({ length: 8 * 24 }, (_, hour) => new Date(Date.UTC(year, month, 24, hour)));
    for (let year = 1996; year < 2080; year += 1)
      for (const instant of [...hours(year, 2), ...hours(year, 9)])
        expect({ instant, ...wallClock(instant) }).toEqual(shownAt(instant));
  });

  it('follows both changes of the clock', () => {
    expect(wallClock(new Date('2026-03-29T00:59:59Z'))).toEqual({ date: '2026-03-29', minute: 119 });
    expect(wallClock(new Date('2026-03-29T01:00:00Z'))).toEqual({ date: '2026-03-29', minute: 180 });
    expect(wallClock(new Date('2026-10-25T00:59:59Z'))).toEqual({ date: '2026-10-25', minute: 179 });
    expect(wallClock(new Date('2026-10-25T01:00:00Z'))).toEqual({ date: '2026-10-25', minute: 120 });
  });
});

describe('instantOf', () => {
  it('takes a skipped time to the jump, and a repeated one to its first coming', () => {
    expect(instantOf(localDate('2026-03-29'), 150)).toEqual(new Date('2026-03-29T01:00:00Z'));
    expect(instantOf(localDate('2026-03-28'), 1440 + 150)).toEqual(new Date('2026-03-29T01:00:00Z'));
    expect(instantOf(localDate('2026-10-25'), 150)).toEqual(new Date('2026-10-25T00:30:00Z'));
    expect(instantOf(localDate('2026-10-25'), 180)).toEqual(new Date('2026-10-25T02:00:00Z'));
  });

  it.each(['2026-03-28', '2026-10-24', '2027-03-27'])(
    'is the first real minute that shows that time or later, around %s',
    (day) => {
      const date = localDate(day);
      const shown = minutesFrom(new Date(`${addDays(date, -1)}T12:00:00Z`), 4);
      for (let minute = 0; minute <= 2880; minute += 1) {
        const wanted = `${addDays(date, Math.floor(minute / 1440))} ${String(minute % 1440).padStart(4, '0')}`;
        const first = shown.find(
          (candidate) => `${candidate.date} ${String(candidate.minute).padStart(4, '0')}` >= wanted,
        );
        expect(instantOf(date, minute), wanted).toEqual(first?.instant);
      }
    },
  );

  it('never sets a later time before an earlier one', () => {
    fc.assert(
      fc.property(dates, minutes, minutes, (date, a, b) => {
        return a > b || instantOf(date, a) <= instantOf(date, b);
      }),
    );
  });

  it('is undone by the wall clock, the repeated hour of autumn excepted', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const minute = new Date(Math.floor(instant.getTime() / 60_000) * 60_000);
        const shown = wallClock(minute);
        const back = instantOf(shown.date, shown.minute);
        const repeated = minute.getTime() - back.getTime() === 3_600_000;
        expect(wallClock(back)).toEqual(shown);
        expect(repeated || back.getTime() === minute.getTime()).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('LocalDate', () => {
  it('accepts only days that exist', () => {
    expect(isLocalDate('2024-02-29')).toBe(true);
    for (const text of [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '26-01-01',
      '2026-1-1',
      '2026-01-01T00:00',
      '',
    ]) {
      expect(isLocalDate(text)).toBe(false);
      expect(() => localDate(text)).toThrow(RangeError);
    }
  });

  it('counts days across months, years and clock changes', () => {
    expect(addDays(localDate('2026-03-28'), 2)).toBe('2026-03-30');
    expect(addDays(localDate('2026-01-01'), -1)).toBe('2025-12-31');
    fc.assert(
      fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        return daysBetween(date, addDays(date, days)) === days;
      }),
    );
  });

  it('[CON-3] begins the week on Monday', () => {
    expect(weekdayOf(localDate('2026-06-01'))).toBe(1); // a Monday
    expect(weekdayOf(localDate('2026-06-07'))).toBe(7);
    expect(weekdayOf(localDate('1969-12-29'))).toBe(1);
    fc.assert(
      fc.property(dates, (date) => {
        return weekdayOf(date) === (new Date(`${date}T12:00:00Z`).getUTCDay() || 7);
      }),
    );
  });
});
