import { afterEach, describe, expect, it } from 'vitest';
import { storage } from '../../base/storage/storage.ts';
import { addToCart, replaceLine, setPieces } from './cart-changes.ts';
import { emptyCart, parseCart, writtenCart } from './cart-intent.ts';
import { hearCart, readCart, setCart } from './cart-state.ts';

const norma = { product: 'norma', options: [], qty: 2, notes: '' };

describe('[STA-9] the cart of a device', () => {
  // A sign-out empties the cart.
  afterEach(() => {
    storage.write('username', 'ada@example.it');
    hearCart();
    storage.write('username', null);
    hearCart();
  });

  it('is stored under its key, and the key goes with the last line', () => {
    addToCart(norma);
    expect(parseCart(storage.read('cart')).items).toEqual([norma]);
    setCart({ unsent: [] });
    setPieces('["norma",[],""]', 0);
    setCart({ unsent: [] });
    expect(storage.read('cart')).toBeNull();
  });

  it('[API-38] replaces a changed line in its place, and joins equal lines', () => {
    const margherita = { ...norma, product: 'margherita' };
    const hot = { ...norma, notes: 'ben cotta', qty: 3 };
    setCart({ items: [norma, margherita], unsent: [] });
    replaceLine(norma, { ...norma, qty: 1 });
    expect(readCart().items).toEqual([{ ...norma, qty: 1 }, margherita]);
    replaceLine({ ...norma, qty: 1 }, hot);
    expect(readCart().items).toEqual([hot, margherita]);
    addToCart(norma);
    replaceLine(norma, hot);
    expect(readCart().items).toEqual([{ ...hot, qty: 6 }, margherita]);
    expect(readCart().unsent.map(({ kind, line }) => [kind, line.qty])).toEqual([
      ['set', 1],
      ['set', 0],
      ['add', 3],
      ['add', 2],
      ['set', 0],
      ['add', 3],
    ]);
  });

  it('follows another tab’s changes', () => {
    addToCart(norma);
    const elsewhere = { ...emptyCart, items: [{ ...norma, qty: 5 }], version: 3 };
    storage.write('cart', writtenCart(elsewhere, null));
    hearCart();
    expect(readCart()).toMatchObject({ items: elsewhere.items, unsent: [], version: 3 });
  });

  it('[STA-3] restores the copy that another tab’s start has deleted, for both tabs', () => {
    setCart({ items: [norma], version: 3 });
    storage.write('cart', null);
    hearCart();
    expect(readCart().items).toEqual([norma]);
    expect(parseCart(storage.read('cart'))).toMatchObject({ items: [norma], version: 3 });
  });

  it('is empty after its owner signs out', () => {
    storage.write('username', 'ada@example.it');
    addToCart(norma);
    storage.write('username', null);
    hearCart();
    expect([storage.read('cart'), readCart().items]).toEqual([null, []]);
  });

  it('ignores a cart that a tab stores after its owner has signed out', () => {
    storage.write('cart', writtenCart({ ...emptyCart, items: [norma], version: 3 }, 'ada@example.it'));
    hearCart();
    expect([storage.read('cart'), readCart().items]).toEqual([null, []]);
  });

  it('stays with a visitor who signs in', () => {
    addToCart(norma);
    storage.write('username', 'ada@example.it');
    hearCart();
    expect(readCart().items).toEqual([norma]);
  });
});
