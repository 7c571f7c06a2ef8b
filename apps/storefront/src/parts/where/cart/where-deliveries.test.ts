import { money } from '@zanga/browser/format.ts';
import { cents } from '@zanga/domain/money';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { someDelivery, somePickup, someShop, writtenDoor } from '../where-testing.ts';

vi.stubGlobal('__NATIVE__', false);
const { pricedCart } = await import('../../cart/cart-server-testing.ts');
const { setWhere } = await import('../where.ts');
const { cartElsewhere } = await import('./cart-elsewhere.ts');
const { movesOf } = await import('./cart-moves.ts');
const { deliveriesFor, startingWith } = await import('./where-deliveries.ts');

const line = { product: 'norma', options: [], qty: 1, notes: '' };
const shop = { id: 'shp_1', slug: 'catania', name: 'Zanga Catania', formatted: 'Via Etnea 218' } as const;
const part = {
  ...({ part: 'food', mode: 'delivery', chosen: true, shop, address_id: null } as const),
  ...({
    address: 'Via Etnea 12, 95131 Catania (CT)',
    written: writtenDoor,
    slot: 'asap',
    table: null,
    zone: null,
  } as const),
  ...{ subtotal: cents(500), fee: cents(250), fee_discount: cents(0), minimum: cents(1000) },
  ...{ missing: cents(500), free_over: null, missing_to_free: null, earliest: null },
};
const cartWith = (given: Partial<typeof part> | object = {}, rest = {}) =>
  pricedCart([line], { deliveries: [{ ...part, ...given }], ...rest });

afterEach(() => setWhere(null));

describe('the deliveries of a new cart', () => {
  it('follow the chosen way and place', () => {
    expect(startingWith(null)).toEqual({});
    setWhere(someDelivery);
    const food = { part: 'food', mode: 'delivery', shop: 'shp_1', address_id: null, slot: 'asap' };
    expect(startingWith(null)).toEqual({ deliveries: [{ ...food, address: writtenDoor }] });
    setWhere(somePickup);
    expect(startingWith(pricedCart([]))).toEqual({
      deliveries: [{ ...food, mode: 'pickup', address: null }],
    });
  });

  it('keep a full cart’s own choice, and a table', () => {
    setWhere(somePickup);
    expect(startingWith(cartWith())).toEqual({});
    expect(startingWith(cartWith({}, { items: [], meta: { table_id: 'tbl_1' } }))).toEqual({});
    expect(startingWith(cartWith({ chosen: false }))).toMatchObject({ deliveries: [{ mode: 'pickup' }] });
  });

  it('take a passed time for “as soon as possible”, and keep the choice for goods', () => {
    const goods = { ...part, part: 'goods', mode: 'pickup' } as const;
    const over = { ...somePickup, slot: '2020-01-01T12:00:00Z' };
    expect(deliveriesFor(over, [part, goods])).toMatchObject([
      { part: 'food', slot: 'asap' },
      { part: 'goods', mode: 'pickup' },
    ]);
  });
});

describe('a cart with another place', () => {
  it('needs a question when it is of another shop or of a table', () => {
    const elsewhere = { ...somePickup, shop: { ...someShop, id: 'shp_2' as const } };
    expect(cartElsewhere(null, elsewhere)).toBeNull();
    expect(cartElsewhere(cartWith({ mode: 'pickup' }), somePickup)).toBeNull();
    expect(cartElsewhere(cartWith(), elsewhere)).toBeNull();
    const asked = { kind: 'shop', name: 'Zanga Catania' };
    expect(cartElsewhere(cartWith({ mode: 'pickup' }), elsewhere)).toEqual(asked);
    expect(cartElsewhere(cartWith({}, { single_cart_shop: 'shp_1' }), elsewhere)).toEqual(asked);
    expect(cartElsewhere(cartWith({}, { meta: { table_id: 'tbl_1' } }), somePickup)).toEqual({
      kind: 'table',
    });
  });

  it('lists the changes of a moved cart, and none without any', () => {
    expect(movesOf(null, cartWith(), someDelivery)).toEqual([]);
    expect(movesOf(cartWith({ chosen: false }), cartWith(), someDelivery)).toEqual([]);
    expect(movesOf(cartWith(), cartWith(), someDelivery)).toEqual([]);
    const before = cartWith({ address: 'Via Roma 1', fee: cents(350), minimum: cents(1500) });
    expect(movesOf(before, cartWith(), someDelivery)).toEqual([
      'Ora il carrello è per la consegna a Via Etnea 12.',
      `La consegna costa ${money(250)}, prima ${money(350)}.`,
      `L’ordine minimo è ${money(1000)}.`,
    ]);
    expect(movesOf(before, cartWith({ mode: 'pickup' }), somePickup)).toEqual([
      'Ora il carrello è da ritirare a Catania.',
    ]);
  });
});
