import { PaymentKind } from '@zanga/contract/ordering/carts';
import { zeroCents } from '@zanga/domain/money';
import type { PartFacts } from '@zanga/domain/ordering/cart-facts';
import type { CarriedPart, Mode, PartKey } from '@zanga/domain/ordering/cart-parts';
import type { PartTerms, PricedPart } from '@zanga/domain/pricing/price-cart';
import type { SlotAnswer } from '@zanga/domain/shops/promise';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { readAddress } from '../../addresses/public.ts';
import { type PromiseOfShop, promisesOf } from '../../shops/public.ts';
import { readSeated, type SeatedAt } from '../../tables/public.ts';
import type { StoredCart, StoredDelivery } from './cart-record.ts';
import type { Membership } from './cart-tools.ts';
import { tableOfCart } from './table-of-cart.ts';

/** How a part of a cart is to be had, and what its shop says to that. */
export type Fulfilment = {
  readonly part: PartKey;
  readonly mode: Mode;
  /** What was chosen; null where nothing was yet. */
  readonly delivery: StoredDelivery | null;
  /** Where it is brought or shipped to. */
  readonly address: StoredDelivery['address'];
  /** What the shop promises; null where no shop has been chosen, or none is needed. */
  readonly promise: PromiseOfShop | null;
  /** Whether the time wanted can be had, and which slot it takes; null where there is nothing to promise. */
  readonly slot: SlotAnswer | null;
  /** Where on the premises its people sit; undefined without a seat. */
  readonly table?: SeatedAt | undefined;
  /** Whether it is ordered at a totem, where one's number is called. */
  readonly atTotem?: boolean;
};

export const usualMode = { food: 'delivery', goods: 'shipping' } as const satisfies Record<CarriedPart, Mode>;

/** Tickets need no shop, no place and no time: they are there when they are paid. */
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

/** The moment for which something is wanted. */
export const momentOf = (delivery: StoredDelivery | null, now: Date): Date =>
  delivery === null || delivery.slot === 'asap' ? now : new Date(delivery.slot);

/** Gives what is said of a part once it is known how many pieces it has. */
export type Fulfilling = (pieces: number) => Fulfilment;

const withoutShop =
  (known: Pick<Fulfilment, 'part' | 'mode' | 'delivery' | 'address'>): Fulfilling =>
  () => ({ ...known, promise: null, slot: null });

/** Asks the shop of a part what it can promise, whatever it will have to make. */
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

/** What a part costs to be had: the shop's terms, or the brand's for what is shipped. */
export const termsOf = (
  { mode, promise }: Fulfilment,
  shipping: Pick<PartTerms, 'fee' | 'freeOver'>,
  { freeDeliveryOver }: Membership,
): PartTerms => {
  if (mode === 'shipping') return { mode, ...shipping, minimum: zeroCents, memberFreeOver: null };
  const { fee, minimum, freeOver } = promise ?? { fee: zeroCents, minimum: zeroCents, freeOver: null };
  return { mode, fee, minimum, freeOver, memberFreeOver: mode === 'delivery' ? freeDeliveryOver : null };
};

/** What the rules about issues need to know of a part. */
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

/** Ways of paying that a part allows: whoever brings it takes cash, whoever stands in front of the till pays there. */
const paymentsOf = (
  { mode, promise }: Fulfilment,
  accepted: Readonly<Record<string, readonly string[]>>,
): readonly PaymentKind[] => {
  const possible = possiblePayments[mode];
  if (promise === null) return possible.filter((kind) => kind === 'card');
  return possible.filter((kind) => accepted[promise.shop.id]?.includes(kind));
};

type PaymentFacts = {
  /** Whether a provider takes cards. */
  readonly takesCards: boolean;
  /** The ways of paying of each shop. */
  readonly accepted: Readonly<Record<string, readonly string[]>>;
};

/** Ways of paying that every part of a cart allows. */
export const waysToPay = (
  parts: readonly Fulfilment[],
  { takesCards, accepted }: PaymentFacts,
): readonly PaymentKind[] =>
  PaymentKind.options.filter(
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
