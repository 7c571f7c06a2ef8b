import type { CouponTerms } from '@zanga/contract/ordering/coupons';

/** What a coupon is worth where there is little room: several gifts are listed elsewhere. */
export const shortWorth = ({
  kind,
  worth,
  free_products: free,
}: Pick<CouponTerms, 'kind' | 'worth' | 'free_products'>): string =>
  kind === 'free_product' && free.length > 1 ? 'Un omaggio a scelta' : worth;
