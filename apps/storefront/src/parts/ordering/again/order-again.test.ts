import type { OrderAgain } from '@zanga/contract/ordering/orders';
import { cents } from '@zanga/domain/money';
import { beforeAll, expect, it, vi } from 'vitest';
import { cartServer } from '../../cart/cart-server-testing.ts';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
vi.stubGlobal('document', page);
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
const { storage } = await import('../../../base/storage/storage.ts');
const { startCart } = await import('../../cart/cart-start.ts');
const { readCart } = await import('../../cart/cart-state.ts');
const { readLiveCart } = await import('../../cart/live-cart.ts');
const { askAgain, newsOf, putAgain } = await import('./order-again.ts');

const server = cartServer();
const wanted = () => readCart().items.map(({ product, qty }) => `${qty} ${product}`);

beforeAll(() => {
  storage.write('username', 'ada@example.it');
  startCart(server.service);
});

it('[RTE-14] [API-38] an order made again is in the visible cart and in the server’s', async () => {
  putAgain(await askAgain(server.service, 'ord_1'), 'add');
  expect(wanted()).toEqual(['1 cannolo']);
  await readLiveCart();
  expect(server.account.items.map(({ product }) => product)).toEqual(['cannolo']);
});

it('[RTE-14] it goes beside the cart’s lines or instead of them, as chosen', async () => {
  server.account.items = [{ product: 'norma', options: [], qty: 2, notes: '' }];
  server.account.version += 1;
  await readLiveCart();
  putAgain(await askAgain(server.service, 'ord_1'), 'add');
  expect(wanted()).toEqual(['2 norma', '1 cannolo']);
  putAgain(await askAgain(server.service, 'ord_1'), 'instead');
  expect(wanted()).toEqual(['1 cannolo']);
  await readLiveCart();
  expect(server.account.items).toMatchObject([{ product: 'cannolo', qty: 1 }]);
});

it('[RTE-14] it brings news only of missing or dearer dishes', () => {
  const again: OrderAgain = { items: [], missing: [], dearer: [] };
  expect(newsOf(again)).toBeUndefined();
  const dearer = [{ name: 'Norma', before: cents(900), now: cents(950) }];
  expect(newsOf({ ...again, dearer })).toEqual({ missing: [], dearer });
});
