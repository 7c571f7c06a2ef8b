import type { ProductDetail } from '@zanga/contract/menu/product';
import { portionsOf, priceWithChoices } from '@zanga/domain/catalogue/options';
import { asId, type ChoiceId } from '@zanga/domain/ids';
import { type Cents, subtract, times } from '@zanga/domain/money';
import { mostPieces } from '../../../parts/cart/cart-changes.ts';
import type { CartLine } from '../../../parts/cart/cart-intent.ts';
import { type Dish, initialChoices } from '../../../parts/dish/dish.ts';

type Composable = Pick<ProductDetail, 'options' | 'made_of'>;

/** What somebody is composing on a product's screen. */
export type Draft = {
  /** Once for every portion. */
  readonly chosen: readonly ChoiceId[];
  /** What of the dish is left out. */
  readonly without: readonly string[];
  readonly qty: number;
  readonly notes: string;
};

/** What a sheet begins with: what the dish comes with, or how a line of the cart is made, as far as it still can be. */
export const startDraft = (product: Composable, line?: CartLine): Draft =>
  line
    ? {
        chosen: stillOffered(product, line),
        without: leavable(product).flatMap(({ id }) => (line.without?.includes(id) ? [id] : [])),
        qty: line.qty,
        notes: line.notes,
      }
    : { chosen: initialChoices(product), without: [], qty: 1, notes: '' };

/** What of a dish can be left out. */
export const leavable = ({ made_of }: Pick<ProductDetail, 'made_of'>) =>
  made_of.filter(({ removable }) => removable);

/** Choices of a line that can still be had, in the order in which the dish asks. */
const stillOffered = ({ options }: Pick<ProductDetail, 'options'>, line: CartLine): readonly ChoiceId[] =>
  options.flatMap(({ choices, max, most_of_each }) =>
    choices
      .filter(({ sold_out }) => !sold_out)
      .flatMap(({ id }) => {
        const portions = Math.min(most_of_each, portionsOf(id, line.options));
        return Array.from({ length: portions }, () => asId('cho', id));
      })
      .slice(0, max),
  );

/**
 * Wishes of a line that cannot be met any more: by name what is sold out and what can be left out no more, counted the
 * choices that are offered no more. What the dish is not made of any more is left out anyway.
 */
export const lostChoices = ({ options, made_of }: Composable, line: CartLine) => {
  const offered = options.flatMap(({ choices }) => choices);
  return {
    soldOut: offered
      .filter(({ id, sold_out }) => sold_out && line.options.includes(id))
      .map(({ name }) => name),
    gone: [...new Set(line.options)].filter((option) => !offered.some(({ id }) => id === option)).length,
    kept: made_of
      .filter(({ id, removable }) => !removable && line.without?.includes(id))
      .map(({ name }) => name),
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
export const lineOf = (slug: string, { chosen, without, qty, notes }: Draft): CartLine => ({
  product: slug,
  options: chosen,
  ...(without.length > 0 && { without }),
  qty,
  notes: notes.trim(),
});
