import type { Order, OrderDelivery, OrderSummary } from '@zanga/contract/ordering/orders';
import { cents } from '@zanga/domain/money';
import { wishesForPart } from '@zanga/domain/ordering/extras/wishes';
import { mayReview } from '@zanga/domain/ordering/order-rules';
import { stateWords } from '@zanga/domain/ordering/order-words';
import { refundedOf } from '@zanga/domain/ordering/refund-quote';
import { promisedUntil } from '@zanga/domain/ordering/waiting/running';
import { withdrawalOf } from '@zanga/domain/ordering/withdrawal';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import type { Payment } from '../../payments/public.ts';
import { allergensOfLine } from '../cart/line-allergens.ts';
import type { OpenChange } from '../order/change-store.ts';
import { mayCancel } from '../order/move-parts.ts';
import type { ShopOfOrder } from '../order/order-queries.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { paidOrder } from '../order/paid-order.ts';
import { presentChange } from '../order/present-change.ts';
import type { Redo } from '../order/redo-store.ts';
import type { EventRow, PartRow } from '../order/row-queries.ts';
import { presentOrderPayment } from './present-order-payment.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** State of a part in Italian. */
const partWords = (part: PartRow, payBy: Date | null, now: Date): string =>
  stateWords({ ...part, promisedAt: part.promised_at, payBy, table: part.table_label }, now);

/** Label of a whole order: the words of the part that it waits for. */
const labelOf = ({ row, parts }: StoredOrder, now: Date): string => {
  const part = parts.find(({ state }) => state === row.state) ?? parts[0];
  return part ? partWords(part, row.pay_by, now) : '';
};

/** An order in a list. */
export const presentSummary = (
  order: StoredOrder,
  shops: readonly ShopOfOrder[],
  now: Date,
): OrderSummary => {
  const { row, parts } = order;
  return {
    id: row.id,
    number: row.number,
    reference: row.reference,
    state: row.state,
    label: labelOf(order, now),
    placed_at: row.created_at.toISOString(),
    total: row.total_cents,
    refunded: row.refunded_cents,
    qty: row.qty,
    summary: row.summary,
    shop_name: shops.find(({ id }) => parts.some(({ shop_id }) => shop_id === id))?.name ?? null,
  };
};

const presentShop = (shop: ShopOfOrder | undefined): OrderDelivery['shop'] => {
  if (!shop) return null;
  const { id, slug, name, phone, formatted, position } = shop;
  return { id, slug, name, phone, formatted, position };
};

const untilOf = ({ mode, promised_at, wanted_at, slot_minutes }: PartRow): Date | null =>
  promisedUntil({ mode, promisedAt: promised_at, wantedAt: wanted_at, slotMinutes: slot_minutes });

type Step = OrderWithContext['events'][number];

/** When each state was reached, without undone steps and without steps of a shop before. */
const progressOf = (events: readonly Step[]): OrderDelivery['progress'] => {
  const reached: OrderDelivery['progress'] = [];
  for (const { event, to_state, at } of events) {
    if (event === 'undo') reached.pop();
    // Another shop starts anew.
    else if (event === 'move') reached.splice(reached.findIndex(({ state }) => state === 'placed') + 1);
    else if (to_state !== null) reached.push({ state: to_state, at: at.toISOString() });
  }
  return reached;
};

const presentRedos = (part: PartRow, { order, redos = [] }: OrderWithContext): OrderDelivery['redos'] =>
  redos
    .filter((one) => one.part === part.part)
    .map(({ id, pieces, promised_at }) => ({
      id,
      dishes: pieces.map((piece) => {
        const name = order.lines.find((line) => line.id === piece.id)?.name ?? '';
        return `${piece.qty} × ${name}`;
      }),
      promised_at: promised_at.toISOString(),
    }));

