import type { Cart, CartIssue, CartLineItem } from '@zanga/contract/ordering/carts';
import { lineKey } from '@zanga/domain/ordering/cart-lines';
import type { CartLine } from '../../parts/cart/cart-intent.ts';

/** A line in the browser, beside the server's price and issues for it. */
export type CartRow = {
  readonly key: string;
  readonly line: CartLine;
  /** Null while the server has not priced it. */
  readonly priced: CartLineItem | null;
  readonly issues: readonly CartIssue[];
  /** The shown price belongs to the shown quantity. */
  readonly settled: boolean;
};

const keyOf = ({ product, chosen, left_out, notes }: CartLineItem) =>
  lineKey({ product: product.slug, options: chosen, without: left_out, notes });

/** The browser's lines, each with its price as far as the server has answered. */
export const rowsOf = (items: readonly CartLine[], live: Pick<Cart, 'items' | 'issues'> | null): CartRow[] =>
  items.map((line) => {
    const key = lineKey(line);
    const priced = live?.items.find((item) => keyOf(item) === key) ?? null;
    const issues =
      live?.issues.filter(
        ({ item, code }) => item !== null && item === priced?.id && code !== 'price_fell',
      ) ?? [];
    return { key, line, priced, issues, settled: priced?.qty === line.qty };
  });

/** Lines that cannot be ordered; the missing way of delivery is asked for at the checkout. */
export const blockedRows = (rows: readonly CartRow[]) =>
  rows.filter(({ issues }) => issues.some(({ blocking }) => blocking));

/** Number of issues of lines or the coupon to see before the checkout; a fallen price is none. */
export const countWarnings = (live: Pick<Cart, 'issues'> | null): number =>
  live?.issues.filter(
    ({ item, code }) => (item !== null && code !== 'price_fell') || code === 'coupon_refused',
  ).length ?? 0;

/** Rows in the order of the cart, with removed ones in their old places. */
export const withRemoved = <Removed extends { readonly key: string; readonly at: number }>(
  rows: readonly CartRow[],
  removed: readonly Removed[],
): (CartRow | Removed)[] => {
  const shown: (CartRow | Removed)[] = [...rows];
  for (const one of removed.toSorted((a, b) => a.at - b.at))
    if (!rows.some(({ key }) => key === one.key)) shown.splice(one.at, 0, one);
  return shown;
};
