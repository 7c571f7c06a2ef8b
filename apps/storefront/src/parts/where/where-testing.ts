import type { ReachableShop } from '@zanga/contract/shops/promises';
import { cents } from '@zanga/domain/money';
import type { Where, WhereShop } from './where.ts';

/** A stored shop. */
export const someShop: WhereShop = {
  id: 'shp_1',
  slug: 'catania',
  name: 'Zanga Catania',
  city: 'Catania',
  street: 'Via Etnea 218',
  position: { lat: 37.5079, lng: 15.083 },
};

export const somePickup: Where = { mode: 'pickup', shop: someShop, address: null, slot: 'asap' };

/** A visitor's typed address. */
export const writtenDoor = {
  ...{ street: 'Via Etnea', number: '12', zip: '95131', city: 'Catania', province: 'CT' },
  ...{
    label: '',
    staircase: '',
    floor: '',
    doorbell: '',
    notes: '',
    is_default: false,
    zone: null,
    pinned: true,
  },
  ...someShop.position,
};

export const someDelivery: Where = {
  mode: 'delivery',
  shop: someShop,
  address: {
    label: 'Via Etnea 12',
    chosen: { address_id: null, address: writtenDoor },
    position: someShop.position,
  },
  slot: 'asap',
};

/** A shop's promise, with defaults for the fields that are read. */
export const promised = (given: Partial<ReachableShop> = {}): ReachableShop => ({
  shop: {
    ...{ id: someShop.id, slug: someShop.slug, name: someShop.name, description: '' },
    address: {
      ...{ street: 'Via Etnea', number: '218', zip: '95131', city: 'Catania', province: 'CT' },
      formatted: 'Via Etnea 218, 95131 Catania (CT)',
    },
    position: someShop.position,
    ...{ time_zone: 'Europe/Rome', phone: '', email: '', merchandise: false },
    services: ['delivery', 'pickup'],
    images: [],
    opening: [],
  },
  zone: 'Centro',
  zones: [],
  distance_metres: 400,
  delivers: true,
  label: 'Consegna qui',
  opening: [
    { service: 'delivery', state: 'open', until: null, label: 'Aperto' },
    { service: 'pickup', state: 'open', until: null, label: 'Aperto' },
  ],
  fee: cents(250),
  minimum: cents(1000),
  free_over: null,
  earliest_delivery: null,
  earliest_pickup: null,
  ...given,
});
