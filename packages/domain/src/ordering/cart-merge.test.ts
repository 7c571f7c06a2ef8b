import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineKey, mostLines, mostPieces } from './cart-lines.ts';
import { type CartToMerge, type LineToMerge, mergeCarts } from './cart-merge.ts';
import type { PartKey } from './cart-parts.ts';

type Delivery = { readonly part: PartKey; readonly shop: string };
type Cart = CartToMerge<LineToMerge, Delivery, { readonly message: string }>;

const line = (name: string, given: Partial<LineToMerge> = {}): LineToMerge => ({
  product: `prd_${name}`,
  name,
  options: [],
  notes: '',
  qty: 1,
  ...given,
});
const cart = (given: Partial<Cart> = {}): Cart => ({
  lines: [],
  deliveries: [],
  coupon: null,
  gift: null,
  singleCartShop: null,
  meta: {},
  ...given,
});

const someCart = fc
  .uniqueArray(
    fc.record({
      name: fc.constantFrom('Norma', 'Cola', 'Cannolo', 'Tazza'),
      options: fc.subarray(['cho_a', 'cho_b']),
      qty: fc.integer({ min: 1, max: mostPieces }),
    }),
    { selector: ({ name, options }) => lineKey(line(name, { options })) },
  )
  .map((lines) => cart({ lines: lines.map(({ name, ...given }) => line(name, given)) }));

describe('[API-38] a visitor’s cart, at login', () => {
  it('names the lines found again in the account', () => {
    const { cart: merged, changes } = mergeCarts(
      cart({ lines: [line('Norma')] }),
      cart({ lines: [line('Cola', { qty: 2 }), line('Cannolo')] }),
    );
    expect(merged.lines.map(({ name }) => name)).toEqual(['Norma', 'Cola', 'Cannolo']);
    expect(changes).toEqual(['Hai ritrovato quello che avevi lasciato nel carrello: 2 × Cola e 1 × Cannolo']);
  });

  it('joins the same dish made in the same way, and says so', () => {
    const { cart: merged, changes } = mergeCarts(
      cart({ lines: [line('Norma', { qty: 2, options: ['cho_a', 'cho_b'] })] }),
      cart({ lines: [line('Norma', { qty: 1, options: ['cho_b', 'cho_a'] })] }),
    );
    expect(merged.lines.map(({ qty }) => qty)).toEqual([3]);
    expect(changes).toEqual(['«Norma»: 1 di prima e 2 di adesso, in tutto 3']);
  });

  it('holds no more pieces than a line may, and says so', () => {
    const { cart: merged, changes } = mergeCarts(
      cart({ lines: [line('Norma', { qty: 60 })] }),
      cart({ lines: [line('Norma', { qty: 60 })] }),
    );
    expect(merged.lines.map(({ qty }) => qty)).toEqual([mostPieces]);
    expect(changes).toEqual(['«Norma»: di più di 99 pezzi non ce ne stanno']);
  });

  it('holds no more lines than a cart may, and names the ones left out', () => {
    const own = Array.from({ length: mostLines }, (_, at) => line(`Dolce ${at}`));
    const { cart: merged, changes } = mergeCarts(cart({ lines: own }), cart({ lines: [line('Norma')] }));
    expect(merged.lines).toHaveLength(mostLines);
    expect(changes).toEqual(['Il carrello tiene al massimo 100 righe: abbiamo lasciato fuori 1 × Norma']);
  });

  it('keeps the last choice of all else, and names the replaced ones', () => {
    const { cart: merged, changes } = mergeCarts(
      cart({
        deliveries: [{ part: 'food', shop: 'shp_b' }],
        coupon: 'ESTATE',
        gift: { message: 'Auguri' },
        meta: { source: 'qr' },
      }),
      cart({
        deliveries: [
          { part: 'food', shop: 'shp_a' },
          { part: 'goods', shop: 'shp_a' },
        ],
        coupon: 'PRIMO',
        gift: { message: 'Ciao' },
        singleCartShop: 'shp_a',
        meta: { source: 'mail', table: '4' },
      }),
    );
    expect(merged).toMatchObject({
      deliveries: [
        { part: 'food', shop: 'shp_b' },
        { part: 'goods', shop: 'shp_a' },
      ],
      coupon: 'ESTATE',
      gift: { message: 'Auguri' },
      singleCartShop: 'shp_a',
      meta: { source: 'qr', table: '4' },
    });
    expect(changes).toEqual([
      'Per la consegna vale quello che hai scelto adesso',
      'Vale il coupon «ESTATE», al posto di «PRIMO»',
      'Vale la dedica che hai scritto adesso',
    ]);
  });

  it('changes nothing, and says nothing, where the account had no cart', () => {
    fc.assert(
      fc.property(someCart, (visitor) => {
        expect(mergeCarts(visitor, cart())).toEqual({ cart: visitor, changes: [] });
      }),
    );
  });

  it('loses no line, holds none twice, and says something whenever lines change', () => {
    fc.assert(
      fc.property(someCart, someCart, (visitor, account) => {
        const { cart: merged, changes } = mergeCarts(visitor, account);
        const keys = merged.lines.map(lineKey);
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(keys)).toEqual(new Set([...visitor.lines, ...account.lines].map(lineKey)));
        const pieces = (lines: readonly LineToMerge[], key: string) =>
          lines.find((one) => lineKey(one) === key)?.qty ?? 0;
        for (const key of keys) {
          const both = pieces(visitor.lines, key) + pieces(account.lines, key);
          expect(pieces(merged.lines, key)).toBe(Math.min(mostPieces, both));
        }
        expect(changes.length > 0).toBe(account.lines.length > 0);
      }),
    );
  });
});
