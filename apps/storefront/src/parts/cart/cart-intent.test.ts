import { lineKey, mostPieces } from '@zanga/domain/ordering/cart-lines';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CartChange,
  type CartLine,
  emptyCart,
  parseCart,
  piecesIn,
  wantSame,
  withChange,
  writtenCart,
} from './cart-intent.ts';

const line = (given: Partial<CartLine> = {}): CartLine => ({
  product: 'pizza-norma',
  options: ['cho_gigante'],
  qty: 1,
  notes: '',
  ...given,
});
const add = (given: Partial<CartLine> = {}): CartChange => ({ kind: 'add', line: line(given), id: 'a' });
const set = (given: Partial<CartLine> = {}): CartChange => ({ kind: 'set', line: line(given), id: 's' });

const anyChange: fc.Arbitrary<CartChange> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('add', 'set'),
  line: fc.record({
    product: fc.constantFrom('norma', 'margherita', 'cannolo'),
    options: fc.subarray(['cho_a', 'cho_b', 'cho_c']),
    without: fc.subarray(['ing_a', 'ing_b']),
    qty: fc.integer({ min: 0, max: 60 }),
    notes: fc.constantFrom('', 'ben cotta', ' ben cotta '),
  }),
});

describe('[API-38] the cart of a browser', () => {
  it('[API-38] keeps lines with different removals apart, and reads an earlier stored cart', () => {
    const once = withChange([], add({ without: ['ing_a'] }));
    expect(withChange(once, add({ without: ['ing_a'] }))).toEqual([line({ without: ['ing_a'], qty: 2 })]);
    expect(withChange(once, add())).toHaveLength(2);
    const kept = { items: [line(), line({ without: ['ing_a'] })], unsent: [], version: 1 };
    expect(parseCart(writtenCart(kept, null))).toEqual(kept);
    const spoilt = { ...kept, items: [{ ...line(), without: 'cipolla' }] };
    expect(parseCart(JSON.stringify(spoilt))).toEqual(emptyCart);
  });

  it('joins lines of the same dish with equal choices', () => {
    const once = withChange([], add({ options: ['cho_a', 'cho_b'], notes: 'ben cotta' }));
    const twice = withChange(once, add({ options: ['cho_b', 'cho_a'], notes: ' ben cotta ', qty: 2 }));
    expect(twice).toEqual([line({ options: ['cho_a', 'cho_b'], notes: 'ben cotta', qty: 3 })]);
  });

  it.each([
    ['another product', { product: 'cannolo' }],
    ['other options', { options: [] }],
    ['other notes', { notes: 'senza fretta' }],
  ])('keeps a line of its own for %s', (_, difference) => {
    expect(withChange([line()], add(difference))).toHaveLength(2);
  });

  it('changes the quantity of one line, and removes it at zero', () => {
    const items = [line(), line({ product: 'cannolo' })];
    expect(piecesIn({ items: withChange(items, set({ qty: 4 })) })).toBe(5);
    expect(withChange(items, set({ qty: 0 })).map(({ product }) => product)).toEqual(['cannolo']);
  });

  it('never holds an empty line, too many pieces, or the same line twice', () => {
    fc.assert(
      fc.property(fc.array(anyChange), (changes) => {
        const items = changes.reduce(withChange, []);
        expect(new Set(items.map(lineKey)).size).toBe(items.length);
        for (const { qty } of items) {
          expect(qty).toBeGreaterThan(0);
          expect(qty).toBeLessThanOrEqual(mostPieces);
        }
      }),
    );
  });

  it('equals a cart in another order, and none with other quantities', () => {
    const items = [line(), line({ product: 'cannolo' })];
    expect(wantSame(items, items.toReversed())).toBe(true);
    expect(wantSame(items, withChange(items, set({ qty: 2 })))).toBe(false);
  });
});

describe('[STA-9] the stored copy', () => {
  it('is read back as written', () => {
    fc.assert(
      fc.property(fc.array(anyChange), fc.nat(), (unsent, version) => {
        const cart = { items: unsent.reduce(withChange, []), unsent, version };
        const text = writtenCart(cart, null);
        expect(parseCart(text)).toEqual(text === null ? emptyCart : cart);
      }),
    );
  });

  it('holds no price', () => {
    const text = writtenCart({ items: [line()], unsent: [add()], version: 1 }, null);
    expect(text).not.toMatch(/price|total|cents/);
  });

  it.each([
    ['nothing', null],
    ['broken text', '{"items":'],
    ['something else', '{"items":[{"product":1}]}'],
    ['a line of no pieces', JSON.stringify({ ...emptyCart, items: [line({ qty: 0 })] })],
    ['a change of another kind', JSON.stringify({ ...emptyCart, unsent: [{ ...add(), kind: 'eat' }] })],
    ['a list', '[]'],
  ])('is empty where %s is stored', (_, text) => expect(parseCart(text)).toEqual(emptyCart));
});
