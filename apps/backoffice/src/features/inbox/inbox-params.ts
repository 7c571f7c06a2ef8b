import { filters, oneOf, typedText } from '@zanga/browser/address/filters.ts';
import type { inboxStates } from '@zanga/contract/brand/inbox';

type State = (typeof inboxStates)[number];

/** What each state is called in the address; what waits is what one sees unless something else is said. */
const stateWords = { miei: 'mine', chiusi: 'closed' } as const satisfies Record<string, State>;

/** Which messages are looked at, as the address says it. */
export const inboxParams = filters({ cerca: typedText(254), stato: oneOf(['miei', 'chiusi']) });
export type InboxParams = ReturnType<typeof inboxParams>;

/** The same as the server is asked for it. */
export const inboxQuery = ({ cerca, stato }: InboxParams, shop: string | undefined) => ({
  ...(cerca !== undefined && { search: cerca }),
  ...(stato !== undefined && { state: stateWords[stato] }),
  ...(shop !== undefined && { shop }),
});
