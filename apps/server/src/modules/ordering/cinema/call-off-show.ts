import type { ShowWithOrders } from '@zanga/contract/ordering/cinema-office';
import type { Refusal } from '@zanga/contract/wire/route';
import { endsAt } from '@zanga/domain/cinema/tickets';
import type { ProductId } from '@zanga/domain/ids';
import { add, type Cents, zeroCents } from '@zanga/domain/money';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { endSale } from '../../catalogue/public-stock.ts';
import { askToCallOff } from '../job-kinds.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { seeShow } from './see-shows.ts';
import { readWaitingFor, readWholeOrders } from './show-orders-queries.ts';
import { showQuote } from './show-quote.ts';

export type CallingOff = {
  readonly session: StaffSession;
  readonly show: ProductId;
  readonly reason: string;
  readonly expected: Cents;
};

type CallOffRefusal = Refusal<'show.not_found' | 'show.over' | 'show.changed'>;

/**
 * Calls a show off: from this moment it sells no tickets and admits no one. Each of its orders is a job of its own, so
 * that a crashed server continues later. Locks product before show, as returning orders do.
 */
export const callOffShow = async (
  tools: OrderTools,
  { session, show, reason, expected }: CallingOff,
  now: Date,
): Promise<ShowWithOrders | CallOffRefusal> => {
  const { db, jobs, tickets } = tools;
  const [known] = await tickets.shows(db, { id: show });
  if (!known || !mayWorkFor(session, known.shop_id)) return refuse('show.not_found');
  const done = await inTransaction(db, async (tx) => {
    await endSale(tx, show);
    const held = await tickets.holdShow(tx, show);
    if (!held) return refuse('show.not_found');
    if (held.cancelled_at !== null) return { ok: true } as const;
    if (now >= endsAt({ startsAt: held.starts_at, minutes: held.minutes })) return refuse('show.over');
    const outs = (await tickets.ofShow(tx, show)).filter(({ out }) => out > 0).map(({ order }) => order);
    const orders = await readWholeOrders(tx, outs);
    const amount = add(zeroCents, ...orders.map((order) => showQuote(order, show)));
    if (amount !== expected) return refuse('show.changed');
    await tickets.callOff(tx, show, { reason, by: session.userId }, now);
    for (const orderId of [...outs, ...(await readWaitingFor(tx, show))])
      await askToCallOff(jobs, tx, { orderId, show });
    const what = { kind: 'show', thing: show, shopId: held.shop_id } as const;
    const after = { cancelled: true, orders: outs.length, amount_cents: amount };
    await noteChange(tx, session.trail, { ...what, before: { cancelled: false }, after, reason }, now);
    return { ok: true } as const;
  });
  return done.ok ? seeShow(tools, { session, show }) : done;
};
