import { zeroCents } from '@zanga/domain/money';
import type { PartFacts } from '@zanga/domain/ordering/cart-facts';
import type { CarriedPart, Mode, PartKey } from '@zanga/domain/ordering/cart-parts';
import { type PaymentKind, paymentKinds } from '@zanga/domain/ordering/payment-kinds';
import type { PartTerms, PricedPart } from '@zanga/domain/pricing/price-cart';
import type { SlotAnswer } from '@zanga/domain/shops/promise';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { readAddress } from '../../addresses/public.ts';
import { type PromiseOfShop, promisesOf } from '../../shops/public.ts';
import { readSeated, type SeatedAt } from '../../tables/public.ts';
import type { StoredCart, StoredDelivery } from './cart-record.ts';
import type { Membership } from './cart-tools.ts';
import { tableOfCart } from './table-of-cart.ts';

/** How a part of a cart reaches the customer, and its shop's promise. */
export type Fulfilment = {
  readonly part: PartKey;
  readonly mode: Mode;
  /** The customer's choice; null before any. */
  readonly delivery: StoredDelivery | null;
  /** Address of a delivery or shipping. */
  readonly address: StoredDelivery['address'];
  /** Promise of the shop; null where no shop is chosen, or none is needed. */
  readonly promise: PromiseOfShop | null;
  /** Whether the wanted time is available, and its slot; null without a promise. */
  readonly slot: SlotAnswer | null;
  /** Table of the customer; undefined without a seat. */
  readonly table?: SeatedAt | undefined;
  /** Whether it is ordered at a totem, where a number is called out. */
  readonly atTotem?: boolean;
};

export const usualMode = { food: 'delivery', goods: 'shipping' } as const satisfies Record<CarriedPart, Mode>;

/** Tickets need no shop, place or time: they exist once they are paid. */
export const byEntry: Fulfilment = {
  part: 'tickets',
  mode: 'entry',
  delivery: null,
  address: null,
  promise: null,
  slot: null,
};

const addressOf = async (db: Db | Tx, { userId }: StoredCart, delivery: StoredDelivery) => {
  if (delivery.mode === 'pickup' || delivery.mode === 'onshop') return null;
  if (delivery.address_id === null || userId === null) return delivery.address;
  return (await readAddress(db, userId, delivery.address_id)) ?? delivery.address;
};

/** Moment for which a part is wanted. */
export const momentOf = (delivery: StoredDelivery | null, now: Date): Date =>
  delivery === null || delivery.slot === 'asap' ? now : new Date(delivery.slot);

/** Completes a fulfilment, once the number of pieces is known. */
export type Fulfilling = (pieces: number) => Fulfilment;

const withoutShop =
  (known: Pick<Fulfilment, 'part' | 'mode' | 'delivery' | 'address'>): Fulfilling =>
  () => ({ ...known, promise: null, slot: null });

/** Reads the promise of the shop of a part, before its number of pieces is known. */
export const fulfil = async (
  db: Db | Tx,
  cart: StoredCart,
  part: CarriedPart,
  now: Date,
): Promise<Fulfilling> => {
  const delivery = cart.deliveries.find((delivery) => delivery.part === part) ?? null;
  if (delivery === null) return withoutShop({ part, mode: usualMode[part], delivery, address: null });
  const { mode, shop } = delivery;
  const address = await addressOf(db, cart, delivery);
  if (mode === 'shipping' || shop === null) return withoutShop({ part, mode, delivery, address });
  const promised = await promisesOf(db, { shop, mode, place: address }, now);
  const scanned = tableOfCart(cart, delivery);
  const table = scanned && (await readSeated(db, scanned));
  const atTotem = cart.meta.totem !== undefined;
  return (pieces) => {
    const promise = promised?.(pieces) ?? null;
    const slot = promise?.slot(delivery.slot === 'asap' ? 'asap' : new Date(delivery.slot)) ?? null;
    return { part, mode, delivery, address, promise, slot, table, atTotem };
  };
};

/** Delivery terms of a part: the shop's, or the brand's for shipping. */
export const termsOf = (
  { mode, promise }: Fulfilment,
  shipping: Pick<PartTerms, 'fee' | 'freeOver'>,
  { freeDeliveryOver }: Membership,
): PartTerms => {
  if (mode === 'shipping') return { mode, ...shipping, minimum: zeroCents, memberFreeOver: null };
  const { fee, minimum, freeOver } = promise ?? { fee: zeroCents, minimum: zeroCents, freeOver: null };
  return { mode, fee, minimum, freeOver, memberFreeOver: mode === 'delivery' ? freeDeliveryOver : null };
};

/** Facts of a part that the rules about issues ask for. */
export const factsOf = (
  { part, mode, delivery, address, promise, slot, table, atTotem = false }: Fulfilment,
  { missing }: Pick<PricedPart, 'missing'>,
): PartFacts => ({
  part,
  mode,
  chosen: delivery !== null,
  hasShop: promise !== null,
  hasAddress: address !== null,
  table: table?.label ?? null,
  tableClosed: table?.open === false,
  atTotem,
  minimum: promise?.minimum ?? zeroCents,
  missing,
  whyNot: promise?.whyNot ?? (slot?.ok === false ? slot.why : null),
});

/** Payment kinds that a part allows: a rider takes cash, a till stands in the shop. */
const paymentsOf = (
  { mode, promise }: Fulfilment,
  accepted: Readonly<Record<string, readonly string[]>>,
): readonly PaymentKind[] => {
  const possible = possiblePayments[mode];
  if (promise === null) return possible.filter((kind) => kind === 'card');
  return possible.filter((kind) => accepted[promise.shop.id]?.includes(kind));
};

type PaymentFacts = {
  /** Whether the brand has a provider for cards. */
  readonly takesCards: boolean;
  /** Payment kinds of each shop. */
  readonly accepted: Readonly<Record<string, readonly string[]>>;
};

/** Payment kinds that all parts of a cart allow. */
export const waysToPay = (
  parts: readonly Fulfilment[],
  { takesCards, accepted }: PaymentFacts,
): readonly PaymentKind[] =>
  paymentKinds.filter(
    (kind) =>
      (kind !== 'card' || takesCards) && parts.every((part) => paymentsOf(part, accepted).includes(kind)),
  );

const possiblePayments = {
  delivery: ['card', 'cash'],
  pickup: ['card', 'till'],
  onshop: ['card', 'till'],
  shipping: ['card'],
  entry: ['card'],
} as const satisfies Record<Mode, readonly PaymentKind[]>;
