import { filters, oneOf, typedText } from '@zanga/browser/address/filters.ts';
import { cardFilters, memberFilters } from '@zanga/contract/ordering/prime-members';

/** Filters in the address. */
export const membersParams = filters({
  cerca: typedText(100),
  stato: oneOf(memberFilters),
  piano: typedText(100),
  carta: oneOf(cardFilters),
});
export type MembersParams = ReturnType<typeof membersParams>;

/** Filters as the API takes them. */
export const membersQuery = ({ cerca, stato, piano, carta }: MembersParams) => ({
  ...(cerca !== undefined && { search: cerca }),
  ...(stato !== undefined && { state: stato }),
  ...(piano !== undefined && { plan: piano }),
  ...(carta !== undefined && { card: carta }),
});