const presentPart = (part: PartRow, seen: OrderWithContext, now: Date): OrderDelivery => {
  const { order, events, shops } = seen;
  const address = part.address;
  return {
    part: part.part,
    number: part.number,
    mode: part.mode,
    state: part.state,
    label: partWords(part, order.row.pay_by, now),
    moved_from: shops.find(({ id }) => id === part.ordered_shop_id)?.name ?? null,
    shop: presentShop(shops.find(({ id }) => id === part.shop_id)),
    address: address && writtenAddress(address),
    position: address && { lat: address.lat, lng: address.lng },
    table: part.table_label,
    ...wishesForPart(order.row.meta, part),
    slot: part.wanted_at?.toISOString() ?? 'asap',
    promised_at: iso(part.promised_at),
    promised_until: iso(untilOf(part)),
    redos: presentRedos(part, seen),
    reason: part.reason,
    progress: progressOf(events.filter((event) => event.part === part.part)),
  };
};

/** Lines that the customer may withdraw from. */
export const withdrawalFor = ({ parts, lines }: StoredOrder, now: Date) =>
  withdrawalOf(
    lines.flatMap(({ id, kind, part, qty, refunded_qty, withdrawn_at }) => {
      const own = parts.find((candidate) => candidate.part === part);
      if (!own) return [];
      return {
        id,
        kind,
        state: own.state,
        completedAt: own.completed_at,
        left: qty - refunded_qty,
        withdrawn: withdrawn_at !== null,
      };
    }),
    now,
  );

const presentItems = (order: StoredOrder, withdrawable: readonly string[]): Order['items'] => {
  const paid = paidOrder(order);
  return order.lines.map((line) => ({
    id: line.id,
    part: line.part,
    qty: line.qty,
    notes: line.notes,
    product: {
      id: line.product_id,
      slug: line.slug,
      name: line.name,
      images: [...line.images],
      age_limit: line.age_limit,
      total_price: line.unit_cents,
    },
    options: line.options.map(({ usual: _, ...option }) => option),
    without: line.without.map((one) => ({ ...one })),
    allergens: allergensOfLine(line),
    list: line.list_cents,
    discount: line.discount_cents,
    member_discount: line.member_discount_cents,
    coupon_discount: line.coupon_discount_cents,
    total: line.total_cents,
    vat_rate_basis_points: line.vat_rate_basis_points,
    vat: line.vat_cents,
    refunded: cents(refundedOf(paid, line.id)),
    withdrawable: withdrawable.includes(line.id),
    withdrawn: line.withdrawn_at !== null,
  }));
};

/** An order with everything shown beside it. */
export type OrderWithContext = {
  readonly order: StoredOrder;
  readonly events: readonly (Pick<EventRow, 'part' | 'to_state' | 'at'> & { readonly event?: string })[];
  readonly shops: readonly ShopOfOrder[];
  readonly payment: Payment | undefined;
  /** Card payments for dishes added later. */
  readonly more?: readonly Payment[];
  /** Pieces of it that are being made again. */
  readonly redos?: readonly Redo[];
  /** Proposal of its shop; undefined for a new order. */
  readonly change?: OpenChange | undefined;
};

/** An order for its owner. */
export const presentOrder = (seen: OrderWithContext, now: Date): Order => {
  const { order, shops, payment } = seen;
  const { row } = order;
  const withdrawal = withdrawalFor(order, now);
  const gift = row.gift;
  return {
    ...presentSummary(order, shops, now),
    version: row.version,
    items: presentItems(order, withdrawal.lines),
    deliveries: order.parts.map((part) => presentPart(part, seen, now)),
    list: row.list_cents,
    discount: row.discount_cents,
    member_discount: row.member_discount_cents,
    coupon_discount: row.coupon_discount_cents,
    delivery: row.delivery_cents,
    vat: row.vat.map((rate) => ({ ...rate })),
    payment: presentOrderPayment(order, payment),
    pay_by: row.state === 'awaiting_payment' ? iso(row.pay_by) : null,
    contact: { firstname: row.firstname, lastname: row.lastname, email: row.email, telephone: row.telephone },
    gift: gift && { ...gift },
    coupon_title: row.coupon_title,
    terms_version: row.terms_version,
    can_cancel: mayCancel(order),
    change: presentChange(seen.change, order, now),
    can_review: row.user_id !== null && mayReview(row.state, row.completed_at, now),
    withdrawal: {
      possible: withdrawal.lines.length > 0,
      until: iso(withdrawal.until),
      text: withdrawal.text,
    },
  };
};
