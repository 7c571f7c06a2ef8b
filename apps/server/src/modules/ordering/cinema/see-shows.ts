import type { OfficeShow, ShowOrder, ShowWithOrders } from '@zanga/contract/ordering/cinema-office';
import type { Refusal } from '@zanga/contract/wire/route';
import { endsAt } from '@zanga/domain/cinema/tickets';
import type { ProductId } from '@zanga/domain/ids';
import { add, zeroCents } from '@zanga/domain/money';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session } from '../../../platform/session.ts';
import type { OfficeShowRow } from '../../cinema/public.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { mayWorkForSome } from '../order/order-rights.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { readGivenFor, readWaitingFor, readWholeOrders } from './show-orders-queries.ts';
import { showQuote } from './show-quote.ts';

type Seeing = Pick<OrderTools, 'db' | 'tickets'>;

export const presentShow = (row: OfficeShowRow): OfficeShow => ({
  id: row.id,
  film: row.film,
  hall: row.hall,
  shop: { id: row.shop_id, name: row.shop_name },
  starts_at: row.starts_at.toISOString(),
  ends_at: endsAt({ startsAt: row.starts_at, minutes: row.minutes }).toISOString(),
  seats: row.seats,
  sold: row.sold,
  burnt: row.burnt,
  left: row.cancelled_at === null ? row.left : 0,
  cancelled:
    row.cancelled_at === null
      ? null
      : { at: row.cancelled_at.toISOString(), reason: row.cancelled_reason ?? '' },
});

/** Shows of the person's shops that have not ended. */
export const seeShows = async (
  { db, tickets }: Seeing,
  { session, shop }: { readonly session: Session; readonly shop: string | undefined },
  now: Date,
): Promise<{ data: OfficeShow[] }> => {
  const rows = await tickets.shows(db, { notEndedAt: now });
  const own = rows.filter(({ shop_id }) => mayWorkFor(session, shop_id));
  return { data: own.filter(({ shop_id }) => shop === undefined || shop_id === shop).map(presentShow) };
};

type Out = { readonly all: number; readonly out: number; readonly burnt: number };
type ShowRefund = Awaited<ReturnType<typeof readGivenFor>>[number];

const presentOrder = (
  session: Session,
  order: StoredOrder,
  {
    out,
    given,
    show,
  }: { readonly out: Out | undefined; readonly given: ShowRefund | undefined; readonly show: string },
): ShowOrder => {
  const { row, lines } = order;
  const ordered = lines.reduce((sum, line) => sum + (line.product_id === show ? line.qty : 0), 0);
  return {
    id: row.id,
    reference: row.reference,
    number: row.number,
    name: `${row.firstname} ${row.lastname}`.trim(),
    tickets: out?.out ?? 0,
    all: ordered,
    burnt: out?.burnt ?? 0,
    payment: row.payment_kind,
    waiting: row.state === 'awaiting_payment',
    amount: given?.amount_cents ?? showQuote(order, show),
    refund_failed: given?.failed_at != null && given.settled_by === null,
    mine: mayWorkForSome(session, order),
  };
};

/** A show of the person's shops with its orders, and the refunds it would need. */
export const seeShow = async (
  { db, tickets }: Seeing,
  { session, show }: { readonly session: Session; readonly show: ProductId },
): Promise<ShowWithOrders | Refusal<'show.not_found'>> => {
  const [row] = await tickets.shows(db, { id: show });
  if (!row || !mayWorkFor(session, row.shop_id)) return refuse('show.not_found');
  const [outs, waiting] = await Promise.all([tickets.ofShow(db, show), readWaitingFor(db, show)]);
  const ids = [...new Set([...outs.map(({ order }) => order), ...waiting])];
  const [orders, given] = await Promise.all([readWholeOrders(db, ids), readGivenFor(db, show, ids)]);
  const seen = orders.map((order) =>
    presentOrder(session, order, {
      show,
      out: outs.find((one) => one.order === order.row.id),
      given: given.find(({ order_id }) => order_id === order.row.id),
    }),
  );
  const still = seen.flatMap(({ tickets: out, amount }) => (out > 0 ? amount : []));
  return { show: presentShow(row), orders: seen, to_give_back: add(zeroCents, ...still) };
};
