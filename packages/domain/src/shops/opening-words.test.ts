import { describe, expect, it } from 'vitest';
import { instantOf, localDate } from '../time.ts';
import { minuteOf } from '../time-format.ts';
import { openingLabel } from './opening-words.ts';

const at = (day: string, time: string) => instantOf(localDate(day), minuteOf(time));
const now = at('2026-05-08', '17:00'); // a Friday

describe('openingLabel', () => {
  it('[API-36] says until when it is open', () => {
    const open = (closesAt: Date | null) => openingLabel({ state: 'open', closesAt }, now);
    expect(open(at('2026-05-08', '23:30'))).toBe('Aperto fino alle 23:30');
    expect(open(at('2026-05-08', '24:00'))).toBe('Aperto fino a mezzanotte');
    expect(open(at('2026-05-09', '01:00'))).toBe('Aperto fino all’1:00');
    expect(open(null)).toBe('Sempre aperto');
  });

  it('[API-36] says when it opens', () => {
    const closed = (opensAt: Date | null) => openingLabel({ state: 'closed', opensAt }, now);
    expect(closed(at('2026-05-08', '18:30'))).toBe('Apre alle 18:30');
    expect(closed(at('2026-05-09', '12:00'))).toBe('Apre domani alle 12:00');
    expect(closed(at('2026-05-11', '12:00'))).toBe('Apre lunedì alle 12:00');
    expect(closed(at('2026-05-25', '12:00'))).toBe('Apre il 25/05/2026 alle 12:00');
    expect(closed(null)).toBe('Chiuso');
  });

  it('[API-36] says when a pause ends', () => {
    expect(openingLabel({ state: 'paused', until: at('2026-05-08', '20:30') }, now)).toBe(
      'Riapre alle 20:30',
    );
  });
});
