import { asId } from '@zanga/domain/ids';
import type { DisputeState } from '@zanga/domain/payments/disputes';
import type { Tx } from '../../../platform/database/connection.ts';
import { readResponsible } from '../../accounts/public.ts';
import type { DisputeFollower, DisputeNews, Payment } from '../../payments/public.ts';
import { readChange } from '../order/change-store.ts';
import { readOrder } from '../order/order-queries.ts';
import { bySystem, type StoredOrder } from '../order/order-record.ts';
import { noteEvents, sumDisputed, touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { settleFailedOf } from '../refunds/failed-refunds-store.ts';

/** The paid order; undefined for a membership. */
const orderOf = async (tx: Tx, { purpose, ownerId }: Payment): Promise<StoredOrder | undefined> => {
  if (purpose === 'order') return readOrder(tx, asId('ord', ownerId));
  const change = purpose === 'change' ? await readChange(tx, asId('chg', ownerId)) : undefined;
  return change && readOrder(tx, change.order_id);
};

const events: Readonly<Record<DisputeState, string>> = {
  to_answer: 'dispute_open',
  under_review: 'dispute_answered',
  won: 'dispute_won',
  lost: 'dispute_lost',
  closed: 'dispute_closed',
  unknown: 'dispute_open',
};

/** Mails the people responsible for the shops of an order: an unanswered dispute is lost. */
const tellResponsible = async (
  tools: OrderTools,
  tx: Tx,
  { row, parts }: StoredOrder,
  { ref, amountCents, reason, answerBy }: DisputeNews,
): Promise<void> => {
  const shops = [...new Set(parts.flatMap(({ shop_id }) => shop_id ?? []))];
  const lists = await Promise.all(shops.map((shop) => readResponsible(tx, shop)));
  const people = new Map(lists.flat().map((person) => [person.id, person]));
  const link = `${tools.origin()}/gestione/ordini/${row.reference}`;
  for (const { id, firstname, email } of people.values()) {
    const until = answerBy?.toISOString() ?? null;
    const data = { firstname, order: row.reference, amountCents, reason, answerBy: until, link };
    const key = `disputed:${ref}:${id}`;
    await tools.notify.email(tx, { to: email, letter: 'payment_disputed', data, key });
  }
};

/** Records a dispute in the history of its order, a lost one in its money; notifies the people responsible once. */
export const disputeFollower =
  (tools: OrderTools): DisputeFollower =>
  async (tx, { payment, dispute, saved }, now) => {
    const order = await orderOf(tx, payment);
    if (!order) return;
    const { id } = order.row;
    if (dispute.state === 'lost') {
      await sumDisputed(tx, id);
      await settleFailedOf(tx, id, null);
    }
    if (saved === 'same') return;
    await touchOrder(tx, id);
    const details = { amount_cents: dispute.amountCents, reason: dispute.reason };
    const happened = { orderId: id, part: null, from: null, to: null, by: bySystem, details };
    await noteEvents(tx, [{ ...happened, event: events[dispute.state] }], now);
    if (saved === 'new') await tellResponsible(tools, tx, order, dispute);
  };
