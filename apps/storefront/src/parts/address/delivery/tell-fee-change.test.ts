import type { CartDelivery } from '@zanga/contract/ordering/carts';
import { cents } from '@zanga/domain/money';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('__NATIVE__', false);
const { feeChange } = await import('./tell-fee-change.ts');

const shop = {
  id: 'shp_1',
  slug: 'catania',
  name: 'Zanga Catania',
  formatted: 'Via Etnea 218, Catania',
} as const;
const brought = (given: Partial<CartDelivery> = {}): { deliveries: CartDelivery[] } => ({
  deliveries: [
    {
      ...{ part: 'food', mode: 'delivery', chosen: true, shop, address_id: 'adr_1', written: null },
      ...{ address: 'Via Roma 1, Catania (CT)', slot: 'asap', table: null, zone: 'Centro' },
      ...{ subtotal: cents(2000), fee: cents(150), fee_discount: cents(0), minimum: cents(1000) },
      ...{ missing: cents(0), free_over: null, missing_to_free: null, earliest: null },
      ...given,
    },
  ],
});

/** The message, with plain spaces before the euro. */
const told = (...of: Parameters<typeof feeChange>) => feeChange(...of)?.replaceAll('\u00a0', ' ');

it('a zone drawn again is announced with its present fee', () => {
  const now = brought({ zone: 'Porto', fee: cents(290) });
  expect(told(brought(), now)).toBe(
    'Il tuo indirizzo ora è in zona Porto: la consegna costa 2,90 € invece di 1,50 €.',
  );
  expect(told(now, brought())).toBe(
    'Buone notizie: in zona Centro la consegna ora costa 1,50 € invece di 2,90 €.',
  );
});

it.each([
  ['nothing has changed', brought(), brought()],
  ['there was no cart', null, brought()],
  [
    'another address was chosen',
    brought(),
    brought({ address: 'Via Roma 2, Catania (CT)', fee: cents(290) }),
  ],
  ['another shop brings it', brought(), brought({ shop: { ...shop, id: 'shp_2' }, fee: cents(290) })],
  ['it is fetched now', brought(), brought({ mode: 'pickup', fee: cents(0), zone: null })],
  ['nobody comes there any more', brought(), brought({ zone: null, fee: cents(0) })],
])('says nothing where %s', (_, before, now) => {
  expect(feeChange(before, now)).toBeUndefined();
});
