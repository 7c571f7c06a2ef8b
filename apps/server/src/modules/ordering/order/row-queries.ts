import { Picture } from '@zanga/contract/menu/picture';
import { Gift } from '@zanga/contract/ordering/carts';
import { Cents, id } from '@zanga/contract/wire/values';
import { allergens, productKinds } from '@zanga/domain/catalogue/vocabulary';
import type { ChoiceId, IngredientId } from '@zanga/domain/ids';
import { modes, partKeys } from '@zanga/domain/ordering/cart-parts';
import { paymentKinds } from '@zanga/domain/ordering/payment-kinds';
import { deliveryStates } from '@zanga/domain/ordering/states';
import { undoableSteps } from '@zanga/domain/ordering/undo';
import type { Selectable, ShallowDehydrateObject } from 'kysely';
import { z } from 'zod';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import type { OrderEvents, OrderLines, OrderParts, Orders } from '../../../platform/database/tables.ts';

// Rows of an order: JSON columns are parsed here, once, as rows are read. The tables' checks restrict word columns to
// the domain's words; here they become types.

const Kind = z.enum(productKinds);
const PartName = z.enum(partKeys);
const State = z.enum(deliveryStates);

/** Address of a part. A forgotten person leaves empty texts, which no form would accept. */
const Address = z.object({
  label: z.string(),
  street: z.string(),
  number: z.string(),
  staircase: z.string(),
  floor: z.string(),
  doorbell: z.string(),
  zip: z.string(),
  city: z.string(),
  province: z.string(),
  lat: z.number(),
  lng: z.number(),
  notes: z.string(),
  is_default: z.boolean(),
  zone: z.nullish(z.string()),
});
const Option = z.object({
  id: z.custom<ChoiceId>((id) => typeof id === 'string'),
  name: z.string(),
  price_delta: Cents,
  // Orders from before portions have one each.
  qty: z.int().default(1),
  /** Whether the choice is a default; older orders do not know. */
  usual: z.boolean().optional(),
});
const LeftOut = z.object({
  id: z.custom<IngredientId>((id) => typeof id === 'string'),
  name: z.string(),
});
/** Null where undeclared, and in lines from before allergens were stored. */
const Declared = z.object({ contains: z.array(z.enum(allergens)), may_contain: z.array(z.enum(allergens)) });
const Vat = z.object({ rate_basis_points: z.int(), gross: Cents, vat: Cents });

const addressIn = jsonColumn('order_parts.address', Address.nullable());
const optionsIn = jsonColumn('order_lines.options', z.array(Option));
const withoutIn = jsonColumn('order_lines.without', z.array(LeftOut));
const declaredIn = jsonColumn('order_lines.allergens', Declared.nullable());
const imagesIn = jsonColumn('order_lines.images', z.array(Picture));
const vatIn = jsonColumn('orders.vat', z.array(Vat));
const metaIn = jsonColumn('orders.meta', z.record(z.string(), z.string()));
const giftIn = jsonColumn('orders.gift', z.nullable(Gift));
/** State of a part before its last step. */
const Undo = z.object({
  event: z.enum(undoableSteps),
  state: State,
  since: z.iso.datetime(),
  promised_at: z.iso.datetime().nullable(),
  begin_at: z.iso.datetime().nullable(),
  alarm: z.string().nullable(),
  until: z.iso.datetime(),
});
export type Undo = z.output<typeof Undo>;
const undoIn = jsonColumn('order_parts.undo', Undo.nullable());
/** Lines that a shop proposes to add, as they would be sold, with the stock reserved for them until they are paid. */
const AddedLine = z.object({
  id: id('lin'),
  part: PartName,
  cart_line_id: id('lin'),
  product_id: id('prd'),
  slug: z.string(),
  name: z.string(),
  kind: Kind,
  age_limit: z.int().nullable(),
  images: z.array(Picture),
  options: z.array(Option),
  without: z.array(LeftOut),
  left_usual: z.array(z.string()),
  /** Null in proposals from before allergens were stored. */
  allergens: Declared.nullable().default(null),
  notes: z.string(),
  qty: z.int(),
  unit_cents: Cents,
  list_cents: Cents,
  discount_cents: Cents,
  member_discount_cents: Cents,
  coupon_discount_cents: Cents,
  total_cents: Cents,
  vat_rate_basis_points: z.int(),
  vat_cents: Cents,
  reserved_qty: z.int(),
  /** Shop of the reserved stock; null for the brand's, and in proposals from before shops counted. */
  reserved_shop: z.nullable(id('shp')).default(null),
});
export type AddedLine = z.output<typeof AddedLine>;
export const addedIn = jsonColumn('order_changes.added', z.array(AddedLine));
const detailsIn = jsonColumn('order_events.details', z.record(z.string(), z.unknown()));

