import { takeToasts } from '@zanga/ui/overlays/toast-queue.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});

const place = { textContent: '', className: '', setAttribute: () => undefined };
vi.stubGlobal('document', { createElement: () => place, body: { append: () => undefined } });

const { storage } = await import('../../../base/storage/storage.ts');
const { readCart, setCart } = await import('../../cart/cart-state.ts');
const { addToCart } = await import('../../cart/cart-changes.ts');
const { emptyCart } = await import('../../cart/cart-intent.ts');
const { changePieces } = await import('./change-pieces.ts');

const margherita = { slug: 'margherita', name: 'Margherita', default_options: ['classico'], stock: null };
const plain = { product: 'margherita', options: ['classico'], qty: 1, notes: '' };
const thin = { product: 'margherita', options: ['sottile'], qty: 1, notes: 'ben cotta' };

type ShownToast = Parameters<Parameters<typeof takeToasts>[0]>[0];
let toasts: ShownToast[] = [];
let leave = () => {};

/** Text announced to screen readers. */
const said = () => {
  vi.runAllTimers();
  return place.textContent;
};

describe('the buttons of a card', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    place.textContent = '';
    toasts = [];
    leave = takeToasts((toast) => toasts.push(toast));
  });

  afterEach(() => {
    leave();
    setCart({ ...emptyCart, live: null, waiting: null });
    storage.write('shop_address', null);
    storage.write('direct', null);
    vi.useRealTimers();
  });

  it('add a piece with the default choices, two for two presses, and announce the number', () => {
    changePieces(margherita, 1);
    changePieces(margherita, 1);
    expect(readCart().items).toEqual([{ ...plain, qty: 2 }]);
    expect(said()).toBe('Margherita: 2 nel carrello');
    expect(toasts).toEqual([]);
  });

  it('remove the plain one of several lines first, and restore the last', () => {
    addToCart(plain);
    addToCart(thin);
    changePieces(margherita, -1);
    expect(readCart().items).toEqual([thin]);
    changePieces(margherita, -1);
    expect(readCart().items).toEqual([]);
    expect(toasts.map(({ text }) => text)).toEqual([
      'Tolto dal carrello: Margherita',
      'Tolto dal carrello: Margherita',
    ]);
    expect(toasts[1]?.action?.label).toBe('Annulla');
    toasts[1]?.action?.onPress();
    expect(readCart().items).toEqual([thin]);
  });

  it('keep a line added between removing and restoring', () => {
    addToCart(plain);
    changePieces(margherita, -1);
    changePieces(margherita, 1);
    toasts[0]?.action?.onPress();
    expect(readCart().items).toEqual([{ ...plain, qty: 2 }]);
  });

  it('announce no piece that waits for an answer, because the cart is of another shop', () => {
    addToCart({ ...plain, product: 'arancino' });
    const held = { single_cart_shop: 'shp_palermo', items: [{}], version: 1 };
    // @ts-expect-error: only the fields of a live cart that are read
    setCart({ live: held });
    storage.write('shop_address', 'shp_catania');
    storage.write('direct', '1');
    changePieces(margherita, 1);
    expect(readCart().waiting?.line).toEqual(plain);
    expect(said()).toBe('');
  });

  it('stops at the stock', () => {
    const last = { ...margherita, stock: 1 };
    changePieces(last, 1);
    changePieces(last, 1);
    expect(readCart().items).toEqual([plain]);
    expect(toasts.map(({ text }) => text)).toEqual(['Margherita: ne resta uno solo']);
  });
});
