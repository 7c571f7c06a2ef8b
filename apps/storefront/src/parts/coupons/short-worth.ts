import type { CouponTerms } from '@zanga/contract/ordering/coupons';

/** Worth of a coupon in few words: several free products are listed elsewhere. */
export const shortWorth = ({
  kind,
  worth,
  free_products: free,
}: Pick<CouponTerms, 'kind' | 'worth' | 'free_products'>): string =>
  kind === 'free_product' && free.length > 1 ? 'Un omaggio a scelta' : worth;
