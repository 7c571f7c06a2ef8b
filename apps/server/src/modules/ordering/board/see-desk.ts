import type { Desk } from '@zanga/contract/ordering/order-desk';
import { add } from '@zanga/domain/money';
import type { Db } from '../../../platform/database/connection.ts';
import type { Payments } from '../../payments/public.ts';
import { cardLabel } from '../order/card-label.ts';
import { givenOrder } from '../refunds/given-order.ts';
import type { OrderWithContext } from '../telling/present-order.ts';
import { readNames } from './board-queries.ts';
import { readMessages, readNotes, readRefunds, readTakings } from './desk-queries.ts';

type Names = ReadonlyMap<string, string>;
type Refunds = Awaited<ReturnType<typeof readRefunds>>;

const presentRefund = (row: Refunds[number], names: Names): Desk['refunds'][number] => ({
  id: row.id,
  at: row.created_at.toISOString(),
  amount: row.amount_cents,
  reason: row.reason,
  method: row.method,
  how: row.how,
  name: row.actor === 'worker' ? (names.get(row.actor_id ?? '') ?? null) : null,
  items: row.lines.map((line) => ({ ...line })),
  fee: row.fee_part,
  failed: row.failed_at !== null,
});

/** Card payment of an order, differences included, with its state. */
const presentCard = ({ payment, more = [] }: OrderWithContext): Desk['card'] =>
  payment
    ? {
        state: payment.state,
        amount: add(payment.amountCents, ...more.map(({ amountCents }) => amountCents)),
        captured: add(payment.capturedCents, ...more.map(({ capturedCents }) => capturedCents)),
        refunded: add(payment.refundedCents, ...more.map(({ refundedCents }) => refundedCents)),
        card: payment.card ? cardLabel(payment.card) : null,
        refusal: payment.refusal,
        ...(payment.unknownStatus !== null && { unknown_status: payment.unknownStatus }),
      }
    : null;

const wasPaid = ({ order: { row }, payment }: OrderWithContext): boolean =>
  row.payment_kind === 'card' ? payment?.state === 'paid' : row.taken_cents > 0;

const presentRefundable = (seen: OrderWithContext, refunds: Refunds): Desk['refundable'] => {
  if (!wasPaid(seen)) return null;
  const fees = refunds.flatMap(({ fee_part, failed_at }) => (fee_part && failed_at === null ? fee_part : []));
  const { total, given, lines, fees: paid, feesGiven } = givenOrder(seen.order, fees);
  return {
    ...{ total, given, fees: { ...paid }, feesGiven: [...feesGiven] },
    lines: lines.map((line) => ({ ...line })),
  };
};

/** `ord_…:accepted:food` is the news of an acceptance. */
const newsOf = (key: string): string => key.split(':')[1] ?? '';

export const presentNotes = (notes: Awaited<ReturnType<typeof readNotes>>, names: Names): Desk['notes'] =>
  notes.map(({ id, at, user_id, text }) => ({
    id: Number(id),
    at: at.toISOString(),
    name: names.get(user_id) ?? '',
    text,
  }));

type DeskTools = { readonly db: Db; readonly payments: Pick<Payments, 'disputesOf'> };

/** Office data of an order, beside the order itself. */
export const seeDesk = async ({ db, payments }: DeskTools, seen: OrderWithContext): Promise<Desk> => {
  const { id } = seen.order.row;
  const paid = [id, ...(seen.more ?? []).map(({ ownerId }) => ownerId)];
  const [disputes, refunds, takings, notes, messages] = await Promise.all([
    payments.disputesOf(db, paid),
    readRefunds(db, id),
    readTakings(db, id),
    readNotes(db, id),
    readMessages(db, id),
  ]);
  const people = [
    ...refunds.flatMap(({ actor_id }) => actor_id ?? []),
    ...takings.flatMap(({ user_id }) => user_id ?? []),
    ...notes.map(({ user_id }) => user_id),
  ];
  const names = await readNames(db, [...new Set(people)]);
  return {
    card: presentCard(seen),
    disputes,
    takings: takings.map(({ at, how, amount_cents, reason, user_id }) => ({
      ...{ at: at.toISOString(), how, amount: amount_cents, reason },
      name: names.get(user_id ?? '') ?? null,
    })),
    refunds: refunds.map((refund) => presentRefund(refund, names)),
    refundable: presentRefundable(seen, refunds),
    notes: presentNotes(notes, names),
    messages: messages.map(({ channel, key, at }) => ({ channel, at: at.toISOString(), news: newsOf(key) })),
  };
};
