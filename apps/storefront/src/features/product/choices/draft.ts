import type { ProductDetail } from '@zanga/contract/menu/product';
import { priceWithChoices } from '@zanga/domain/catalogue/options';
import { asId, type ChoiceId } from '@zanga/domain/ids';
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

/** What a sheet begins with: what the dish comes with, or how a line of the cart is made, as far as it still can be. */
export const startDraft = (product: Pick<ProductDetail, 'options'>, line?: CartLine): Draft =>
  line
    ? { chosen: stillOffered(product, line), qty: line.qty, notes: line.notes }
    : { chosen: initialChoices(product), qty: 1, notes: '' };

/** Choices of a line that can still be had, in the order in which the dish asks. */
const stillOffered = ({ options }: Pick<ProductDetail, 'options'>, line: CartLine): readonly ChoiceId[] =>
  options.flatMap(({ choices, max }) =>
    choices
      .filter(({ id, sold_out }) => line.options.includes(id) && !sold_out)
      .slice(0, max)
      .map(({ id }) => asId('cho', id)),
  );

/** Choices of a line that are gone: by name those that are sold out, counted those that are offered no more. */
export const lostChoices = ({ options }: Pick<ProductDetail, 'options'>, line: CartLine) => {
  const offered = options.flatMap(({ choices }) => choices);
  return {
    soldOut: offered
      .filter(({ id, sold_out }) => sold_out && line.options.includes(id))
      .map(({ name }) => name),
    gone: line.options.filter((option) => !offered.some(({ id }) => id === option)).length,
  };
};

/** Pieces that can be asked for: what is left, where it is counted. */
export const piecesAllowed = ({ stock }: Pick<ProductDetail, 'stock'>) =>
  Math.min(mostPieces, Math.max(1, stock ?? mostPieces));

export type DraftPrice = {
  /** What who is here pays. */
  readonly total: Cents;
  /** Whether that is a member's own price, less than what others pay. */
  readonly own: boolean;
  /** What a member pays, and saves by it. */
  readonly prime: { readonly total: Cents; readonly saving: Cents } | null;
};

/** What a draft costs today; the server has the last word when it is ordered. */
export const draftPrice = (
  dish: Dish,
  { chosen, qty }: Pick<Draft, 'chosen' | 'qty'>,
  member = false,
): DraftPrice => {
  const unitOf = (price: Cents) => priceWithChoices(price, dish.groups, chosen);
  const full = times(unitOf(dish.price), qty);
  const primeTotal = dish.primePrice === null ? null : times(unitOf(dish.primePrice), qty);
  const prime =
    primeTotal !== null && primeTotal < full
      ? { total: primeTotal, saving: subtract(full, primeTotal) }
      : null;
  const own = member && prime !== null;
  return { total: own ? prime.total : full, own, prime };
};

/** The line that goes into the cart. */
export const lineOf = (slug: string, { chosen, qty, notes }: Draft): CartLine => ({
  product: slug,
  options: chosen,
  qty,
  notes: notes.trim(),
});
