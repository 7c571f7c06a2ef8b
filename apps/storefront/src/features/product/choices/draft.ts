import type { ProductDetail } from '@zanga/contract/menu/product';
import { priceWithChoices } from '@zanga/domain/catalogue/options';
import type { ChoiceId } from '@zanga/domain/ids';
import { type Cents, subtract, times } from '@zanga/domain/money';
import { mostPieces } from '../../../parts/cart/cart-changes.ts';
import type { CartLine } from '../../../parts/cart/cart-intent.ts';
import { type Dish, initialChoices } from '../../../parts/dish/dish.ts';

/** What somebody is composing on a product's screen. */
export type Draft = {
  readonly chosen: readonly ChoiceId[];
  readonly qty: number;
  readonly notes: string;
};

export const startDraft = (product: Pick<ProductDetail, 'options'>): Draft => ({
  chosen: initialChoices(product),
  qty: 1,
  notes: '',
});

/** Pieces that can be asked for: what is left, where it is counted. */
export const piecesAllowed = ({ stock }: Pick<ProductDetail, 'stock'>) =>
  Math.min(mostPieces, Math.max(1, stock ?? mostPieces));

export type DraftPrice = {
  readonly total: Cents;
  /** What a member would pay, and would save by it. */
  readonly prime: { readonly total: Cents; readonly saving: Cents } | null;
};

/** What a draft costs today; the server has the last word when it is ordered. */
export const draftPrice = (dish: Dish, { chosen, qty }: Pick<Draft, 'chosen' | 'qty'>): DraftPrice => {
  const unitOf = (price: Cents) => priceWithChoices(price, dish.groups, chosen);
  const total = times(unitOf(dish.price), qty);
  const primeTotal = dish.primePrice === null ? null : times(unitOf(dish.primePrice), qty);
  return {
    total,
    prime:
      primeTotal !== null && primeTotal < total
        ? { total: primeTotal, saving: subtract(total, primeTotal) }
        : null,
  };
};

/** The line that goes into the cart. */
export const lineOf = (slug: string, { chosen, qty, notes }: Draft): CartLine => ({
  product: slug,
  options: chosen,
  qty,
  notes: notes.trim(),
});
