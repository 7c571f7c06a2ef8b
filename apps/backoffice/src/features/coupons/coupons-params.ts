import { filters, oneOf, typedText } from '@zanga/browser/address/filters.ts';
import { couponPhases } from '@zanga/contract/ordering/coupons-office';

/** Which coupons are looked at, as the address says it. */
export const couponsParams = filters({ cerca: typedText(100), stato: oneOf(couponPhases) });
export type CouponsParams = ReturnType<typeof couponsParams>;

/** The same as the server is asked for it. */
export const couponsQuery = ({ cerca, stato }: CouponsParams) => ({
  ...(cerca !== undefined && { search: cerca }),
  ...(stato !== undefined && { phase: stato }),
});
