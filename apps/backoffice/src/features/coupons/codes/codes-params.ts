import { filters, oneOf, typedText } from '@zanga/browser/address/filters.ts';
import { codeStates } from '@zanga/domain/coupons/drawn-codes';

/** Filters in the address. */
export const codesParams = filters({
  cerca: typedText(100),
  stato: oneOf(codeStates),
  serie: typedText(100),
});
export type CodesParams = ReturnType<typeof codesParams>;

/** Filters as the API takes them. */
export const codesQuery = ({ cerca, stato, serie }: CodesParams) => ({
  ...(cerca !== undefined && { search: cerca }),
  ...(stato !== undefined && { state: stato }),
  ...(serie !== undefined && { drawing: serie }),
});
