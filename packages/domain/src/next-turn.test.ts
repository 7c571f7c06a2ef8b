import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AvailabilityWindow, availabilityOf } from './catalogue/availability.ts';
import { availabilityLabel } from './catalogue/availability-words.ts';
import { nextTurn } from './next-turn.ts';
import { addDays, type LocalDate, localDate, minutesInDay, type Weekday } from './time.ts';

/** Around the day on which clocks go back, and well after it. */
const day = localDate('2026-10-24');
const someDay: fc.Arbitrary<LocalDate> = fc.integer({ min: -3, max: 9 }).map((days) => addDays(day, days));
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const someWindow: fc.Arbitrary<AvailabilityWindow> = fc
  .record({
    weekdays: fc.subarray([...weekdays]),
    from: fc.integer({ min: 0, max: minutesInDay - 1 }),
    length: fc.integer({ min: 1, max: minutesInDay }),
    firstDate: fc.option(someDay),
    lastDate: fc.option(someDay),
  })
  .map(({ length, ...window }) => ({ ...window, to: Math.min(window.from + length, 2 * minutesInDay) }));
const someMoment = fc.date({
  min: new Date('2026-10-22T00:00:00Z'),
  max: new Date('2026-11-02T00:00:00Z'),
  noInvalidDate: true,
});

describe('the next turn of windows', () => {
  it('[API-31] [API-32] leaves nothing to change before it', () => {
    const windows = fc.array(someWindow, { maxLength: 3 });
    const input = fc.record({
      windows,
      categoryWindows: windows,
      now: someMoment,
      share: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    });
    fc.assert(
      fc.property(input, ({ windows, categoryWindows, now, share }) => {
        const until = nextTurn([...windows, ...categoryWindows], now);
        expect(until > now).toBe(true);
        const product = { channels: [], missingAt: [], windows, categoryWindows, soldOut: [], stock: null };
        const toldAt = (at: Date) => {
          const told = availabilityOf(product, { now: at });
          return [
            told.state,
            'availableFrom' in told ? told.availableFrom : null,
            availabilityLabel(told, at),
          ];
        };
        const later = new Date(now.getTime() + Math.floor((until.getTime() - now.getTime()) * share));
        const said = toldAt(now);
        // A turn beyond the days looked at is asked for again each minute.
        if (said[0] !== 'not_now' || said[1] !== null) expect(toldAt(later)).toEqual(said);
        expect(toldAt(new Date(until.getTime() - 1))[0]).toBe(said[0]);
      }),
      { numRuns: 2_000 },
    );
  });
});
