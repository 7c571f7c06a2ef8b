import type { CouponTerms, FreeProduct } from '@zanga/contract/ordering/coupons';
import type { Reward } from '@zanga/domain/coupons/coupon';
import { rulesInWords, worthOf } from '@zanga/domain/coupons/coupon-words';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { readProductsForSale } from '../../catalogue/public.ts';
import type { Definition } from '../definition.ts';
import type { WalletCoupon } from './wallet.ts';

export type FreeProducts = ReadonlyMap<string, FreeProduct>;

/** Products that coupons give for free, as far as they are on sale. */
export const readFreeProducts = async (
  db: Db | Tx,
  definitions: readonly Definition[],
  now: Date,
): Promise<FreeProducts> => {
  const ids = definitions.flatMap(({ reward }) => (reward.kind === 'free_product' ? reward.products : []));
  const sold = await readProductsForSale(db, [...new Set(ids)], now);
  return new Map(
    [...sold.values()].map(({ id, slug, name, images }) => [id, { id, slug, name, images }] as const),
  );
};

const figureOf = (reward: Reward): number | null => {
  if (reward.kind === 'percentage') return reward.rate;
  return reward.kind === 'amount' ? reward.amount : null;
};

type CouponToDescribe = Pick<WalletCoupon, 'definition' | 'coupon'>;

/** Terms of a wallet coupon, for anyone: it is used once, even if its code may be used more often. */
export const presentTerms = ({ definition, coupon }: CouponToDescribe, free: FreeProducts): CouponTerms =>
  termsOf({ definition, coupon: { ...coupon, rules: { ...coupon.rules, limitPerCustomer: 1 } } }, free);

/** Terms of a coupon in Italian. */
export const termsOf = ({ definition, coupon }: CouponToDescribe, free: FreeProducts): CouponTerms => {
  const { title, reward, rules } = coupon;
  const { names } = definition;
  return {
    title,
    description: definition.description,
    kind: reward.kind,
    value: figureOf(reward),
    worth: worthOf(reward, names),
    rules: [...rulesInWords(coupon, names)],
    valid_from: rules.from.toISOString(),
    valid_until: rules.until?.toISOString() ?? null,
    free_products: reward.kind === 'free_product' ? reward.products.flatMap((id) => free.get(id) ?? []) : [],
  };
};
