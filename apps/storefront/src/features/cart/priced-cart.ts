import type { ProductDetail } from '@zanga/contract/product';
import { checkChoices, priceWithChoices } from '@zanga/domain/catalogue/options';
import { add, type Cents, times } from '@zanga/domain/money';
import { isApiError } from '../../shared/api-error.ts';
import { lineKey } from '../../shared/cart-changes.ts';
import type { CartLine } from '../../shared/cart-intent.ts';
import { catalogueTexts } from '../../shared/catalogue/catalogue-texts.ts';
import { choiceId, dishOf } from '../../shared/dish.ts';
import { cartTexts as t } from './cart-texts.ts';

/** What the catalogue says of a line's product: it, that it is on its way, or why it does not come. */
export type Told = { readonly product: ProductDetail | undefined; readonly error: unknown };

export type PricedLine = {
  readonly key: string;
  readonly line: CartLine;
  readonly product: ProductDetail | undefined;
  /** Names of what was chosen. */
  readonly choices: readonly string[];
  /** What its pieces would cost now; absent while it is unknown or cannot be had. */
  readonly total: Cents | undefined;
  /** Why it cannot be had, in words. */
  readonly problem: string | undefined;
};

const problemWith = (product: ProductDetail, line: CartLine) => {
  const { state, label } = product.availability;
  if (state !== 'available') return label ?? catalogueTexts.unavailable[state];
  const check = checkChoices(dishOf(product).groups, line.options.map(choiceId));
  if (check.ok) return undefined;
  return check.problems.find(({ code }) => code === 'choice_sold_out')?.text ?? t.changed;
};

const namesOf = ({ options }: ProductDetail, chosen: readonly string[]) =>
  options.flatMap(({ choices }) => choices.filter(({ id }) => chosen.includes(id)).map(({ name }) => name));

/** A line as the catalogue would sell it at this moment. */
export const priceCartLine = (line: CartLine, { product, error }: Told): PricedLine => {
  const bare = { key: lineKey(line), line, product, choices: [], total: undefined, problem: undefined };
  if (!product) {
    if (!error) return bare;
    return { ...bare, problem: isApiError(error) && error.status === 404 ? t.gone : t.unreachable };
  }
  const choices = namesOf(product, line.options);
  const problem = problemWith(product, line);
  if (problem) return { ...bare, choices, problem };
  const dish = dishOf(product);
  const unit = priceWithChoices(dish.price, dish.groups, line.options.map(choiceId));
  return { ...bare, choices, total: times(unit, line.qty) };
};

/** What the lines that can be had would cost; nothing while any is still unknown. */
export const indicativeTotal = (lines: readonly PricedLine[]): Cents | undefined => {
  if (lines.some(({ total, problem }) => total === undefined && problem === undefined)) return undefined;
  return add(...lines.flatMap(({ total }) => total ?? []));
};
