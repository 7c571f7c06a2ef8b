import type { Refusal } from '@zanga/contract/wire/route';
import { givenId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransactionThenRead } from '../../../platform/database/transaction.ts';
import { readProductsForSale } from '../../catalogue/public.ts';
import { seatByCode } from '../../tables/public.ts';
import { type NamedInWish, readChoices, readNamed } from './cart-deliveries.ts';
import { readItems } from './cart-items.ts';
import { readCart } from './cart-queries.ts';
import type { CartInput, CartOwner, StoredCart, StoredDelivery } from './cart-record.ts';
import { lockCart, makeCart, saveCart, touchCart } from './cart-store.ts';
import type { CartTools, Membership } from './cart-tools.ts';
import type { CountLines } from './count-lines.ts';
import { mergeVisitor } from './merge-carts.ts';
import { type PricedStoredCart, type Products, priceStoredCart } from './price-stored-cart.ts';
import { contextOf } from './priced-for.ts';

export type CartCall = {
  readonly owner: CartOwner;
  readonly input: CartInput;
  /** Whether its owner is new, without a cart: it is made in the transaction that fills it. */
  readonly isNew?: boolean;
  /** Key of a visitor’s cart to merge into this one, before anything else. */
  readonly merge?: string | undefined;
  readonly countLines: CountLines;
};

type CartRefusal = Refusal<'cart.not_found' | 'cart.stale' | 'invalid'>;
type Written = { readonly cart: StoredCart; readonly products?: Products };
type ReadCart = Written & { readonly changes: readonly string[] };

export type CartAnswer =
  | { readonly ok: true; readonly priced: PricedStoredCart; readonly changes: readonly string[] }
  | CartRefusal;

const asksToChange = ({ version: _, seen: __, ...content }: CartInput): boolean =>
  Object.values(content).some((value) => value !== undefined);

/** Changes a cart and prices it; without changes it is only priced again. */
export const changeCart = async (tools: CartTools, call: CartCall, now: Date): Promise<CartAnswer> => {
  const { input, merge, isNew = false, countLines } = call;
  countLines(input.items?.length ?? 0);
  const writes = isNew || asksToChange(input) || input.seen !== undefined || merge !== undefined;
  const priced = async (db: Db, read: ReadCart): Promise<CartAnswer> => {
    countLines(read.cart.lines.length);
    return { ok: true, priced: await priceStoredCart(tools, db, read, now), changes: read.changes };
  };
  if (writes)
    return inTransactionThenRead<ReadCart, CartRefusal, CartAnswer>(
      tools.db,
      (tx) => write(tools, tx, call, now),
      priced,
    );
  const read = await lookAt(tools, call, now);
  return 'ok' in read ? read : priced(tools.db, read);
};

const lookAt = async ({ db }: CartTools, { owner }: CartCall, now: Date): Promise<ReadCart | CartRefusal> => {
  const cart = await readCart(db, owner);
  if (!cart) return { ok: false, code: 'cart.not_found' };
  await touchCart(db, cart, now);
  return { cart, changes: [] };
};

/** Data that judges a wish, independent of the cart, so that both are read together. */
type Known = {
  readonly named: NamedInWish;
  readonly products: Products;
  readonly member: boolean;
  /** The seat that the code of the scanned table gives now. */
  readonly seat: string | undefined;
};

/** A call that adds nothing needs no member prices. */
const noMember: Pick<Membership, 'member'> = { member: false };

/** Locks the cart and reads the wish's data, in one message to the database. */
const begin = async (
  tools: CartTools,
  tx: Tx,
  { owner, input, isNew = false }: CartCall,
  now: Date,
): Promise<readonly [StoredCart | undefined, Known]> => {
  const userId = owner.kind === 'customer' ? owner.userId : null;
  const items = (input.items ?? []).map(({ product }) => product);
  const scanned = input.meta?.table_id;
  const [cart, named, products, { member }, seat] = await Promise.all([
    isNew ? makeCart(tx, owner, now) : lockCart(tx, owner),
    readNamed(tx, owner, input),
    readProductsForSale(tx, items, now),
    items.length > 0 ? tools.membershipOf(tx, { userId, orOffered: false }, now) : noMember,
    scanned === undefined ? undefined : seatByCode(tx, givenId('tbl', scanned), now),
  ]);
  const held = cart ?? (isNew ? await lockCart(tx, owner) : undefined);
  return [held, { named, products, member, seat }];
};

