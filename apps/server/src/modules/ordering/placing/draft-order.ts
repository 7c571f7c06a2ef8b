import type { PlaceOrder } from '@zanga/contract/ordering/orders';
import type { OrderId, ShopId } from '@zanga/domain/ids';
import { zeroCents } from '@zanga/domain/money';
import type { Mode, PartKey } from '@zanga/domain/ordering/cart-parts';
import { payBy } from '@zanga/domain/ordering/order-rules';
import type { SlotAnswer } from '@zanga/domain/shops/promise';
import type { TakenFrom } from '../../catalogue/public-stock.ts';
import type { PartOfCart, PricedStoredCart } from '../cart/price-stored-cart.ts';
import type { StoredOrder } from '../order/order-record.ts';
import type { LineRow, OrderRow, PartRow } from '../order/row-queries.ts';
import { soldLine } from '../order/sold-line.ts';

/** Form of an order; a totem's customer leaves a name at most. */
export type OrderForm = Omit<PlaceOrder, 'contact' | 'captcha'> & {
  readonly contact: Readonly<Record<keyof PlaceOrder['contact'], string>>;
};

/** Form of an order without the fields that only its placing needs. */
export type CheckedForm = Omit<OrderForm, 'idempotency_key' | 'expected_total' | 'cart_version'>;

export type Draft = {
  readonly id: OrderId;
  readonly priced: PricedStoredCart;
  readonly form: CheckedForm;
  readonly tokenHash: Buffer | null;
  /** Keys under which it is counted while unpaid. */
  readonly traces: readonly Buffer[];
  readonly now: Date;
};

type Kind = 'card' | 'cash' | 'till';

export const kindOf = ({ payment_method }: Pick<CheckedForm, 'payment_method'>): Kind =>
  payment_method === 'cash' || payment_method === 'till' ? payment_method : 'card';

/** Whether an order waits for a card; a free one is paid already. */
export const waitsForPayment = ({ priced, form }: Draft): boolean =>
  kindOf(form) === 'card' && priced.priced.total > 0;

export const stateOf = (draft: Draft): 'awaiting_payment' | 'placed' =>
  waitsForPayment(draft) ? 'awaiting_payment' : 'placed';

