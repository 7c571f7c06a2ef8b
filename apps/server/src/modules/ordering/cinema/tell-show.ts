import type { OrderId, ProductId } from '@zanga/domain/ids';
import { isOver } from '@zanga/domain/ordering/transitions';
import { atMoment } from '@zanga/domain/time-words';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { NothingToDo } from '../../../platform/job-queue/kinds.ts';
import { lockOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { tellOrder } from '../telling/tell-order.ts';

/** A show as it was when the tickets were bought. */
export type ShowWas = { readonly film: string; readonly hall: string; readonly startsAt: string };

export type TellingShow = {
  readonly orderId: OrderId;
  readonly show: ProductId;
  readonly was: ShowWas;
  /** Time of the change: each change is notified once. */
  readonly at: string;
};

const words = (film: string, hall: string, startsAt: Date, now: Date): string =>
  `“${film}”, ${atMoment(startsAt, now)}, ${hall}`;

/** Tells one order that its show has another film, hall or time. */
export const tellShow = async (
  tools: OrderTools,
  { orderId, show, was, at }: TellingShow,
  now: Date,
): Promise<void> => {
  const [row] = await tools.tickets.shows(tools.db, { id: show });
  if (!row) throw new NothingToDo('show_unknown', show);
  // Calling off sends a message of its own.
  if (row.cancelled_at !== null) return;
  await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new NothingToDo('order_unknown', orderId);
    if (order.parts.every((part) => isOver(part.state) && part.state === 'cancelled')) return;
    const [tickets] = await tools.tickets.ofShow(tx, show, orderId);
    if ((tickets?.out ?? 0) === 0 && order.row.state !== 'awaiting_payment') return;
    const news = {
      news: 'show_changed',
      show: words(row.film, row.hall, row.starts_at, now),
      was: words(was.film, was.hall, new Date(was.startsAt), now),
      key: `${show}:${at}`,
    } as const;
    await tellOrder(tools, tx, order, news, now);
  });
};
