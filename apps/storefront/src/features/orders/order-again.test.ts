import { beforeAll, expect, it, vi } from 'vitest';
import { cartServer } from '../../parts/cart/cart-server-testing.ts';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
vi.stubGlobal('document', page);
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
const { storage } = await import('../../base/storage/storage.ts');
const { startCart } = await import('../../parts/cart/cart-start.ts');
const { readCart } = await import('../../parts/cart/cart-state.ts');
const { orderAgain } = await import('./order-again.ts');
const { takeToasts } = await import('@zanga/ui/overlays/toast-queue.ts');

const server = cartServer();
const wanted = () => readCart().items.map(({ product }) => product);
const said: string[] = [];
takeToasts(({ text }) => said.push(text));

beforeAll(() => {
  storage.write('username', 'ada@example.it');
  startCart(server.service);
});

it('[RTE-14] [API-38] what an order puts into the cart again is in the cart that one sees', async () => {
  await orderAgain(server.service, 'ord_1');
  expect(wanted()).toEqual(['cannolo']);
  // Beside what is there already, and not as if another device had done it.
  server.account.items = [{ product: 'norma', options: [], qty: 1, notes: '' }];
  await orderAgain(server.service, 'ord_1');
  expect(wanted()).toEqual(['norma', 'cannolo']);
  expect(said).toEqual([]);
});
