import type { ProductDetail } from '@zanga/contract/menu/product';
import { portionsOf, priceWithChoices } from '@zanga/domain/catalogue/options';
import { asId, type ChoiceId } from '@zanga/domain/ids';
import { type Cents, subtract, times } from '@zanga/domain/money';
import { mostPieces } from '../../../parts/cart/cart-changes.ts';
import type { CartLine } from '../../../parts/cart/cart-intent.ts';
import { type Dish, initialChoices } from '../../../parts/dish/dish.ts';

type Composable = Pick<ProductDetail, 'options' | 'made_of'>;

/** A composition on a product's screen, before it goes into the cart. */
export type Draft = {
  /** Choice ids, repeated for each portion. */
  readonly chosen: readonly ChoiceId[];
  /** Ids of the ingredients to leave out. */
  readonly without: readonly string[];
  readonly qty: number;
  readonly notes: string;
};

/** First draft of a sheet: the dish's defaults, or the available choices of the line being changed. */
export const startDraft = (product: Composable, line?: CartLine): Draft =>
  line
    ? {
        chosen: stillOffered(product, line),
        without: leavable(product).flatMap(({ id }) => (line.without?.includes(id) ? [id] : [])),
        qty: line.qty,
        notes: line.notes,
      }
    : { chosen: initialChoices(product), without: [], qty: 1, notes: '' };

/** Ingredients of a dish that can be left out. */
export const leavable = ({ made_of }: Pick<ProductDetail, 'made_of'>) =>
  made_of.filter(({ removable }) => removable);

/** Choices of a line that are still available, in the order of the dish's groups. */
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
 * Wishes of a line that are no longer possible: names of sold-out choices and of ingredients that must stay, and the
 * number of discontinued choices. An ingredient gone from the recipe needs no mention.
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

/** Most pieces of a line: the stock, where it is counted. */
export const piecesAllowed = ({ stock }: Pick<ProductDetail, 'stock'>) =>
  Math.min(mostPieces, Math.max(1, stock ?? mostPieces));

export type DraftPrice = {
  /** Price for this person. */
  readonly total: Cents;
  /** Whether `total` is a member's own price, below the usual one. */
  readonly own: boolean;
  /** A member's price, and its saving. */
  readonly prime: { readonly total: Cents; readonly saving: Cents } | null;
};

/** Present price of a draft; the server decides when the order is placed. */
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

/** The line for the cart. */
export const lineOf = (slug: string, { chosen, without, qty, notes }: Draft): CartLine => ({
  product: slug,
  options: chosen,
  ...(without.length > 0 && { without }),
  qty,
  notes: notes.trim(),
});
