import { filters, oneOf, typedText } from '@zanga/browser/address/filters.ts';
import { codeStates } from '@zanga/domain/coupons/drawn-codes';

/** Which codes of a coupon are looked at, as the address says it. */
export const codesParams = filters({
  cerca: typedText(100),
  stato: oneOf(codeStates),
  serie: typedText(100),
});
export type CodesParams = ReturnType<typeof codesParams>;

/** The same as the server is asked for it. */
export const codesQuery = ({ cerca, stato, serie }: CodesParams) => ({
  ...(cerca !== undefined && { search: cerca }),
  ...(stato !== undefined && { state: stato }),
  ...(serie !== undefined && { drawing: serie }),
});
