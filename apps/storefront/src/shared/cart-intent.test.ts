import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { addToCart, lineKey, mostPieces, setPieces, withLine, withPieces } from './cart-changes.ts';
import { type CartLine, emptyCart, parseCart, piecesIn } from './cart-intent.ts';
import { storage } from './storage.ts';

const line = (given: Partial<CartLine> = {}): CartLine => ({
  product: 'pizza-norma',
  options: ['cho_gigante'],
  qty: 1,
  notes: '',
  ...given,
});

const anyLine = fc.record({
  product: fc.constantFrom('norma', 'margherita', 'cannolo'),
  options: fc.subarray(['cho_a', 'cho_b', 'cho_c']),
  qty: fc.integer({ min: 1, max: 40 }),
  notes: fc.constantFrom('', 'ben cotta', ' ben cotta '),
});

describe('[API-38] what somebody means to order', () => {
  it('joins lines of the same dish made in the same way', () => {
    const once = withLine(emptyCart, line({ options: ['cho_a', 'cho_b'], notes: 'ben cotta' }));
    const twice = withLine(once, line({ options: ['cho_b', 'cho_a'], notes: ' ben cotta ', qty: 2 }));
    expect(twice.items).toEqual([line({ options: ['cho_a', 'cho_b'], notes: 'ben cotta', qty: 3 })]);
  });

  it.each([
    ['another product', { product: 'cannolo' }],
    ['other options', { options: [] }],
    ['other notes', { notes: 'senza fretta' }],
  ])('keeps a line of its own for %s', (_, difference) => {
    expect(withLine(withLine(emptyCart, line()), line(difference)).items).toHaveLength(2);
  });

  it('changes the pieces of one line, and takes it out at none', () => {
    const cart = withLine(withLine(emptyCart, line()), line({ product: 'cannolo' }));
    expect(piecesIn(withPieces(cart, lineKey(line()), 4))).toBe(5);
    expect(withPieces(cart, lineKey(line()), 0).items.map(({ product }) => product)).toEqual(['cannolo']);
  });

  it('never holds a line of none, nor of more than it may, nor the same line twice', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const { items } = lines.reduce(withLine, emptyCart);
        expect(new Set(items.map(lineKey)).size).toBe(items.length);
        for (const { qty } of items) {
          expect(qty).toBeGreaterThan(0);
          expect(qty).toBeLessThanOrEqual(mostPieces);
        }
      }),
    );
  });

  it('comes back as it was stored', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const cart = lines.reduce(withLine, emptyCart);
        expect(parseCart(JSON.stringify(cart))).toEqual(cart);
      }),
    );
  });

  it.each([
    ['nothing', null],
    ['broken text', '{"items":'],
    ['something else', '{"items":[{"product":1}]}'],
    ['a line of no pieces', JSON.stringify({ items: [line({ qty: 0 })] })],
    ['a list', '[]'],
  ])('is empty where %s is stored', (_, text) => expect(parseCart(text)).toEqual(emptyCart));
});

describe('[STA-9] the cart of a device', () => {
  afterEach(() => storage.write('cart', null));

  it('is kept under its key, and the key goes with the last line', () => {
    addToCart(line({ qty: 2 }));
    expect(parseCart(storage.read('cart'))).toEqual({ items: [line({ qty: 2 })] });
    setPieces(lineKey(line()), 0);
    expect(storage.read('cart')).toBeNull();
  });

  it('keeps no price', () => {
    addToCart(line());
    expect(storage.read('cart')).not.toMatch(/price|total|cents/);
  });
});
