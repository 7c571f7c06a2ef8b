import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownAt } from '../testing.ts';
import { instantOf, localDate, weekdayOf } from '../time.ts';
import { minuteOf } from '../time-format.ts';
import { type AvailabilityWindow, availabilityOf, piecesToTell, type Sellable } from './availability.ts';
import { availabilityLabel } from './availability-words.ts';
import type { channels } from './vocabulary.ts';

const at = (day: string, time: string) => instantOf(localDate(day), minuteOf(time));
const window = (from: string, to: string, details: Partial<AvailabilityWindow> = {}): AvailabilityWindow => ({
  weekdays: [],
  from: minuteOf(from),
  to: minuteOf(to),
  firstDate: null,
  lastDate: null,
  ...details,
});
const now = at('2026-06-05', '16:00'); // a Friday
const product: Sellable = {
  channels: ['delivery', 'pickup', 'onshop'],
  missingAt: ['shp_catania'],
  windows: [],
  categoryWindows: [],
  soldOut: [],
  stock: null,
};
const label = (
  sellable: Partial<Sellable>,
  wish: { shop?: string; channel?: (typeof channels)[number] } = {},
) => availabilityLabel(availabilityOf({ ...product, ...sellable }, { now, ...wish }), now);

describe('availabilityOf', () => {
  it('[API-31] is available always and everywhere unless something says otherwise', () => {
    expect(availabilityOf(product, { now })).toEqual({ state: 'available' });
    expect(label({}, { shop: 'shp_palermo', channel: 'onshop' })).toBeNull();
  });

  it('[API-31] knows where it is not sold', () => {
    expect(label({}, { shop: 'shp_catania' })).toBe('Non disponibile in questo negozio');
    expect(label({}, { channel: 'totem' })).toBe('Non disponibile al totem');
    expect(label({}, { channel: 'shipping' })).toBe('Non si spedisce');
    expect(label({ channels: [] }, { channel: 'delivery' })).toBe('Non disponibile a domicilio');
  });

  it('[API-31] is sold out with its stock', () => {
    expect(label({ stock: 0 })).toBe('Esaurito');
    expect(label({ stock: 1 })).toBeNull();
  });

  it('[API-31] is sold out with the count of its shop, which holds instead of the brand’s', () => {
    const counts = { stock: 3, stockAt: [{ shop: 'shp_palermo' as const, pieces: 0 }] };
    expect(label(counts, { shop: 'shp_palermo' })).toBe('Esaurito');
    expect(label(counts, { shop: 'shp_messina' })).toBeNull();
    expect(label({ ...counts, channels: ['shipping'] }, { channel: 'shipping' })).toBeNull();
    expect(label({ ...counts, stock: null }, { shop: 'shp_palermo' })).toBe('Esaurito');
    const only = { stock: 0, stockAt: [{ shop: 'shp_palermo' as const, pieces: 2 }] };
    expect(label(only, { shop: 'shp_palermo' })).toBeNull();
    expect(label(only, { shop: 'shp_messina' })).toBe('Esaurito');
    expect(label({ ...only, channels: ['shipping'] }, { channel: 'shipping' })).toBe('Esaurito');
  });

  it('[API-31] is available without a shop as long as one shop has it', () => {
    const stockAt = [{ shop: 'shp_palermo', pieces: 2 }] as const;
    expect(label({ stock: 0, stockAt })).toBeNull();
    expect(label({ stock: 0, stockAt: [{ shop: 'shp_palermo', pieces: 0 }] })).toBe('Esaurito');
    expect(label({ stock: null, stockAt: [{ shop: 'shp_palermo', pieces: 0 }] })).toBeNull();
  });

  it('tells no number where no shop is known and a shop counts', () => {
    const stockAt = [{ shop: 'shp_palermo', pieces: 2 }] as const;
    expect(piecesToTell({ stock: 4 }, {})).toBe(4);
    expect(piecesToTell({ stock: 4, stockAt: [] }, {})).toBe(4);
    expect(piecesToTell({ stock: 4, stockAt }, {})).toBeNull();
    expect(piecesToTell({ stock: 4, stockAt }, { shop: 'shp_palermo' })).toBe(2);
    expect(piecesToTell({ stock: 4, stockAt }, { shop: 'shp_messina' })).toBe(4);
    expect(piecesToTell({ stock: 4, stockAt }, { shop: 'shp_palermo', channel: 'shipping' })).toBe(4);
    expect(piecesToTell({ stock: null, stockAt }, {})).toBeNull();
  });

  it('[API-31] is sold out where it is marked so, until the mark ends', () => {
    const soldOut = [{ shop: 'shp_palermo', until: at('2026-06-05', '18:30') }];
    expect(label({ soldOut }, { shop: 'shp_palermo' })).toBe('Esaurito, torna alle 18:30');
    expect(label({ soldOut }, { shop: 'shp_messina' })).toBeNull();
    expect(label({ soldOut })).toBeNull();
    expect(label({ soldOut: [{ shop: null, until: null }] }, { shop: 'shp_messina' })).toBe('Esaurito');
    expect(label({ soldOut: [{ shop: null, until: now }] })).toBeNull();
  });

  it('[API-31] comes back with the last of its marks', () => {
    const soldOut = [
      { shop: 'shp_palermo', until: at('2026-06-06', '12:00') },
      { shop: null, until: at('2026-06-05', '18:30') },
    ];
    expect(label({ soldOut }, { shop: 'shp_palermo' })).toBe('Esaurito, torna domani alle 12:00');
    expect(label({ soldOut: [...soldOut, { shop: null, until: null }] }, { shop: 'shp_palermo' })).toBe(
      'Esaurito',
    );
  });

  it('[API-31] does not come back at an hour when it is not sold', () => {
    const soldOut = [{ shop: null, until: at('2026-06-05', '18:30') }];
    expect(label({ soldOut, windows: [window('07:00', '11:00')] })).toBe('Esaurito, torna domani alle 07:00');
  });

  it('[API-31] keeps to its hours, past midnight too', () => {
    expect(label({ windows: [window('18:30', '26:00')] })).toBe('Disponibile dalle 18:30');
    const late = { ...product, windows: [window('18:30', '26:00', { weekdays: [4] })] };
    expect(availabilityOf(late, { now: at('2026-06-05', '01:59') }).state).toBe('available');
    expect(availabilityOf(late, { now: at('2026-06-05', '02:00') }).state).toBe('not_now');
  });

  it('[API-31] keeps to its days and dates', () => {
    expect(label({ windows: [window('12:00', '15:00', { weekdays: [7] })] })).toBe(
      'Disponibile da domenica alle 12:00',
    );
    expect(label({ windows: [window('00:00', '24:00', { firstDate: localDate('2026-06-24') })] })).toBe(
      'Disponibile dal 24/06/2026 alle 00:00',
    );
    expect(label({ windows: [window('00:00', '24:00', { lastDate: localDate('2026-06-05') })] })).toBeNull();
    expect(label({ windows: [window('00:00', '24:00', { lastDate: localDate('2026-06-04') })] })).toBe(
      'Al momento non disponibile',
    );
  });

  it('[API-31] needs its own windows and its category’s', () => {
    const windows = [window('12:00', '20:00')];
    expect(label({ windows, categoryWindows: [window('19:00', '23:00')] })).toBe('Disponibile dalle 19:00');
    expect(label({ windows, categoryWindows: [window('15:00', '16:30')] })).toBeNull();
    expect(label({ windows, categoryWindows: [window('20:00', '23:00')] })).toBe(
      'Al momento non disponibile',
    );
  });
});

