import { filters, oneOf, typedText } from '@zanga/browser/address/filters.ts';
import type { inboxStates } from '@zanga/contract/brand/inbox';

type State = (typeof inboxStates)[number];

/** Words of each state in the address; open messages need none. */
const stateWords = { miei: 'mine', chiusi: 'closed' } as const satisfies Record<string, State>;

/** Filters in the address. */
export const inboxParams = filters({ cerca: typedText(254), stato: oneOf(['miei', 'chiusi']) });
export type InboxParams = ReturnType<typeof inboxParams>;

/** Filters as the API takes them. */
export const inboxQuery = ({ cerca, stato }: InboxParams, shop: string | undefined) => ({
  ...(cerca !== undefined && { search: cerca }),
  ...(stato !== undefined && { state: stateWords[stato] }),
  ...(shop !== undefined && { shop }),
});