const OrderWords = z.object({ state: State, payment_kind: z.enum(paymentKinds) });
const PartWords = z.object({ part: PartName, mode: z.enum(modes), state: State });
const LineWords = z.object({ part: PartName, kind: Kind });
const EventWords = z.object({
  part: PartName.nullable(),
  from_state: State.nullable(),
  to_state: State.nullable(),
  actor: z.enum(['customer', 'worker', 'system']),
});

type Read<Row, Words extends z.ZodType, Json> = Omit<Row, keyof z.output<Words> | keyof Json> &
  Readonly<z.output<Words>> &
  Readonly<Json>;

export type OrderRow = Read<
  Selectable<Orders>,
  typeof OrderWords,
  { vat: ReturnType<typeof vatIn>; gift: ReturnType<typeof giftIn>; meta: ReturnType<typeof metaIn> }
>;
export type PartRow = Read<
  Selectable<OrderParts>,
  typeof PartWords,
  { address: ReturnType<typeof addressIn>; undo: Undo | null }
>;
export type LineRow = Read<
  Selectable<OrderLines>,
  typeof LineWords,
  {
    images: ReturnType<typeof imagesIn>;
    options: ReturnType<typeof optionsIn>;
    without: ReturnType<typeof withoutIn>;
    allergens: ReturnType<typeof declaredIn>;
  }
>;
export type EventRow = Read<
  Selectable<OrderEvents>,
  typeof EventWords,
  { details: ReturnType<typeof detailsIn> }
>;

export const orderRowOf = (row: Selectable<Orders>): OrderRow => ({
  ...row,
  ...OrderWords.parse(row),
  vat: vatIn(row.vat),
  gift: giftIn(row.gift),
  meta: metaIn(row.meta),
});

export const partRowOf = (row: Selectable<OrderParts>): PartRow => ({
  ...row,
  ...PartWords.parse(row),
  address: addressIn(row.address),
  undo: undoIn(row.undo),
});

export const lineRowOf = (row: Selectable<OrderLines>): LineRow => ({
  ...row,
  ...LineWords.parse(row),
  images: imagesIn(row.images),
  options: optionsIn(row.options),
  without: withoutIn(row.without),
  allergens: declaredIn(row.allergens),
});

/** An instant from JSON, for rows read as part of another. */
const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

type JsonRow<Row> = ShallowDehydrateObject<Selectable<Row>>;

/** A part read as JSON beside its order. */
export const toldPartOf = (row: JsonRow<OrderParts>): PartRow =>
  partRowOf({
    ...row,
    since: new Date(row.since),
    begin_at: moment(row.begin_at),
    changed_at: moment(row.changed_at),
    completed_at: moment(row.completed_at),
    left_open_at: moment(row.left_open_at),
    moved_at: moment(row.moved_at),
    promised_at: moment(row.promised_at),
    slot_at: moment(row.slot_at),
    wanted_at: moment(row.wanted_at),
  });

/** A line read as JSON beside its order. */
export const toldLineOf = (row: JsonRow<OrderLines>): LineRow =>
  lineRowOf({ ...row, added_at: moment(row.added_at), withdrawn_at: moment(row.withdrawn_at) });

const eventRowOf = (row: Selectable<OrderEvents>): EventRow => ({
  ...row,
  ...EventWords.parse(row),
  details: detailsIn(row.details),
});

/** An event read as JSON beside its order. */
export const toldEventOf = (row: JsonRow<OrderEvents>): EventRow =>
  eventRowOf({ ...row, at: new Date(row.at) });
