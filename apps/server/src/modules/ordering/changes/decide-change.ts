import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderChangeId, OrderId } from '@zanga/domain/ids';
import { changeable } from '@zanga/domain/ordering/changes/changeable';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readConsentMinutes } from '../answering/answering-queries.ts';
import { awaitDifference, type OpenChange, readOpenChanges } from '../order/change-store.ts';
import { ownsOrder } from '../order/order-queries.ts';
import { customerOf, type OrderOwner, type StoredOrder } from '../order/order-record.ts';
import { lockOrder, noteEvents, touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { kindOf } from '../order/present-change.ts';
import type { PartRow } from '../order/row-queries.ts';
import { giveBack } from '../refunds/give-back.ts';
import { tellOrder } from '../telling/tell-order.ts';
import { close } from './close-change.ts';
import { finishPutting } from './exchange/finish-exchange.ts';
import { stillWeighs } from './exchange/quote-exchange.ts';
import { letGo } from './let-go.ts';
import { saveChanged } from './part-store.ts';
import { reserveAdded } from './put-in.ts';
import { itemOf, quoteAddition } from './quote-addition.ts';
import { lessen, quoteTakingOut } from './take-out.ts';

export type Deciding = {
  readonly orderId: OrderId;
  readonly owner: OrderOwner;
  readonly change: OrderChangeId;
  readonly agree: boolean;
};

type Held = { readonly order: StoredOrder; readonly part: PartRow; readonly change: OpenChange };
type Decided = { readonly ok: true } | Refusal<'order.not_found' | 'order.change_over'>;

/** Takes the agreed pieces out: paid money goes back the way it came, unpaid money is less to pay. */
const takeOut = async (
  tools: OrderTools,
  tx: Tx,
  { order, part, change }: Held,
  now: Date,
): Promise<Decided> => {
  const { id, pieces, reason, back } = change;
  const quote = await quoteTakingOut(tools, tx, order, change);
  if (quote?.amount !== change.amount_cents || quote.back !== back) return refuse('order.change_over');
  if (back === 'less') await lessen(tx, order, pieces);
  else {
    const wanted = { pieces, key: `change:${id}`, reason, by: customerOf(order), keepFees: true };
    const given = await giveBack(tools, tx, order, wanted, now);
    if (!given.ok) throw new Error(`What was agreed to cannot be given back: ${given.code}`);
    const told = { amount: given.amount, reason, key: id, byHand: back === 'hand' };
    await tellOrder(tools, tx, order, { news: 'refunded', ...told }, now);
  }
  await saveChanged(tx, { orderId: order.row.id, part: part.part }, part.pieces, now);
  await close(tx, order, { change, state: 'agreed', by: customerOf(order) }, now);
  return { ok: true };
};

const minuteMs = 60_000;

/** Opens the card payment of a difference; the stock is reserved until it is paid. */
const askForDifference = async (
  tools: OrderTools,
  tx: Tx,
  { order, part, change }: Held,
  now: Date,
): Promise<void> => {
  const { id, amount_cents: amountCents, added } = change;
  const { user_id: userId } = order.row;
  await tools.payments.open(tx, {
    purpose: 'change',
    ownerId: id,
    userId,
    amountCents,
    capture: 'automatic',
    now,
  });
  const until = new Date(now.getTime() + (await readConsentMinutes(tx, part.shop_id)) * minuteMs);
  await awaitDifference(tx, { id, added, until }, now);
  await touchOrder(tx, order.row.id);
  const happened = { orderId: order.row.id, part: part.part, from: null, to: null, by: customerOf(order) };
  const details = { change: id, amount_cents: amountCents };
  await noteEvents(tx, [{ ...happened, event: 'change_to_pay', details }], now);
};

/** Whether the added dishes are still available, at the same difference. */
const stillHolds = async (tools: OrderTools, tx: Tx, held: Held, now: Date): Promise<boolean> => {
  const { order, part, change } = held;
  const quote = await quoteAddition(tools, tx, { order, part, wanted: change.added.map(itemOf) }, now);
  if (!quote.ok) return false;
  return kindOf(change) === 'exchange' ? stillWeighs(tools, tx, order, change) : quote.back === change.back;
};

/** Adds the agreed dishes at the agreed price; with a card payment they wait until it has gone through. */
const putInAgreed = async (tools: OrderTools, tx: Tx, held: Held, now: Date): Promise<Decided> => {
  const { change, part } = held;
  if (!(await stillHolds(tools, tx, held, now))) return refuse('order.change_over');
  const added = await reserveAdded(tx, part, change.added);
  if (!added) return refuse('order.change_over');
  const kept = { ...held, change: { ...change, added } };
  if (change.back === 'charge' && change.amount_cents > 0) await askForDifference(tools, tx, kept, now);
  else await finishPutting(tools, tx, kept, now);
  return { ok: true };
};

/** The customer agrees to a proposal, or leaves the order as it is; once, and only to the proposal they were shown. */
export const decideChange = (
  tools: OrderTools,
  { orderId, owner, change: id, agree }: Deciding,
  now: Date,
): Promise<Decided> =>
  inTransaction(tools.db, async (tx): Promise<Decided> => {
    const order = (await ownsOrder(tx, orderId, owner)) ? await lockOrder(tx, orderId) : undefined;
    if (!order) return refuse('order.not_found');
    const [change] = await readOpenChanges(tx, [orderId]);
    if (change?.id !== id || change.until <= now) return refuse('order.change_over');
    if (!agree) {
      await letGo(tools, tx, change, now);
      await close(tx, order, { change, state: 'refused', by: customerOf(order) }, now);
      return { ok: true };
    }
    const part = order.parts.find((one) => one.part === change.part);
    if (!part || !changeable.includes(part.state)) return refuse('order.change_over');
    // A second press of the same button: the difference waits to be paid.
    if (change.state === 'paying') return { ok: true };
    const held = { order, part, change };
    return change.added.length > 0 ? putInAgreed(tools, tx, held, now) : takeOut(tools, tx, held, now);
  });
