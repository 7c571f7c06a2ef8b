import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedBefore, isToClose, timeOfPart, usualClosing } from './left-open.ts';

const at = (text: string) => new Date(text);
const closed = (time: string, now: string, close: number | null = 4) => {
  const before = closedBefore({ close }, at(now));
  return before !== null && at(time) < before;
};

describe('an order left open', () => {
  it('is closed the next morning, hours after its business day', () => {
    expect(closed('2026-11-20T19:30:00Z', '2026-11-21T06:59:00Z')).toBe(false);
    // Eight in Rome: four hours after four.
    expect(closed('2026-11-20T19:30:00Z', '2026-11-21T07:00:00Z')).toBe(true);
  });

  it('belongs to the evening before until four in the morning', () => {
    // Two in the morning in Rome.
    expect(closed('2026-11-21T01:00:00Z', '2026-11-21T07:00:00Z')).toBe(true);
    // Five in the morning is another day.
    expect(closed('2026-11-21T04:00:00Z', '2026-11-21T07:00:00Z')).toBe(false);
  });

  it('is closed neither early nor late when the clock changes', () => {
    // The night of the 29th of March has no hour from two to three; four in Rome is two of UTC.
    expect(closed('2026-03-28T20:00:00Z', '2026-03-29T05:59:00Z')).toBe(false);
    expect(closed('2026-03-28T20:00:00Z', '2026-03-29T06:00:00Z')).toBe(true);
    // The night of the 25th of October has that hour twice; four in Rome is three of UTC.
    expect(closed('2026-10-24T20:00:00Z', '2026-10-25T06:59:00Z')).toBe(false);
    expect(closed('2026-10-24T20:00:00Z', '2026-10-25T07:00:00Z')).toBe(true);
  });

  it('stays open where the rule is switched off, and before its time', () => {
    expect(closed('2026-11-01T19:30:00Z', '2026-11-21T07:00:00Z', null)).toBe(false);
    expect(timeOfPart({ since: at('2026-11-20T10:00:00Z'), promisedAt: at('2026-11-22T12:00:00Z') })).toEqual(
      at('2026-11-22T12:00:00Z'),
    );
    expect(timeOfPart({ since: at('2026-11-20T10:00:00Z'), promisedAt: null })).toEqual(
      at('2026-11-20T10:00:00Z'),
    );
  });

  it('is never closed before its hours have passed since its time', () => {
    fc.assert(
      fc.property(
        fc.date({ min: at('2026-01-01'), max: at('2026-12-31'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 72 }),
        (now, close) => {
          const before = closedBefore({ close }, now);
          expect(before !== null && before.getTime() <= now.getTime() - close * 3_600_000).toBe(true);
        },
      ),
    );
  });
});

it('brings a reminder some hours after its time', () => {
  const part = { since: at('2026-11-20T12:00:00Z'), promisedAt: at('2026-11-20T13:00:00Z') };
  expect(isToClose(part, {}, at('2026-11-20T15:59:00Z'))).toBe(false);
  expect(isToClose(part, usualClosing, at('2026-11-20T16:00:00Z'))).toBe(true);
  expect(isToClose(part, { remind: null }, at('2026-11-21T16:00:00Z'))).toBe(false);
});
