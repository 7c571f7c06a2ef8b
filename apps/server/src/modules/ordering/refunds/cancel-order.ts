import { isOver } from '@zanga/domain/ordering/transitions';
import type { Tx } from '../../../platform/database/connection.ts';
import { cameToNothing, moveParts } from '../order/move-parts.ts';
import type { ActingAs, StoredOrder } from '../order/order-record.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { release } from '../order/reserve.ts';
import type { PartRow } from '../order/row-queries.ts';
import type { News } from '../telling/news.ts';
import { tellOrder } from '../telling/tell-order.ts';
import { giveBackParts } from './give-back.ts';

type Cancelling = {
  readonly by: ActingAs;
  /** The reason, for the order's history. */
  readonly why: string;
  /** Sends no message, where the customer has just replaced the order. */
  readonly quiet?: boolean;
  /** Reason for the customer: words on the order's page, and news in place of the usual ones. */
  readonly told?: { readonly words: string; readonly news: News };
  /** Parts without an answer from their shop, and words for the customer; another shop may go on with the rest. */
  readonly unanswered?: {
    readonly parts: readonly PartRow[];
    readonly words: string;
    readonly rest: boolean;
  };
};

/**
 * Cancels a locked order that no shop has accepted, or its unanswered parts: stock and slots are freed, paid money goes
 * back.
 */
export const cancelOrder = async (
  tools: OrderTools,
  tx: Tx,
  order: StoredOrder,
  { by, why, quiet = false, told, unanswered }: Cancelling,
  now: Date,
): Promise<StoredOrder> => {
  const { row } = order;
  const parts = unanswered?.parts ?? order.parts.filter(({ state }) => !isOver(state));
  const waited = row.state === 'awaiting_payment';
  const moved = await moveParts(
    tx,
    order,
    {
      ...{ event: 'cancel', parts, to: 'cancelled', by, details: { why } },
      ...(unanswered && { reason: unanswered.words }),
      ...(told && { reason: told.words }),
    },
    now,
  );
  await release(tools, tx, order, parts, { nothingLeft: cameToNothing(moved), now });
  const names = parts.map(({ part }) => part);
  const amount = await giveBackParts(
    tools,
    tx,
    order,
    { parts: names, key: unanswered ? `unanswered:${names.join('+')}` : 'cancelled', reason: why, by },
    now,
  );
  if (waited) {
    const payment = await tools.payments.of(tx, row.id);
    if (payment) await tools.payments.giveUp(tx, payment.id, { reason: why, now });
  }
  const [first] = parts;
  if (unanswered && first) {
    const news = { news: 'unanswered', part: first, amount, rest: unanswered.rest } as const;
    await tellOrder(tools, tx, moved, news, now);
  } else if (!quiet) await tellOrder(tools, tx, moved, told?.news ?? { news: 'cancelled', amount }, now);
  return moved;
};
