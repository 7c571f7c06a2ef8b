import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoOf, noDate, partsOf } from './date-parts.ts';

describe('a date in three parts', () => {
  it('is joined to the same date, for any day', () => {
    const days = fc.date({
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(isoOf(partsOf(iso))).toBe(iso);
      }),
    );
  });

  it('is empty when all parts are', () => {
    expect(isoOf(noDate)).toBeNull();
    expect(isoOf({ day: ' ', month: '', year: ' ' })).toBeNull();
    expect(partsOf(null)).toEqual(noDate);
    expect(partsOf('2026-5-1')).toEqual(noDate);
  });

  it.each([
    [{ day: '31', month: '2', year: '1990' }, 'a day that month has not'],
    [{ day: '29', month: '2', year: '1900' }, 'no leap year'],
    [{ day: '3', month: '', year: '1990' }, 'half a date'],
    [{ day: '3', month: '13', year: '1990' }, 'no such month'],
    [{ day: '3', month: '4', year: '90' }, 'a year of two digits'],
    [{ day: '-3', month: '4', year: '1990' }, 'a sign'],
    [{ day: '3.5', month: '4', year: '1990' }, 'a fraction'],
    [{ day: '0', month: '4', year: '1990' }, 'day zero'],
  ])('is refused when it is none: %o, %s', (parts) => {
    expect(isoOf(parts)).toBeUndefined();
  });

  it('accepts leap days and surrounding blanks', () => {
    expect(isoOf({ day: ' 29 ', month: '02', year: '2000' })).toBe('2000-02-29');
  });
});