const write = async (
  tools: CartTools,
  tx: Tx,
  call: CartCall,
  now: Date,
): Promise<ReadCart | CartRefusal> => {
  const { input, merge } = call;
  const [before, known] = await begin(tools, tx, call, now);
  if (!before) return { ok: false, code: 'cart.not_found' };
  if (input.version !== undefined && asksToChange(input) && input.version !== before.version)
    return { ok: false, code: 'cart.stale' };
  const merged = await mergeVisitor(tx, before, merge);
  const changed = changedBy(merged.cart, input, known, now);
  if ('ok' in changed) return changed;
  const version = before.version + Number(contentOf(before) !== contentOf(changed.cart));
  const cart = { ...changed.cart, version };
  await saveCart(tx, cart, now);
  await merged.finish();
  return { ...changed, cart, changes: merged.changes };
};

/** Content that counts as a change: decisions of the owner, not prices they have merely seen. */
const contentOf = ({
  lines,
  deliveries,
  coupon,
  couponChoice,
  gift,
  singleCartShop,
  meta,
}: StoredCart): string => {
  const content = lines.map(({ id, qty }) => [id, qty]);
  return JSON.stringify([content, deliveries, coupon, couponChoice, gift, singleCartShop, meta]);
};

const changedBy = (
  cart: StoredCart,
  input: CartInput,
  { named, products, member, seat }: Known,
  now: Date,
): Written | CartRefusal => {
  const choices = readChoices(cart, input, named);
  if (!choices.ok) return { ok: false, code: 'invalid', fields: choices.fields };
  const { gift = cart.gift, seen = {} } = input;
  const meta = metaFrom(cart, input, seat);
  const { singleCartShop } = choices;
  const timeless = cart.lines.length === 0 && input.deliveries === undefined;
  const deliveries = timeless ? choices.deliveries.map(anyTime) : choices.deliveries;
  const next = { ...cart, ...couponFrom(cart, input), deliveries, singleCartShop, gift, meta };
  if (input.items === undefined) return { cart: { ...next, lines: withSeen(cart.lines, seen) } };
  const read = readItems(input.items, {
    lines: cart.lines,
    products,
    buyer: { member, now },
    context: contextOf(next),
  });
  if (!read.ok) return { ok: false, code: 'invalid', fields: read.fields };
  return { products, cart: { ...next, lines: withSeen(read.value, seen) } };
};

/** Notes of a cart. One that stays at its table keeps its seat; one that has just scanned the code gets a new one. */
const metaFrom = (cart: StoredCart, { meta }: CartInput, given: string | undefined): StoredCart['meta'] => {
  if (meta?.table_id === undefined) return meta ?? cart.meta;
  const had = meta.table_id === cart.meta.table_id ? cart.meta.seat : undefined;
  const seat = given ?? meta.seat ?? had;
  return seat === undefined ? meta : { ...meta, seat };
};

/** The choice of a free product belongs to its coupon, and goes with it. */
const couponFrom = (cart: StoredCart, input: CartInput): Pick<StoredCart, 'coupon' | 'couponChoice'> => {
  const coupon = (input.coupon === undefined ? cart.coupon : input.coupon?.trim()) || null;
  const kept = coupon === cart.coupon ? cart.couponChoice : null;
  return { coupon, couponChoice: input.coupon_choice === undefined ? kept : input.coupon_choice };
};

/** A chosen time belongs to the lines of that moment; a cart that was empty starts without one. */
const anyTime = (delivery: StoredDelivery): StoredDelivery => ({ ...delivery, slot: 'asap' });

/** Stores prices as the owner has seen them, not as they are now, so that a change in between is still told. */
const withSeen = (lines: StoredCart['lines'], seen: Readonly<Record<string, Cents>>): StoredCart['lines'] =>
  lines.map((line) => ({ ...line, seen: seen[line.id] ?? line.seen }));
