import type { CouponForCart } from '@zanga/contract/ordering/coupons';
import type { Coupon, RewardKind } from '@zanga/domain/coupons/coupon';
import type { CartId, Id } from '@zanga/domain/ids';
import type { CouponEffect } from '@zanga/domain/pricing/coupon-effect';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { Definition } from '../definition.ts';
import { type Drawn, readByCode } from '../definition-queries.ts';
import { whyDrawnGone } from '../drawn-words.ts';
import { presentTerms, readFreeProducts } from '../wallet/present-terms.ts';
import { readPerson } from '../wallet/read-person.ts';
import { usedWords } from '../wallet/used-words.ts';
import { codeOf, isWalletId, type WalletCoupon } from '../wallet/wallet.ts';
import { readOwnCoupon, readWallet } from '../wallet/wallet-queries.ts';
import { type CartToJudge, type CouponJudgement, judgeOf } from './judge-cart.ts';

export type CouponAnswer =
  | {
      readonly ok: true;
      /** Id of the coupon in the wallet, or of the code's coupon. */
      readonly id: Id<'wcp'> | Id<'cpn'>;
      readonly code: string | null;
      /** The code, if it is a drawn one. */
      readonly drawn: string | null;
      readonly title: string;
      readonly kind: RewardKind;
      readonly firstOrder: boolean;
      /** The chosen free product. */
      readonly choice: string | null;
      readonly effect: CouponEffect;
    }
  /** `title` is null for a code that does not exist. */
  | { readonly ok: false; readonly title: string | null; readonly text: string };

const unknown: CouponAnswer = { ok: false, title: null, text: 'Questo coupon non esiste' };

type FoundCoupon = {
  readonly id: Id<'wcp'> | Id<'cpn'>;
  readonly definition: Definition;
  readonly coupon: Coupon;
  readonly code: string | null;
  readonly drawn: string | null;
  readonly gone: string | null;
};

/** Why a wallet coupon is gone; a use by this cart's own unpaid order does not count. */
const goneWords = ({ use }: WalletCoupon, cartId: CartId, now: Date): string | null =>
  use === null || (use.waiting && use.cartId === cartId) ? null : usedWords(use, now);

/** Why a drawn code is of no use to a cart; a use by the cart's own unpaid order does not count. */
const drawnGone = (drawn: Drawn | null, cartId: CartId): string | null =>
  drawn === null || drawn.use?.waitingFor === cartId ? null : whyDrawnGone(drawn);

const find = async (
  db: Db | Tx,
  { cart, now }: CartToJudge,
  written: string,
): Promise<FoundCoupon | undefined> => {
  if (!isWalletId(written)) {
    const code = codeOf(written);
    const found = await readByCode(db, code);
    if (!found) return undefined;
    const { definition, drawn } = found;
    const gone = drawnGone(drawn, cart.id);
    return { id: definition.id, definition, coupon: definition, code, drawn: drawn?.code ?? null, gone };
  }
  if (cart.userId === null) return undefined;
  const own = await readOwnCoupon(db, { id: written, userId: cart.userId }, now);
  return own && { ...own, code: null, drawn: null, gone: goneWords(own, cart.id, now) };
};

/** Judges a typed code, or a coupon from the wallet, for a cart. */
export const couponFor = async (
  db: Db | Tx,
  { confirmsPhones, ...toJudge }: CartToJudge & { readonly confirmsPhones: boolean },
  written: string,
): Promise<CouponAnswer> => {
  const found = await find(db, toJudge, written);
  if (!found) return unknown;
  const { id, definition, coupon, code, drawn, gone } = found;
  const { title, reward } = coupon;
  if (gone !== null) return { ok: false, title, text: gone };
  const { id: cartId, userId, couponChoice } = toJudge.cart;
  const person = await readPerson(
    db,
    { userId, definitions: [definition], cartId, confirmsPhones },
    toJudge.now,
  );
  const judged = judgeOf(toJudge)(coupon, person(definition));
  if (!judged.ok) return { ...judged, title };
  const offered =
    reward.kind === 'free_product' && reward.products.some((product) => product === couponChoice);
  const choice = offered ? couponChoice : null;
  const { firstOrder } = coupon.rules;
  return { ok: true, id, code, drawn, title, kind: reward.kind, firstOrder, choice, effect: judged.effect };
};

/** A coupon of the wallet to choose in a cart; the cart adds its saving and its total. */
export type WalletAnswer = {
  readonly coupon: Omit<CouponForCart, 'usable' | 'why_not' | 'saving' | 'total'>;
  readonly judged: CouponJudgement;
};

/** Judges each coupon in the wallet of the cart's owner. */
export const walletFor = async (
  db: Db | Tx,
  { confirmsPhones, ...toJudge }: CartToJudge & { readonly confirmsPhones: boolean },
): Promise<readonly WalletAnswer[]> => {
  const { cart, now } = toJudge;
  if (cart.userId === null) return [];
  const own = await readWallet(db, cart.userId, now);
  const definitions = own.map(({ definition }) => definition);
  const person = await readPerson(
    db,
    { userId: cart.userId, definitions, cartId: cart.id, confirmsPhones },
    now,
  );
  const free = await readFreeProducts(db, definitions, now);
  // No choice has been made yet: each is judged for all products it could make free.
  const judge = judgeOf({ ...toJudge, cart: { ...cart, couponChoice: null } });
  return own.map((one) => {
    const terms = presentTerms(one, free);
    const in_cart = terms.free_products
      .map(({ id }) => id)
      .filter((id) => toJudge.lines.some(({ product }) => product.id === id));
    const gone = goneWords(one, cart.id, now);
    const judged =
      gone === null ? judge(one.coupon, person(one.definition)) : ({ ok: false, text: gone } as const);
    return { coupon: { ...terms, id: one.id, in_cart }, judged };
  });
};
