import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from './time.ts';
import {
  formatDate,
  formatLastDay,
  formatLocalDate,
  formatMinute,
  formatTime,
  minuteOf,
  weekdayNames,
} from './time-format.ts';

describe('dates and times', () => {
  it('[CON-3] are written dd/MM/yyyy and HH:mm', () => {
    expect(formatLocalDate(localDate('2026-05-03'))).toBe('03/05/2026');
    expect(formatMinute(545)).toBe('09:05');
  });

  it('[CON-3] are in Rome’s time', () => {
    const lateInLondon = new Date('2026-05-31T22:30:00Z');
    expect(formatDate(lateInLondon)).toBe('01/06/2026');
    expect(formatTime(lateInLondon)).toBe('00:30');
  });

  it('name the last day before an end: at midnight it is the day before', () => {
    expect(formatLastDay(new Date('2026-06-30T22:00:00Z'))).toBe('30/06/2026');
    expect(formatLastDay(new Date('2026-06-30T22:01:00Z'))).toBe('01/07/2026');
    expect(formatLastDay(new Date('2026-06-30T16:00:00Z'))).toBe('30/06/2026');
  });

  it('[CON-3] name the days from Monday', () => {
    expect(Object.values(weekdayNames).join(' ')).toBe(
      'lunedì martedì mercoledì giovedì venerdì sabato domenica',
    );
  });

  it('show a time after midnight as the clock does', () => {
    expect(formatMinute(1440 + 90)).toBe('01:30');
    expect(formatMinute(1440)).toBe('00:00');
  });
});

describe('minuteOf', () => {
  it('reads its own output', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => minuteOf(formatMinute(minute)) === minute),
    );
  });

  it('reads closing times after midnight', () => {
    expect(minuteOf('26:00')).toBe(1560);
    expect(minuteOf('48:00')).toBe(2880);
  });

  it('refuses texts that are no time of day', () => {
    for (const text of ['', '9:00', '12:60', '48:01', '12.30', '-1:00']) {
      expect(() => minuteOf(text), text).toThrow(RangeError);
    }
  });
});
