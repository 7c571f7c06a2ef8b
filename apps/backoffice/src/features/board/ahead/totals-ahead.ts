import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Mode } from '@zanga/contract/ordering/carts';
import { placeOf } from '../board-columns.ts';

/** How many of what is still to be made. */
export type Ahead = { readonly name: string; readonly qty: number };

/** What is to be made now: of every order that was accepted and is not ready, and is not for later, and what is made again; the most first. */
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

/** What of a board is looked at; what is not said is not filtered. */
export type BoardFilter = {
  readonly modo?: Mode;
  /** Due within so many minutes, or late. */
  readonly entro?: number;
};

/** The orders that a filter leaves. What nobody has answered is never filtered away by its time. */
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
