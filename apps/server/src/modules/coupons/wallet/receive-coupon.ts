import type { SharedCoupon } from '@zanga/contract/ordering/coupons';
import type { Refusal } from '@zanga/contract/wire/route';
import type { UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { CouponTools } from '../coupon-tools.ts';
import { readTimesUsed } from './person-queries.ts';
import { presentTerms, readFreeProducts } from './present-terms.ts';
import { openShare } from './share-link.ts';
import { readGiver } from './share-queries.ts';
import { endShare, lockWallet, moveCoupon, readShare, type Share } from './shares-store.ts';
import type { WalletCoupon } from './wallet.ts';
import { readWalletCoupon } from './wallet-queries.ts';

type Gone = Refusal<'coupon.share_refused' | 'coupon.share_expired' | 'coupon.share_taken'>;
type Open = { readonly ok: true; readonly share: Share; readonly coupon: WalletCoupon };

/** The coupon that a share still brings, or why it brings none. */
const openFor = async (db: Db | Tx, share: Share | undefined, now: Date): Promise<Open | Gone> => {
  const coupon = share && (await readWalletCoupon(db, share.walletId, now));
  if (!coupon) return refuse('coupon.share_refused');
  if (share.takenBy !== null || coupon.use !== null) return refuse('coupon.share_taken');
  const { until } = coupon.coupon.rules;
  const isOver = share.endedAt !== null || share.expiresAt <= now || (until !== null && until <= now);
  return isOver ? refuse('coupon.share_expired') : { ok: true, share, coupon };
};

/** The coupon behind a link, for anyone who has the link. */
export const seeShared = async (
  { db, keys }: CouponTools,
  encrypted: string,
  now: Date,
): Promise<SharedCoupon | Gone> => {
  const id = openShare(keys, encrypted);
  const found = await openFor(db, id === undefined ? undefined : await readShare(db, id), now);
  if (!found.ok) return found;
  const { coupon, share } = found;
  return {
    ...presentTerms(coupon, await readFreeProducts(db, [coupon.definition], now)),
    given_by: await readGiver(db, share.from),
    expires_at: share.expiresAt.toISOString(),
  };
};

type Received =
  | { readonly ok: true; readonly id: string }
  | Gone
  | Refusal<'coupon.share_own' | 'coupon.share_in_vain'>;

/** Moves a coupon to the first person who opens its link; for that person a repeat finds it there. */
export const receiveCoupon = async (
  { db, keys }: CouponTools,
  { encrypted, userId }: { readonly encrypted: string; readonly userId: UserId },
  now: Date,
): Promise<Received> => {
  const id = openShare(keys, encrypted);
  const named = id === undefined ? undefined : await readShare(db, id);
  if (!named) return refuse('coupon.share_refused');
  return inTransaction(db, async (tx): Promise<Received> => {
    await lockWallet(tx, named.walletId);
    // Read again: another may have taken it while this one waited for the lock.
    const share = await readShare(tx, named.id);
    if (share?.takenBy === userId) return { ok: true, id: share.walletId };
    const found = await openFor(tx, share, now);
    if (!found.ok) return found;
    const { coupon } = found;
    if (coupon.userId === userId) return refuse('coupon.share_own');
    if (await wouldBeInVain(tx, coupon, userId)) return refuse('coupon.share_in_vain');
    await endShare(tx, coupon.id, now, userId);
    await moveCoupon(tx, { walletId: coupon.id, from: coupon.userId, to: userId });
    return { ok: true, id: coupon.id };
  });
};

/** Not moved to a person who could never use it: it stays where it is of use. */
const wouldBeInVain = async (tx: Tx, { definition }: WalletCoupon, userId: UserId): Promise<boolean> => {
  const { limitPerCustomer } = definition.rules;
  if (limitPerCustomer === null) return false;
  const used = await readTimesUsed(tx, { userId, coupons: [definition.id], cartId: null });
  return (used.get(definition.id) ?? 0) >= limitPerCustomer;
};
