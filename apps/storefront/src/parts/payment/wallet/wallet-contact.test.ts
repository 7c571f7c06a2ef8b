import { expect, it } from 'vitest';
import { carriedTo, contactOf } from './wallet-contact.ts';

it('[STA-8] a wallet asks for an address only for deliveries and parcels', () => {
  const address = 'Via Etnea 10, 95131 Catania (CT)';
  const to = (mode: string) => carriedTo({ deliveries: [{ mode, address }] });
  expect(['delivery', 'shipping'].map(to)).toEqual([[address], [address]]);
  expect(['pickup', 'onshop', 'entry'].map(to)).toEqual([[], [], []]);
  expect(carriedTo({ deliveries: [{ mode: 'delivery', address: null }] })).toEqual([]);
});

it('[STA-8] a wallet’s address counts as another one when its postal code differs', () => {
  const goesTo = ['Via Etnea 10, 95131 Catania (CT)'];
  expect(contactOf({ country: 'it', zip: '95131' }, goesTo)).toEqual({ country: 'IT', elsewhere: false });
  expect(contactOf({ country: 'IT', zip: '20121' }, goesTo)).toEqual({ country: 'IT', elsewhere: true });
  expect(contactOf({ country: undefined, zip: undefined }, goesTo).elsewhere).toBe(false);
});
