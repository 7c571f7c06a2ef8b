import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../../parts/editing/editable.ts';
import { waitingMessages } from '../../parts/frame/waiting.ts';
import type { inboxQuery } from './inbox-params.ts';

const listKey = ['messages'] as const;

/** Messages, page by page; read anew often, since new ones come at any moment. */
export const useInbox = (query: ReturnType<typeof inboxQuery>) =>
  useInfiniteQuery({
    queryKey: [...listKey, query],
    queryFn: ({ pageParam }) =>
      service.api('GET /api/backoffice/messages', {
        query: { ...query, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A message with its answers. */
const message = editable({
  query: (message: string) => service.query('GET /api/backoffice/messages/:message', { params: { message } }),
  idOf: ({ reference }) => reference,
  told: [listKey, waitingMessages.queryKey],
});
export const useMessage = (reference: string) => useEditable(message, reference);
export const useMessageSaved = () => useTakeOver(message);

/** Forgets a message that this person may no longer read, and reads the list anew. */
export const useMessageLeft = () => {
  const client = useQueryClient();
  return async (reference: string) => {
    client.removeQueries({ queryKey: message.query(reference).queryKey });
    for (const queryKey of [listKey, waitingMessages.queryKey]) await client.invalidateQueries({ queryKey });
  };
};

/** Reads a message anew after a colleague may have changed it. */
export const useReadAnew = () => {
  const client = useQueryClient();
  return async (reference: string) => {
    client.setQueryData(message.query(reference).queryKey, await readEditable(message, reference));
  };
};

/** Newest orders with a mail address, in the shops of this person. */
export const useTheirOrders = (email: string) => {
  const may = useMay('orders.find');
  return useQuery({
    ...service.query('GET /api/backoffice/orders', { query: { search: email, limit: 5 } }),
    // The search takes at most 100 characters.
    enabled: may && email.length <= 100,
  });
};
