import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { localDate, wallClock, weekdayOf } from '../time.ts';
import {
  hallProblem,
  type ShowForm,
  showName,
  showProblems,
  startProblem,
  startsBetween,
} from './show-form.ts';

const form: ShowForm = {
  ...{ film: 'L’estate dei limoni', description: '', shop: 'shp_1', hall: 'Arena' },
  ...{ starts_at: '2026-11-24T20:00:00.000Z', minutes: 108, seats: 120 },
  ...{ price: cents(750), prime_price: null, age_limit: null },
  ...{ category: 'cat_1', option_groups: [], pictures: [] },
};
const fieldsOf = (change: Partial<ShowForm>, taken = 0) =>
  showProblems({ ...form, ...change }, { taken }).map(({ field }) => field);
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 24, hour, minute));

describe('[RTE-22] a show that is edited', () => {
  it('has a title, a hall, and a length that a film has', () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ film: ' ', hall: '', minutes: 9, seats: 0 })).toEqual([
      'film',
      'hall',
      'minutes',
      'seats',
    ]);
  });

  it('never has fewer seats than are taken', () => {
    expect(fieldsOf({ seats: 40 }, 40)).toEqual([]);
    expect(fieldsOf({ seats: 39 }, 40)).toEqual(['seats']);
  });

  it('begins in the time to come', () => {
    expect(startProblem(at(20), at(19, 59))).toBeUndefined();
    expect(startProblem(at(20), at(20))).toBeDefined();
    expect(startProblem(new Date('2028-11-24T20:00:00Z'), at(20))).toBeDefined();
  });

  it('is called by its day and hour in Rome', () => {
    expect(showName('Noto', new Date('2026-11-24T23:30:00Z'))).toBe('Noto, 25/11 ore 00:30');
  });
});

describe('[RTE-22] a hall', () => {
  const others = [{ film: 'Noto', startsAt: at(20), minutes: 100 }];
  const clash = (startsAt: Date, minutes = 60) => hallProblem({ startsAt, minutes }, others) !== undefined;

  it('has one show at a time; the next may begin as one ends', () => {
    expect([
      clash(at(19)),
      clash(at(21, 40)),
      clash(at(19, 1)),
      clash(at(21, 39)),
      clash(at(20, 10)),
    ]).toEqual([...[false, false, true, true, true]]);
    expect(hallProblem({ startsAt: at(20), minutes: 10 }, others)).toBe(
      'In questa sala c’è già «Noto», alle 21:00 del 24/11/2026',
    );
  });
});

describe('[RTE-22] shows on several days', () => {
  it('begin at each hour of each day, once', () => {
    const [first, last] = [localDate('2026-11-23'), localDate('2026-11-29')];
    const times = [1260, 1080, 1260];
    const starts = startsBetween({ first, last, weekdays: [5, 6], times });
    expect(starts.map((start) => wallClock(start))).toMatchObject([
      { date: '2026-11-27', minute: 1080 },
      { date: '2026-11-27', minute: 1260 },
      { date: '2026-11-28', minute: 1080 },
      { date: '2026-11-28', minute: 1260 },
    ]);
    expect(startsBetween({ first: last, last: first, weekdays: [], times })).toEqual([]);
  });

  it('are in order and on the chosen days, also where clocks change', () => {
    const day = fc.integer({ min: 1, max: 28 });
    fc.assert(
      fc.property(day, day, fc.subarray([1, 2, 3, 4, 5, 6, 7]), (from, to, weekdays) => {
        const named = (one: number) => localDate(`2027-03-${String(one).padStart(2, '0')}`);
        const starts = startsBetween({ first: named(from), last: named(to), weekdays, times: [1290, 600] });
        for (const start of starts)
          if (weekdays.length > 0) expect(weekdays).toContain(weekdayOf(wallClock(start).date));
        expect(starts).toEqual(starts.toSorted((a, b) => Number(a) - Number(b)));
      }),
    );
  });
});
