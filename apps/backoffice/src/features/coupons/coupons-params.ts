import { filters, oneOf, typedText } from '@zanga/browser/address/filters.ts';
import { couponPhases } from '@zanga/contract/ordering/coupons-office';

/** Filters in the address. */
export const couponsParams = filters({ cerca: typedText(100), stato: oneOf(couponPhases) });
export type CouponsParams = ReturnType<typeof couponsParams>;

/** Filters as the API takes them. */
export const couponsQuery = ({ cerca, stato }: CouponsParams) => ({
  ...(cerca !== undefined && { search: cerca }),
  ...(stato !== undefined && { phase: stato }),
});
