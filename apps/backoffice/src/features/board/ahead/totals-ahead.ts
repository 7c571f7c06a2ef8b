import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Mode } from '@zanga/contract/ordering/carts';
import { placeOf } from '../board-columns.ts';

/** A dish and how many pieces of it are still to make. */
export type Ahead = { readonly name: string; readonly qty: number };

/** Dishes to make now, most first: of accepted orders that are neither ready nor for later, and pieces made again. */
export const totalsAhead = (orders: readonly BoardOrder[], now: Date): readonly Ahead[] => {
  const sums = new Map<string, number>();
  for (const order of orders) {
    const toMake = order.redos.flatMap(({ items }) => items);
    if (placeOf(order, now) === 'preparazione')
      toMake.push(...order.items.map((item) => ({ ...item, qty: item.qty - item.refunded_qty })));
    for (const { name, qty } of toMake) if (qty > 0) sums.set(name, (sums.get(name) ?? 0) + qty);
  }
  return [...sums]
    .map(([name, qty]) => ({ name, qty }))
    .sort((a, b) => b.qty - a.qty || a.name.localeCompare(b.name, 'it'));
};

/** Filters of the board; a missing one filters nothing. */
export type BoardFilter = {
  readonly modo?: Mode;
  /** Due within so many minutes, or late. */
  readonly entro?: number;
};

/** Orders that pass a filter. The due time never hides an order that is not accepted yet. */
export const filtered = (
  orders: readonly BoardOrder[],
  { modo, entro }: BoardFilter,
  now: Date,
): readonly BoardOrder[] =>
  orders.filter(({ mode, state, promised_at, wanted_at }) => {
    if (modo !== undefined && mode !== modo) return false;
    const due = promised_at ?? wanted_at;
    if (entro === undefined || state === 'placed' || due === null) return true;
    return Date.parse(due) <= now.getTime() + entro * 60_000;
  });
