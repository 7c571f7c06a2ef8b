import type { TerminalState, TotemOrder } from '@zanga/contract/shops/totems';
import type { Refusal } from '@zanga/contract/wire/route';
import type { CartId, OrderId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { isTotemOpen, type KnownTotem, totemOf } from '../../totems/public.ts';
import { readSaleTerms } from '../cart/cart-queries.ts';
import { ownsOrder, readOrder } from '../order/order-queries.ts';
import { bySystem, type StoredOrder } from '../order/order-record.ts';
import { lockOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { type PlacedOrder, type PlacingTools, placeOrder } from '../placing/place-order.ts';
import { cancelOrder } from '../refunds/cancel-order.ts';

type TotemOrderForm = {
  readonly key: string;
  readonly cart_id: CartId;
  readonly cart_token: string;
  readonly expected_total: Cents;
  readonly idempotency_key: string;
  readonly name: string;
  readonly payment: 'card' | 'till';
  readonly of_age: boolean;
};

/** Name of an order without one. */
const nobody = 'Totem';

const present = ({ row }: StoredOrder, token: string, payment: TerminalState): TotemOrder => ({
  order: row.id,
  token,
  number: row.number,
  name: row.firstname === nobody ? '' : row.firstname,
  total: row.total_cents,
  placed: row.placed_at !== null,
  payment,
});

type NotPlaced =
  | Refusal<'totem.not_found' | 'totem.closed' | 'totem.no_reader'>
  | Extract<PlacedOrder, { ok: false }>;

/** An order at a totem: the customer leaves a name at most, and accepts the terms beside the button. */
export const placeAtTotem = async (
  tools: PlacingTools,
  { key, cart_token, name, payment, ...rest }: TotemOrderForm,
  now: Date,
): Promise<TotemOrder | NotPlaced> => {
  const { db, guestKeys } = tools;
  const totem = await totemOf(db, key);
  if (!totem) return refuse('totem.not_found');
  if (!(await isTotemOpen(db, totem, now))) return refuse('totem.closed');
  if (payment === 'card' && totem.reader === null) return refuse('totem.no_reader');
  const { termsVersion } = await readSaleTerms(db, []);
  const contact = { firstname: name || nobody, lastname: '', email: '', telephone: '' };
  const form = {
    ...rest,
    contact,
    terms_version: termsVersion ?? '',
    payment_method: payment === 'card' ? 'new' : payment,
  };
  const placing = {
    owner: { kind: 'visitor', token: cart_token },
    totem: { id: totem.id, shop: totem.shop_id },
  } as const;
  const placed = await placeOrder(tools, { ...placing, form }, now);
  if (!placed.ok) return placed;
  const order = placed.seen?.order ?? (await readOrder(db, placed.orderId));
  if (!order) throw new Error('An order that was placed cannot be read');
  return present(order, guestKeys.keyOf(placed.orderId), 'none');
};

type TotemOrderQuery = { readonly key: string; readonly orderId: OrderId; readonly token: string };
type TotemWithOrder = { readonly ok: true; readonly totem: KnownTotem; readonly order: StoredOrder };

/** An order of this very totem, opened by its key. */
const find = async (
  { db }: OrderTools,
  { key, orderId, token }: TotemOrderQuery,
): Promise<TotemWithOrder | Refusal<'totem.not_found' | 'order.not_found'>> => {
  const totem = await totemOf(db, key);
  if (!totem) return refuse('totem.not_found');
  const order = (await ownsOrder(db, orderId, { token })) ? await readOrder(db, orderId) : undefined;
  const meta: unknown = order?.row.meta;
  const isHere = typeof meta === 'object' && meta !== null && 'totem' in meta && meta.totem === totem.id;
  return order && isHere ? { ok: true, totem, order } : refuse('order.not_found');
};

/** The order, read again. */
const again = async (
  { db }: OrderTools,
  { orderId, token }: TotemOrderQuery,
  payment: TerminalState,
): Promise<TotemOrder> => {
  const order = await readOrder(db, orderId);
  if (!order) throw new Error('An order that was found cannot be read');
  return present(order, token, payment);
};

/** Has the terminal beside the totem wait for a card. */
export const payTotemOrder = async (tools: OrderTools, query: TotemOrderQuery, now: Date) => {
  const found = await find(tools, query);
  if (!found.ok) return found;
  const { reader } = found.totem;
  if (reader === null) return refuse('totem.no_reader');
  const { state, pay_by } = found.order.row;
  const payment = await tools.payments.of(tools.db, query.orderId);
  if (!payment || state !== 'awaiting_payment' || pay_by === null || pay_by <= now)
    return refuse('order.not_payable');
  const paid = await tools.payments.atTerminal.ask({ paymentId: payment.id, reader });
  return isRefusal(paid) ? paid : again(tools, query, paid);
};

const paymentAt = async (tools: OrderTools, { totem: { reader } }: TotemWithOrder, orderId: OrderId) => {
  const payment = await tools.payments.of(tools.db, orderId);
  return payment && reader !== null ? { paymentId: payment.id, reader } : undefined;
};

/** State of the payment at the totem; money that has come places the order here as well. */
export const lookAtTotemOrder = async (tools: OrderTools, query: TotemOrderQuery) => {
  const found = await find(tools, query);
  if (!found.ok) return found;
  const at = await paymentAt(tools, found, query.orderId);
  const state = at ? await tools.payments.atTerminal.look(at) : 'none';
  return isRefusal(state) ? state : again(tools, query, state);
};

/** Gives a totem's order up. Money paid until now is the shop's; later money goes back by itself. */
export const leaveTotemOrder = async (tools: OrderTools, query: TotemOrderQuery, now: Date) => {
  const found = await find(tools, query);
  if (!found.ok) return found;
  const at = await paymentAt(tools, found, query.orderId);
  const state = at ? await tools.payments.atTerminal.leave(at) : 'none';
  if (isRefusal(state)) return state;
  await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, query.orderId);
    if (order?.row.state !== 'awaiting_payment') return;
    await cancelOrder(tools, tx, order, { by: bySystem, why: 'left_at_totem', quiet: true }, now);
  });
  return again(tools, query, state);
};
