import { QueryClient } from '@tanstack/react-query';
import type { Api } from '@zanga/contract/contract';
import type { Cart, CartDelivery } from '@zanga/contract/ordering/carts';
import { CallQuery } from '@zanga/contract/wire/call-query';
import { client } from '@zanga/contract/wire/client';
import { cents } from '@zanga/domain/money';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
vi.stubGlobal('location', { hostname: 'zanga.example', protocol: 'https:' });
vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' });
const { deviceService } = await import('../../../base/api/api.tsx');
const { hearCart, setCart } = await import('../../cart/cart-state.ts');
const { pricedCart } = await import('../../cart/cart-server-testing.ts');
const { forgetPerson, rememberPerson, startUp } = await import('../../../base/session/session.ts');
const { storage } = await import('../../../base/storage/storage.ts');
const { keepWhere } = await import('../../where/where.ts');
const { someDelivery } = await import('../../where/where-testing.ts');
const { alsoSaid } = await import('../../../base/api/also-said.ts');
const { followDeliveryAddress } = await import('./follow-delivery-address.ts');
const { forgetDeletedAddress, watchForDeletedAddress } = await import('./forget-deleted-address.ts');

const line = { product: 'norma', options: [], qty: 1, notes: '' };
const written = {
  label: '',
  street: 'Via Etnea',
  number: '1',
  zip: '95131',
  city: 'Catania',
  province: 'CT',
  lat: 37.50790000012345,
  lng: 15.083,
  staircase: '',
  floor: '',
  doorbell: '',
  notes: '',
  is_default: false,
  zone: null,
  pinned: true,
};
const brought = (given: Partial<CartDelivery> = {}): CartDelivery => ({
  part: 'food',
  mode: 'delivery',
  chosen: true,
  shop: null,
  address_id: 'adr_1',
  address: null,
  written: null,
  slot: 'asap',
  table: null,
  zone: null,
  subtotal: cents(0),
  fee: cents(0),
  fee_discount: cents(0),
  minimum: cents(0),
  missing: cents(0),
  free_over: null,
  missing_to_free: null,
  earliest: null,
  ...given,
});
const live = (...deliveries: CartDelivery[]): Cart => pricedCart([line], { deliveries });
const kept = () => storage.read('delivery_address');

let queryClient = new QueryClient();
let stop = followDeliveryAddress(queryClient);

const hasRead = () => {
  for (const key of ['GET /api/products', 'GET /api/products/search', 'GET /api/shops'])
    queryClient.setQueryData([key, {}], {});
};
/** Queries that were marked for a new read. */
const stale = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey: [key] }) => key);

beforeEach(() => {
  stop();
  setCart({ live: null });
  storage.write('delivery_address', null);
  queryClient = new QueryClient();
  stop = followDeliveryAddress(queryClient);
});
afterEach(() => stop());

it('[STA-9] stores the cart’s delivery address: a saved one’s id, or a typed one’s point', () => {
  setCart({ live: live(brought()) });
  expect(kept()).toBe('adr_1');
  setCart({ live: live(brought({ address_id: null, written })) });
  expect(kept()).toBe('37.50790,15.08300');
  expect(CallQuery.parse({ filter_delivery_address: kept() })).toEqual({ filter_delivery_address: kept() });
});

it('[STA-9] stores no address for pickup, table or parcel, nor before a choice', () => {
  for (const mode of ['pickup', 'onshop', 'shipping'] as const) {
    setCart({ live: live(brought()) });
    setCart({ live: live(brought({ mode })) });
    expect(kept()).toBeNull();
  }
  setCart({ live: live(brought({ chosen: false }), brought({ address_id: null })) });
  expect(kept()).toBeNull();
});

it('[STA-9] deletes the address with the cart, and at sign-out', () => {
  setCart({ live: live(brought()) });
  setCart({ live: { ...live(brought()), items: [] } });
  expect(kept()).toBeNull();
  setCart({ live: live(brought()) });
  setCart({ live: null });
  expect(kept()).toBeNull();

  rememberPerson({ email: 'ada@example.com', firstname: 'Ada', lastname: 'Prova' });
  setCart({ live: live(brought()) });
  expect(kept()).toBe('adr_1');
  forgetPerson('left');
  expect(kept()).toBeNull();
  hearCart();
  expect(kept()).toBeNull();
});

