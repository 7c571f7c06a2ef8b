import type { CouponShare } from '@zanga/contract/ordering/coupons';
import type { Refusal } from '@zanga/contract/wire/route';
import { shareability } from '@zanga/domain/coupons/sharing';
import type { UserId, WalletCouponId } from '@zanga/domain/ids';
import { formatLastDay } from '@zanga/domain/time-format';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readNames } from '../../brand/public-names.ts';
import type { CouponTools } from '../coupon-tools.ts';
import { sealShare } from './share-link.ts';
import { endShare, insertShare, lockWallet } from './shares-store.ts';
import { sharedThing } from './wallet.ts';
import { readOwnCoupon } from './wallet-queries.ts';

type Own = { readonly id: WalletCouponId; readonly userId: UserId };

/** A link to give a coupon away. While it waits to be opened, asking again returns the same. */
export const shareCoupon = (
  { db, keys, origin }: CouponTools,
  own: Own,
  now: Date,
): Promise<CouponShare | Refusal<'coupon.not_found' | 'coupon.not_shareable'>> =>
  inTransaction(db, async (tx) => {
    await lockWallet(tx, own.id);
    const coupon = await readOwnCoupon(tx, own, now);
    if (!coupon) return refuse('coupon.not_found');
    const can = shareability(sharedThing(coupon), now);
    if (!can.ok) return refuse('coupon.not_shareable');
    const expiresAt = coupon.share?.until ?? can.expiresAt;
    const { brand } = await readNames(tx);
    const id =
      coupon.share?.id ?? (await insertShare(tx, { walletId: own.id, from: own.userId, expiresAt }, now));
    const encrypted = sealShare(keys, id);
    return {
      encrypted,
      url: `${origin()}/share/coupons?encrypted=${encrypted}`,
      expires_at: expiresAt.toISOString(),
      text: `Ti regalo un coupon ${brand}: ${coupon.coupon.title}. Aprilo entro il ${formatLastDay(expiresAt)}, è tuo se sei il primo.`,
    };
  });

/** Ends the link; a coupon that was received by it stays away. */
export const unshareCoupon = ({ db }: CouponTools, own: Own, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await lockWallet(tx, own.id);
    const coupon = await readOwnCoupon(tx, own, now);
    if (coupon) await endShare(tx, own.id, now);
    return coupon !== undefined;
  });
