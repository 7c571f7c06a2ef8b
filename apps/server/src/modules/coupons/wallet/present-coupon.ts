import type { Coupon } from '@zanga/contract/ordering/coupons';
import { shareability } from '@zanga/domain/coupons/sharing';
import { couponStanding, type Standing } from '@zanga/domain/coupons/standing';
import { type FreeProducts, presentTerms } from './present-terms.ts';
import type { PersonFacts } from './read-person.ts';
import { usedWords } from './used-words.ts';
import { sharedThing, type WalletCoupon } from './wallet.ts';

type CouponState = Pick<Coupon, 'state' | 'why_not'>;

const stateOf = ({ coupon, use }: WalletCoupon, person: PersonFacts): CouponState => {
  if (use) return { state: use.waiting ? 'reserved' : 'used', why_not: usedWords(use, person.now) };
  const standing: Standing = couponStanding(coupon, person);
  return { state: standing.state, why_not: standing.state === 'ready' ? null : standing.text };
};

/** A wallet coupon for its owner. */
export const presentCoupon = (own: WalletCoupon, person: PersonFacts, free: FreeProducts): Coupon => {
  const share = shareability(sharedThing(own), person.now);
  return {
    ...presentTerms(own, free),
    id: own.id,
    ...stateOf(own, person),
    used_at: own.use && !own.use.waiting ? own.use.at.toISOString() : null,
    shareable: share.ok,
    why_not_shareable: share.ok ? null : share.text,
    shared_until: own.share?.until.toISOString() ?? null,
    given_by: own.givenBy,
  };
};