const someWindow: fc.Arbitrary<AvailabilityWindow> = fc
  .record({
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7] as const),
    from: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1000 }),
    firstDate: fc.constantFrom(null, localDate('2026-10-24'), localDate('2026-10-27')),
    lastDate: fc.constantFrom(null, localDate('2026-10-25'), localDate('2026-11-01')),
  })
  .map(({ length, ...rest }) => ({ ...rest, to: rest.from + length }));
const someWindows = fc.array(someWindow, { maxLength: 3 });
// The nights when clocks change have their own tests with the timetable: there a reading does not say when it is.
const someInstant = fc
  .integer({ min: 0, max: 10 * 1440 })
  .map((minute) => new Date(Date.parse('2026-10-26T10:00:00Z') + minute * 60_000));

/** The windows read off the clock, minute by minute. */
const isInWindows = (windows: readonly AvailabilityWindow[], instant: Date): boolean => {
  if (windows.length === 0) return true;
  const today = shownAt(instant);
  const yesterday = shownAt(new Date(instant.getTime() - 86_400_000));
  return windows.some(({ weekdays, from, to, firstDate, lastDate }) =>
    [today, { ...yesterday, minute: today.minute + 1440 }].some(({ date, minute }) => {
      const day = weekdayOf(localDate(date));
      const named = weekdays.length === 0 || weekdays.includes(day);
      const dated = (firstDate ?? date) <= date && date <= (lastDate ?? date);
      return named && dated && from <= minute && minute < to;
    }),
  );
};

describe('availability windows', () => {
  it('[API-31] agree with a clock read minute by minute', () => {
    fc.assert(
      fc.property(someWindows, someWindows, someInstant, (windows, categoryWindows, instant) => {
        const { state } = availabilityOf({ ...product, windows, categoryWindows }, { now: instant });
        const inside = isInWindows(windows, instant) && isInWindows(categoryWindows, instant);
        expect(state).toBe(inside ? 'available' : 'not_now');
      }),
      { numRuns: 500 },
    );
  });

  it('[API-31] promise the first available minute', () => {
    fc.assert(
      fc.property(someWindows, someWindows, someInstant, (windows, categoryWindows, instant) => {
        const sellable = { ...product, windows, categoryWindows };
        const found = availabilityOf(sellable, { now: instant });
        fc.pre(found.state === 'not_now' && found.availableFrom !== null);
        if (found.state !== 'not_now' || found.availableFrom === null) return;
        const from = found.availableFrom.getTime();
        expect(availabilityOf(sellable, { now: found.availableFrom }).state).toBe('available');
        expect(from).toBeGreaterThan(instant.getTime());
        for (let minute = instant.getTime(); minute < from; minute += 13 * 60_000) {
          expect(availabilityOf(sellable, { now: new Date(minute) }).state).toBe('not_now');
        }
      }),
      { numRuns: 60 },
    );
  });
});