it('[STA-2] asks for no former person’s address at sign-out, while a choice goes and their cart is still known', () => {
  rememberPerson({ email: 'ada@example.com', firstname: 'Ada', lastname: 'Prova' });
  setCart({ live: live(brought()) });
  keepWhere(someDelivery);
  const before = kept();
  const heard: (string | null)[] = [];
  const leave = storage.subscribe(() => void heard.push(kept()));
  forgetPerson('left');
  leave();
  expect(before).toBe('37.50790,15.08300');
  expect(new Set(heard)).toEqual(new Set([null]));
});

it('[STA-3] start-up deletes the address, and the live cart restores it', async () => {
  stop();
  storage.write('delivery_address', 'adr_of_the_last_visit');
  const check = { errors: [], features: [], socials: {}, stores: {}, home_path: '/home' };
  await startUp(client<Api>({ baseUrl: '', fetch: async () => Response.json(check) }));
  stop = followDeliveryAddress(queryClient);
  expect(kept()).toBeNull();
  setCart({ live: live(brought()) });
  expect(kept()).toBe('adr_1');
});

it('leaves another tab’s address alone until this tab’s cart changes', () => {
  storage.write('delivery_address', 'adr_of_another_tab');
  setCart({ state: 'asking' });
  expect(kept()).toBe('adr_of_another_tab');
});

it('reads the catalogue again at each change, and no other answers', () => {
  hasRead();
  setCart({ live: live(brought()) });
  expect(stale()).toEqual(['GET /api/products', 'GET /api/products/search']);
  queryClient.clear();
  hasRead();
  setCart({ live: live(brought()), state: 'idle' });
  expect(stale()).toEqual([]);
  storage.write('delivery_address', null);
  expect(stale()).toEqual(['GET /api/products', 'GET /api/products/search']);
});

it('[CON-4] every later call carries it as filter_delivery_address', async () => {
  const sent: string[] = [];
  const fetcher: typeof fetch = async (url) => {
    sent.push(new URL(String(url), 'http://x').searchParams.get('filter_delivery_address') ?? 'none');
    return Response.json({ data: [] });
  };
  const service = deviceService(() => undefined, fetcher);
  const ask = () => service.api('GET /api/shops', { query: {} });
  await ask();
  setCart({ live: live(brought()) });
  await ask();
  setCart({ live: live(brought({ address_id: null, written })) });
  await ask();
  setCart({ live: null });
  await ask();
  expect(sent).toEqual(['none', 'adr_1', '37.50790,15.08300', 'none']);
});

it('deletes a saved address when the catalogue refuses it as gone, and only then', () => {
  setCart({ live: live(brought()) });
  forgetDeletedAddress({ code: 'address.not_found' }, 'DELETE /api/customer/addresses/:address');
  forgetDeletedAddress({ code: 'shop.not_found' }, 'GET /api/products');
  expect(kept()).toBe('adr_1');
  forgetDeletedAddress({ code: 'address.not_found' }, 'GET /api/products');
  expect(kept()).toBeNull();
});

it('reacts to any refused query', async () => {
  const queries = new QueryClient();
  const stop = watchForDeletedAddress(queries);
  setCart({ live: live(brought()) });
  const refused = Object.assign(new Error('Questo indirizzo non esiste'), {
    name: 'ApiError',
    code: 'address.not_found',
  });
  const queryFn = () => Promise.reject(refused);
  await queries.fetchQuery({ queryKey: ['GET /api/products'], queryFn, retry: false }).catch(() => undefined);
  expect(kept()).toBeNull();
  stop();
});

it('asks for the cart’s prices, at a table for the table’s, and reads the catalogue again', () => {
  setCart({ live: pricedCart([line], { priced_for: 'pickup.shp_1' }) });
  expect(alsoSaid.priced_for).toBe('pickup.shp_1');
  hasRead();
  setCart({ live: pricedCart([line], { priced_for: 'pickup.shp_2' }) });
  expect(stale()).toEqual(['GET /api/products', 'GET /api/products/search']);
  storage.write('direct', '1');
  storage.write('shop_address', 'shp_3');
  expect(alsoSaid.priced_for).toBe('onshop.shp_3');
  storage.write('totem', 'key');
  expect(alsoSaid.priced_for).toBe('totem.shp_3');
  for (const key of ['totem', 'direct', 'shop_address'] as const) storage.write(key, null);
  setCart({ live: null });
  expect(alsoSaid.priced_for).toBeUndefined();
});
