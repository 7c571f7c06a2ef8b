import { rulesForTill, worthOf } from '@zanga/domain/coupons/coupon-words';
import { tillEligibility } from '@zanga/domain/coupons/till';
import { asId } from '@zanga/domain/ids';
import type { Redeem, Undo, Verdict } from '../../redemption/public.ts';
import type { CouponTools } from '../coupon-tools.ts';
import { readPerson } from '../wallet/read-person.ts';
import { lockWallet } from '../wallet/shares-store.ts';
import { usedWords } from '../wallet/used-words.ts';
import { readWalletCoupon } from '../wallet/wallet-queries.ts';
import { giveTillUseBack, takeCoupon } from './uses-store.ts';

const no = (title: string, text: string): Verdict => ({ ok: false, title, text });
const moved = no('Coupon non valido', 'Questo coupon ora è di un’altra persona');

/** Uses a coupon at a till, in the transaction of the scan. */
export const redeemCoupon =
  ({ confirmsPhones }: Pick<CouponTools, 'confirmsPhones'>): Redeem =>
  async (tx, { subject: wallet, userId, by, shopId, now }) => {
    const subject = asId('wcp', wallet);
    await lockWallet(tx, subject);
    const own = await readWalletCoupon(tx, subject, now);
    // A device without a person reads badges alone.
    if (!own || by === null || userId === null || own.userId !== userId) return moved;
    const { definition, coupon, use } = own;
    if (use) return { ...no('Già usato', usedWords(use, now)), usedAt: use.at };
    const person = await readPerson(
      tx,
      { userId, definitions: [definition], cartId: null, confirmsPhones },
      now,
    );
    const can = tillEligibility(coupon, {
      ...person(definition),
      shop: shopId === null ? null : asId('shp', shopId),
    });
    if (!can.ok) return no('Coupon non valido qui', can.text);
    const taken = await takeCoupon(tx, { couponId: own.id, userId, orderId: null, shopId, by, now });
    if (taken === 'gone') return no('Coupon esaurito', 'Questo coupon non si può più usare');
    const { names } = definition;
    const rules = rulesForTill(coupon, names).join('. ');
    return { ok: true, title: `${coupon.title}: ${worthOf(coupon.reward, names)}`, text: `${rules}.` };
  };

/** Undoes a mistaken use at a till: the coupon is its owner's again. */
export const undoCoupon: Undo = async (tx, { subject: wallet, usedAt, now }) => {
  const subject = asId('wcp', wallet);
  await lockWallet(tx, subject);
  return giveTillUseBack(tx, subject, usedAt, now);
};
