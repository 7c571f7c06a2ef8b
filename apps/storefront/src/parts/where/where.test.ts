import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__NATIVE__', false);
const { storage } = await import('../../base/storage/storage.ts');
const { forgetPerson, rememberPerson } = await import('../../base/session/session.ts');
const { readWhere, setWhere } = await import('./where.ts');

const shop = {
  id: 'shp_1' as const,
  slug: 'catania',
  name: 'Zanga Catania',
  city: 'Catania',
  street: 'Via Etnea 218',
  position: { lat: 37.5, lng: 15.1 },
};
const written = {
  ...{ street: 'Via Etnea', number: '12', zip: '95131', city: 'Catania', province: 'CT' },
  ...shop.position,
};
const pickup = { mode: 'pickup', shop, address: null, slot: 'asap' } as const;
const delivery = {
  mode: 'delivery',
  shop: null,
  address: {
    label: 'Via Etnea 12',
    chosen: { address_id: null, address: written },
    position: shop.position,
  },
  slot: '2026-11-22T12:30:00Z',
} as const;
const saved = {
  ...delivery,
  address: { ...delivery.address, chosen: { address_id: 'adr_1', address: null } },
} as const;
const ada = { email: 'ada@example.com', firstname: 'Ada', lastname: 'Prova' };

const clear = () => {
  for (const key of ['where', 'username'] as const) storage.write(key, null);
};
beforeEach(clear);
afterEach(clear);

describe('the chosen way, place and time', () => {
  it('are stored, and read as the same object until they change', () => {
    expect(readWhere()).toBeNull();
    for (const where of [pickup, delivery, saved]) {
      setWhere(where);
      expect(readWhere()).toMatchObject(where);
      expect(readWhere()).toBe(readWhere());
    }
    setWhere(null);
    expect(readWhere()).toBeNull();
    expect(storage.read('where')).toBeNull();
  });

  it('informs listeners, whichever tab has changed it', () => {
    const heard = vi.fn();
    const leave = storage.subscribe(heard);
    setWhere(pickup);
    expect(heard).toHaveBeenCalledOnce();
    leave();
  });

  it('ignores an incomplete stored choice', () => {
    const rubbish: readonly unknown[] = [
      ...[null, 7, 'Catania', [], {}, { mode: 'pickup' }],
      { ...pickup, owner: null, at: 0, shop: null },
      { ...pickup, owner: null, at: 0, address: delivery.address },
      { ...pickup, owner: null, at: 0, slot: 'presto' },
      { ...pickup, owner: 7, at: 0 },
      { ...pickup, owner: null },
      { ...pickup, owner: null, at: 'now' },
      { ...pickup, owner: null, at: 0, shop: { ...shop, position: { lat: 91, lng: 0 } } },
      { ...delivery, owner: null, at: 0, mode: 'shipping' },
      { ...delivery, owner: null, at: 0, address: null },
      { ...delivery, owner: null, at: 0, address: { ...delivery.address, chosen: {} } },
      {
        ...delivery,
        owner: null,
        at: 0,
        address: { ...delivery.address, chosen: { address_id: null, address: { street: 'Via Etnea' } } },
      },
    ];
    for (const value of rubbish) {
      storage.write('where', JSON.stringify(value));
      expect(readWhere(), JSON.stringify(value)).toBeNull();
    }
    storage.write('where', '{broken');
    expect(readWhere()).toBeNull();
  });

  it('is deleted at sign-out, and hidden from another person', () => {
    rememberPerson(ada);
    setWhere(saved);
    expect(readWhere()).toMatchObject(saved);
    storage.write('username', 'eva@example.com');
    expect(readWhere()).toBeNull();
    storage.write('username', ada.email);
    forgetPerson('left');
    expect(storage.read('where')).toBeNull();
    expect(readWhere()).toBeNull();
  });

  it('of a visitor stays at their sign-in', () => {
    setWhere(delivery);
    rememberPerson(ada);
    expect(readWhere()).toMatchObject(delivery);
  });
});