/** Names of the first dishes: `2 × Margherita, Arancino al ragù e altro`. */
const summaryOf = ({ lines }: PricedStoredCart): string => {
  const names = lines.map(({ stored, product }) => {
    const name = product?.name ?? stored.name;
    return stored.qty > 1 ? `${stored.qty} × ${name}` : name;
  });
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} e altro` : names.join(', ');
};

/** Shop whose limits an order counts against; empty for shipments and tickets. */
export const scopeOf = ({ promise }: Pick<PartOfCart, 'promise'>): ShopId | '' => promise?.shop.id ?? '';

/** A draft with its reference. */
type Referenced = Draft & { readonly reference: string };

const orderRow = (draft: Referenced, parts: readonly PartRow[]): OrderRow => {
  const { id, priced: cart, form, tokenHash, now } = draft;
  const { priced, coupon } = cart;
  const { firstname, lastname, email, telephone } = form.contact;
  return {
    id,
    user_id: cart.cart.userId,
    token_hash: tokenHash,
    state: stateOf(draft),
    version: 1,
    // Number of its first part.
    number: parts[0]?.number ?? '',
    reference: draft.reference,
    shop_ids: [...new Set(cart.parts.map(scopeOf))],
    payment_kind: kindOf(form),
    pay_by: waitsForPayment(draft) ? payBy(now) : null,
    qty: priced.qty,
    summary: summaryOf(cart),
    list_cents: priced.list,
    discount_cents: priced.discount,
    member_discount_cents: priced.memberDiscount,
    coupon_discount_cents: priced.couponDiscount,
    delivery_cents: priced.delivery,
    total_cents: priced.total,
    refunded_cents: zeroCents,
    disputed_cents: zeroCents,
    taken_cents: zeroCents,
    lost_cents: zeroCents,
    vat: priced.vat.map(({ rate, gross, vat }) => ({ rate_basis_points: rate, gross, vat })),
    firstname,
    lastname,
    email,
    telephone,
    gift: cart.cart.gift && { ...cart.cart.gift },
    meta: { ...cart.cart.meta },
    coupon_id: coupon?.id ?? null,
    coupon_title: coupon?.title ?? null,
    terms_version: form.terms_version,
    of_age: form.of_age,
    cart_id: cart.cart.id,
    created_at: now,
    placed_at: waitsForPayment(draft) ? null : now,
    completed_at: null,
  };
};

/** The promised time, if the customer chose one. */
export const bookedSlot = ({ slot }: PartOfCart): Extract<SlotAnswer, { ok: true }> | null =>
  slot?.ok ? slot : null;

const takesRoom = (mode: Mode): boolean => mode === 'delivery' || mode === 'pickup';

/** Pieces that count against a kitchen's capacity: dishes only. */
const piecesOf = ({ lines }: PricedStoredCart, part: PartKey): number =>
  part !== 'food' ? 0 : lines.reduce((sum, line) => sum + (line.part === part ? line.stored.qty : 0), 0);

/** Shop that makes a part; null for shipments and tickets. */
export const shopIdOf = ({ mode, promise }: Pick<PartOfCart, 'mode' | 'promise'>): ShopId | null =>
  mode === 'shipping' || mode === 'entry' ? null : (promise?.shop.id ?? null);

/** Row of a part, still without its number. */
export const draftPart = (draft: Draft, part: PartOfCart): Omit<PartRow, 'number'> => {
  const slot = bookedSlot(part);
  const room = takesRoom(part.mode) ? slot : null;
  const wanted = part.delivery?.slot ?? 'asap';
  return {
    order_id: draft.id,
    part: part.part,
    mode: part.mode,
    state: stateOf(draft),
    since: draft.now,
    shop_id: shopIdOf(part),
    // With the zone it was charged for, whatever zone the customer has named.
    address: part.address && { ...part.address, ...(part.promise?.zone && { zone: part.promise.zone }) },
    table_label: part.table?.label ?? null,
    wanted_at: wanted === 'asap' ? null : new Date(wanted),
    promised_at: slot?.promisedAt ?? null,
    // A part for later begins later; the others at once.
    begin_at:
      wanted === 'asap' || !slot ? null : new Date(slot.promisedAt.getTime() - slot.leadMinutes * 60_000),
    alarm: null,
    left_open_at: null,
    prints: 0,
    slot_at: room?.slotAt ?? null,
    slot_pieces: room?.capacity.pieces ?? null,
    slot_orders: room?.capacity.orders ?? null,
    slot_minutes: room?.slotMinutes ?? null,
    pieces: piecesOf(draft.priced, part.part),
    fee_cents: part.priced.fee,
    fee_discount_cents: part.priced.feeDiscount,
    member_fee_discount_cents: part.priced.memberDiscount,
    reason: null,
    completed_at: null,
    undo: null,
    changed_at: null,
    ordered_shop_id: null,
    moved_at: null,
  };
};

/** Owner of the stock that the pieces of a product were taken from. */
type TakenFor = (product: string, part: PartKey) => TakenFrom | undefined;

/** Lines as they are sold, with new ids: the cart keeps its lines until the order is placed. */
const lineRows = ({ id, priced: cart }: Draft, takenFrom: TakenFor): readonly LineRow[] =>
  cart.lines.flatMap((line, position) => {
    const priced = cart.priced.lines.find(({ id: known }) => known === line.stored.id);
    if (!line.product || !priced) return [];
    const from = takenFrom(line.product.id, line.part);
    return {
      ...soldLine({ ...line, product: line.product }, priced),
      order_id: id,
      position,
      reserved_qty: from ? line.stored.qty : 0,
      reserved_shop: from?.shop ?? null,
      added_at: null,
    };
  });

/** The order as it is stored; the answer to its customer shows the same. */
export const draftOrder = (
  draft: Referenced,
  parts: readonly PartRow[],
  takenFrom: TakenFor,
): StoredOrder => ({ row: orderRow(draft, parts), parts, lines: lineRows(draft, takenFrom) });
