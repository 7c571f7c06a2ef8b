import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, instantOf, localDate, weekdayOf } from '../../time.ts';
import type { Interval } from '../../timetable.ts';
import { easterOf, holidaysAhead } from './holidays.ts';
import { daysAhead, ordersOutside } from './hours-ahead.ts';
import { type HoursForm, hoursProblems } from './hours-form.ts';
import { unusualWords, weekWords } from './hours-words.ts';

const never: readonly Interval[][] = Array.from({ length: 7 }, () => []);
const week = (...days: readonly Interval[][]) => never.map((day, index) => days[index] ?? day);
const every = (...intervals: Interval[]) => never.map(() => intervals);
const from = (opens: number, closes: number): Interval => ({ opens: opens * 60, closes: closes * 60 });
const hours = (given: Partial<HoursForm['weeks']>, exceptions: HoursForm['exceptions'] = []): HoursForm => ({
  weeks: { delivery: never, pickup: never, onshop: never, totem: never, ...given },
  exceptions,
});
const wrong = (form: HoursForm) => hoursProblems(form).map(({ field }) => field);

describe('hours that are edited', () => {
  it('may cross midnight, touch, and be none', () => {
    expect(wrong(hours({}))).toEqual([]);
    expect(wrong(hours({ pickup: every(from(12, 15), from(15, 16), from(18, 26)) }))).toEqual([]);
    expect(wrong(hours({ pickup: every(from(0, 24)) }))).toEqual([]);
  });

  it('are refused where they overlap, on their own day', () => {
    const form = hours({ pickup: week([], [from(12, 15), from(14, 18)]) });
    expect(hoursProblems(form)).toEqual([
      { field: 'weeks.pickup.1', text: '12:00–15:00 e 14:00–18:00 si sovrappongono' },
    ]);
  });

  it('are refused where a night reaches into the hours of the day after, from Sunday to Monday too', () => {
    expect(wrong(hours({ onshop: week([from(20, 27)], [from(2, 10)]) }))).toEqual(['weeks.onshop.0']);
    const round = week([from(1, 5)], [], [], [], [], [], [from(20, 26)]);
    expect(hoursProblems(hours({ onshop: round }))).toEqual([
      { field: 'weeks.onshop.6', text: '20:00–02:00 si sovrappone agli orari di lunedì' },
    ]);
  });

  it('are refused where they are reversed, or are no times', () => {
    expect(wrong(hours({ totem: week([from(15, 36)]) }))).toEqual(['weeks.totem.0']);
    expect(wrong(hours({ totem: week([{ opens: 60, closes: -1 }]) }))).toEqual(['weeks.totem.0']);
    expect(wrong(hours({ totem: week([from(25, 26)]) }))).toEqual(['weeks.totem.0']);
  });

  it('have each exceptional day once, and only real dates', () => {
    const day = { date: '2026-12-25', service: null, intervals: [], reason: 'Natale' } as const;
    expect(wrong(hours({}, [day, { ...day, service: 'pickup' }]))).toEqual([]);
    expect(wrong(hours({}, [day, day]))).toEqual(['exceptions.1']);
    expect(wrong(hours({}, [{ ...day, date: '2026-02-30' }]))).toEqual(['exceptions.0']);
    expect(wrong(hours({}, [{ ...day, intervals: [from(9, 12), from(11, 13)] }]))).toEqual(['exceptions.0']);
  });
});

describe('the days ahead', () => {
  const ahead = (form: HoursForm, day: string, days = 1) =>
    daysAhead(form, { services: ['pickup'], from: localDate(day), days });

  it('are the week, with its unusual days', () => {
    const christmas = { date: '2026-12-25', service: null, intervals: [], reason: 'Natale' } as const;
    const [eve, feast] = ahead(hours({ pickup: every(from(12, 15)) }, [christmas]), '2026-12-24', 14);
    expect(eve).toMatchObject({ unusual: false, reason: null, hours: [{ intervals: [from(12, 15)] }] });
    expect(feast).toMatchObject({ unusual: true, reason: 'Natale', hours: [{ intervals: [] }] });
  });

  it('tell when clocks change, and leave out the skipped hour', () => {
    const form = hours({ pickup: every({ opens: 120, closes: 180 }, from(12, 15)) });
    expect(ahead(form, '2027-03-28')[0]).toMatchObject({
      clock: 'forward',
      hours: [{ intervals: [from(12, 15)] }],
    });
    expect(ahead(form, '2026-10-25')[0]?.clock).toBe('back');
    expect(ahead(form, '2026-10-26')[0]?.clock).toBeNull();
  });
});

describe('booked orders', () => {
  const at = (day: string, hour: number) => instantOf(localDate(day), hour * 60);
  const open = hours({ pickup: every(from(12, 15), from(18, 26)) });
  const order = (when: Date, orders = 1) => ({ mode: 'pickup', at: when, orders }) as const;

  it('lie outside the new hours where the old ones held them', () => {
    const shorter = hours({ pickup: every(from(12, 15), from(18, 22)) });
    const booked = [order(at('2026-11-24', 13)), order(at('2026-11-24', 23), 30), order(at('2026-11-25', 1))];
    expect(ordersOutside(open, shorter, booked)).toBe(31);
    expect(ordersOutside(open, open, booked)).toBe(0);
    // An order that lay outside before is not counted again.
    expect(ordersOutside(shorter, shorter, booked)).toBe(0);
    expect(ordersOutside(open, hours({}), booked)).toBe(32);
  });

  it('are held in both hours that autumn has twice', () => {
    const night = hours({ pickup: every(from(20, 27)) });
    const twice = new Date('2026-10-25T01:30:00Z');
    expect(ordersOutside(night, night, [order(twice)])).toBe(0);
    expect(ordersOutside(night, hours({ pickup: every(from(20, 25)) }), [order(twice)])).toBe(1);
  });
});

describe('hours in words', () => {
  it('tell days beside one another together, and midnight as the end of its day', () => {
    const days = [[], [from(12, 15)], [from(12, 15)], [from(18, 26), from(12, 15)], [from(18, 24)], [], []];
    expect(weekWords(days)).toEqual([
      'lunedì chiuso',
      'martedì–mercoledì 12:00–15:00',
      'giovedì 12:00–15:00, 18:00–02:00',
      'venerdì 18:00–24:00',
      'sabato–domenica chiuso',
    ]);
    expect(unusualWords({ date: '2026-12-25', service: 'pickup', intervals: [], reason: 'Natale' })).toBe(
      '25/12/2026 ritiro in negozio chiuso (Natale)',
    );
  });
});

describe('holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i', (year, day) => {
    expect(easterOf(year)).toBe(day);
  });

  it('of a year ahead are in their order, and Easter Monday is a Monday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
        const start = addDays(localDate('2026-11-01'), offset);
        const found = holidaysAhead(start);
        expect(found.length).toBeGreaterThanOrEqual(11);
        expect(found.map(({ date }) => date)).toEqual(found.map(({ date }) => date).toSorted());
        const monday = found.find(({ name }) => name === 'Lunedì dell’Angelo');
        if (monday) expect(weekdayOf(monday.date)).toBe(1);
      }),
      { numRuns: 200 },
    );
    expect(holidaysAhead(localDate('2026-11-23')).map(({ name }) => name)[0]).toBe('Immacolata');
  });
});
