import { QueryClient } from '@tanstack/react-query';
import type { Api } from '@zanga/contract/contract';
import { client } from '@zanga/contract/wire/client';
import { cents } from '@zanga/domain/money';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { promised, someDelivery, somePickup, someShop, writtenDoor } from '../where-testing.ts';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
vi.stubGlobal('document', page);
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
const { storage } = await import('../../../base/storage/storage.ts');
const { cartServer, pricedCart } = await import('../../cart/cart-server-testing.ts');
const { addToCart } = await import('../../cart/cart-changes.ts');
const { readCart, setCart } = await import('../../cart/cart-state.ts');
const { startCart } = await import('../../cart/cart-start.ts');
const { takeToasts } = await import('@zanga/ui/overlays/toast-queue.ts');
const { readWhere, setWhere } = await import('../where.ts');
const { followWhere } = await import('./follow-where.ts');

const line = { product: 'norma', options: [], qty: 1, notes: '' };
const food = {
  ...({ part: 'food', mode: 'delivery', chosen: true, shop: { ...someShop, formatted: '' } } as const),
  ...({ address_id: null, address: 'Via Etnea 12, 95131 Catania (CT)', written: writtenDoor } as const),
  ...({ slot: 'asap', table: null, subtotal: cents(500), fee: cents(250), fee_discount: cents(0) } as const),
  ...{
    minimum: cents(0),
    missing: cents(0),
    free_over: null,
    missing_to_free: null,
    earliest: null,
    zone: null,
  },
};

const shops = client<Api>({
  baseUrl: '',
  fetch: async () => Response.json({ data: [promised().shop] }),
});
const server = cartServer();
startCart(server.service);

let said: string[] = [];
takeToasts(({ text }) => said.push(text));
let stop = () => {};
const follow = () => {
  stop = followWhere({ service: shops, queryClient: new QueryClient() });
};

beforeEach(() => {
  for (const key of ['where', 'cart_key', 'username'] as const) storage.write(key, null);
  setCart({ items: [], unsent: [], live: null });
  server.asked.length = 0;
  server.network = 'up';
  said = [];
});
afterEach(() => stop());

it('stores a choice made at the checkout or on another device', async () => {
  follow();
  setCart({ live: pricedCart([line], { deliveries: [food] }) });
  await vi.waitFor(() => expect(readWhere()).toMatchObject(someDelivery));
  setCart({ live: pricedCart([line], { deliveries: [{ ...food, mode: 'pickup' }] }) });
  await vi.waitFor(() => expect(readWhere()).toMatchObject(somePickup));
});

it('stores neither a default nor a table as a choice', async () => {
  follow();
  for (const given of [{ chosen: false }, { mode: 'onshop' as const }])
    setCart({ live: pricedCart([line], { deliveries: [{ ...food, ...given }] }) });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(readWhere()).toBeNull();
});

it('starts a new cart with the choice', async () => {
  setWhere(somePickup);
  addToCart(line);
  await vi.waitFor(() => expect(readCart().live?.items).toHaveLength(1));
  expect(server.asked.find(({ items }) => items)).toMatchObject({
    deliveries: [{ part: 'food', mode: 'pickup', shop: 'shp_1', slot: 'asap' }],
  });
});

it('sends a choice to a filled cart, and none to an empty one', async () => {
  follow();
  setWhere(somePickup);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.asked).toEqual([]);
  addToCart(line);
  await vi.waitFor(() => expect(readCart().live?.items).toHaveLength(1));
  setWhere(someDelivery);
  await vi.waitFor(() =>
    expect(server.asked.at(-1)).toMatchObject({
      deliveries: [{ part: 'food', mode: 'delivery', address: writtenDoor }],
      single_cart_shop: null,
    }),
  );
});

it('replaces a passed time by “as soon as possible”, with a message', () => {
  setWhere({ ...somePickup, slot: '2020-01-01T12:00:00Z' });
  follow();
  expect(readWhere()).toMatchObject(somePickup);
  expect(said).toEqual(['L’orario che avevi scelto è passato: ora è “appena possibile”.']);
});
