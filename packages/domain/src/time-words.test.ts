import { describe, expect, it } from 'vitest';
import { instantOf, localDate } from './time.ts';
import { minuteOf } from './time-format.ts';
import { atMoment, fromMoment, untilMoment, wordsHoldUntil } from './time-words.ts';

const at = (day: string, time: string) => instantOf(localDate(day), minuteOf(time));
const now = at('2026-08-14', '17:00'); // a Friday

describe('moments in words', () => {
  it.each([
    ['2026-08-14', '18:30', 'alle 18:30', 'dalle 18:30', 'fino alle 18:30'],
    ['2026-08-15', '00:00', 'a mezzanotte', 'da mezzanotte', 'fino a mezzanotte'],
    ['2026-08-15', '01:30', 'stanotte all’1:30', 'da stanotte all’1:30', 'fino all’1:30'],
    ['2026-08-15', '02:00', 'stanotte alle 02:00', 'da stanotte alle 02:00', 'fino alle 02:00'],
    ['2026-08-15', '19:00', 'domani alle 19:00', 'da domani alle 19:00', 'fino a domani alle 19:00'],
    ['2026-08-17', '12:00', 'lunedì alle 12:00', 'da lunedì alle 12:00', 'fino a lunedì alle 12:00'],
    ['2026-08-20', '12:00', 'giovedì alle 12:00', 'da giovedì alle 12:00', 'fino a giovedì alle 12:00'],
    [
      '2026-08-21',
      '12:00',
      'il 21/08/2026 alle 12:00',
      'dal 21/08/2026 alle 12:00',
      'fino al 21/08/2026 alle 12:00',
    ],
  ])('[CON-3] names %s %s as a person would', (day, time, when, since, until) => {
    expect(atMoment(at(day, time), now)).toBe(when);
    expect(fromMoment(at(day, time), now)).toBe(since);
    expect(untilMoment(at(day, time), now)).toBe(until);
  });

  it('knows that after midnight the same evening is today', () => {
    const night = at('2026-08-15', '00:30');
    expect(untilMoment(at('2026-08-15', '01:00'), night)).toBe('fino all’1:00');
    expect(atMoment(at('2026-08-15', '12:00'), night)).toBe('alle 12:00');
    expect(atMoment(at('2026-08-16', '00:30'), night)).toBe('domani alle 00:30');
  });

  it('hold until midnight, and words of a night until the night ends', () => {
    expect(wordsHoldUntil(now)).toEqual(at('2026-08-15', '00:00'));
    expect(wordsHoldUntil(at('2026-08-15', '00:30'))).toEqual(at('2026-08-15', '05:00'));
    expect(wordsHoldUntil(at('2026-08-15', '05:00'))).toEqual(at('2026-08-16', '00:00'));
  });
});
