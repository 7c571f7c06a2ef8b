import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, subtract } from '../money.ts';
import { vatIncluded, vatRate } from './vat.ts';
import { channels } from './vocabulary.ts';

describe('vatRate', () => {
  it.each(channels)(
    '[API-32] taxes prepared food and cinema at 10 %% through %s, merchandise at 22 %%',
    (channel) => {
      expect(vatRate('prepared_food', channel)).toBe(1000);
      expect(vatRate('cinema', channel)).toBe(1000);
      expect(vatRate('merchandise', channel)).toBe(2200);
    },
  );

  it.each(['drink', 'alcohol'] as const)(
    '[API-32] taxes a %s at 10 %% only where it is served',
    (vatClass) => {
      expect(channels.map((channel) => [channel, vatRate(vatClass, channel)])).toEqual([
        ['delivery', 2200],
        ['pickup', 2200],
        ['onshop', 1000],
        ['totem', 1000],
        ['shipping', 2200],
      ]);
    },
  );
});

describe('vatIncluded', () => {
  it('[API-38] is the part of the price that is tax, rounded half up', () => {
    expect(vatIncluded(cents(1100), 1000)).toBe(100);
    expect(vatIncluded(cents(1220), 2200)).toBe(220);
    expect(vatIncluded(cents(850), 1000)).toBe(77); // 77.27
    expect(vatIncluded(cents(0), 2200)).toBe(0);
  });

  it('[API-38] leaves a net amount that taxed again gives the price back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom(400, 1000, 2200),
        (price, rate) => {
          const gross = cents(price);
          const net = subtract(gross, vatIncluded(gross, rate));
          return Math.abs(net * (1 + rate / 10_000) - gross) <= 0.5 * (1 + rate / 10_000) + 1e-6;
        },
      ),
    );
  });
});
