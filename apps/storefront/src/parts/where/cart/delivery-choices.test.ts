import { cents } from '@zanga/domain/money';
import { describe, expect, it } from 'vitest';
import { type CarriedDelivery, deliveriesWith, deliveryFormOf, withChoices } from './delivery-choices.ts';

const address = {
  label: '',
  street: 'Via Etnea',
  number: '10',
  zip: '95131',
  city: 'Catania',
  province: 'CT',
  lat: 37.5,
  lng: 15.09,
  staircase: '',
  floor: '',
  doorbell: '',
  notes: '',
  is_default: false,
  zone: null,
  pinned: true,
};
const delivery = (given: Partial<CarriedDelivery> = {}): CarriedDelivery => ({
  part: 'food',
  mode: 'delivery',
  chosen: true,
  shop: { id: 'shp_a', slug: 'catania', name: 'Catania', formatted: 'Via Etnea 0' },
  address_id: null,
  address: 'Via Etnea 10, Catania',
  written: null,
  slot: 'asap',
  table: null,
  zone: null,
  subtotal: cents(1000),
  fee: cents(200),
  fee_discount: cents(0),
  minimum: cents(0),
  missing: cents(0),
  free_over: null,
  missing_to_free: null,
  earliest: null,
  ...given,
});

describe('[RTE-9] the deliveries that a cart asks for', () => {
  it('repeat the cart’s own, with a typed address', () => {
    expect(deliveryFormOf(delivery({ written: address }))).toEqual({
      part: 'food',
      mode: 'delivery',
      shop: 'shp_a',
      address_id: null,
      address,
      slot: 'asap',
      table: null,
    });
  });

  it('refer to a saved address by its id', () => {
    expect(deliveryFormOf(delivery({ address_id: 'adr_a' }))).toMatchObject({
      address_id: 'adr_a',
      address: null,
    });
  });

  it('change one part and keep the other', () => {
    const goods = delivery({ part: 'goods', mode: 'shipping', shop: null, address: null });
    const wishes = deliveriesWith({ deliveries: [delivery(), goods] }, { goods: { mode: 'pickup' } });
    expect(wishes.map(({ mode }) => mode)).toEqual(['delivery', 'pickup']);
  });

  it('leave out a part without a choice', () => {
    const goods = delivery({ part: 'goods', mode: 'shipping', chosen: false, shop: null, address: null });
    const wishes = deliveriesWith({ deliveries: [delivery(), goods] }, { food: { mode: 'pickup' } });
    expect(wishes.map(({ part, mode }) => [part, mode])).toEqual([['food', 'pickup']]);
  });

  it('show a press at once', () => {
    expect(withChoices(delivery(), { food: { mode: 'pickup' } })).toMatchObject({
      mode: 'pickup',
      slot: 'asap',
    });
    expect(withChoices(delivery(), { goods: { mode: 'pickup' } })).toEqual(delivery());
  });
});
