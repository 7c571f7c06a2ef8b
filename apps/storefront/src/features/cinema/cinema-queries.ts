import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import type { Ticket } from '@zanga/contract/ordering/cinema';
import { type Service, useService } from '../../base/api/api.tsx';
import { useSession } from '../../base/session/session.ts';
import { guestOrders } from '../../parts/ordering/guest-orders.ts';
import { readStoredTickets, storeTickets } from './stored-tickets.ts';

/** The coming shows and the time of the answer; seats sell while the page is open. */
export const showsQuery = (service: Service) => {
  const { queryKey, queryFn } = service.query('GET /api/cinema/shows');
  return {
    queryKey,
    queryFn: async (context: Parameters<typeof queryFn>[0]) => ({
      shows: (await queryFn(context)).data,
      toldAt: Date.now(),
    }),
    refetchInterval: 60_000,
  };
};

const guestTickets = async (service: Service): Promise<readonly Ticket[]> => {
  const answers = await Promise.all(
    guestOrders().map(({ id, token }) =>
      service
        .api('POST /api/orders/:order/tickets', { params: { order: id }, body: { token } })
        .catch((error) => {
          // An order that the server no longer knows has no tickets.
          if (isApiError(error) && error.status === 404) return { data: [] };
          throw error;
        }),
    ),
  );
  return answers.flatMap(({ data }) => data);
};

const ticketsKey = (signedIn: boolean) => ['tickets', signedIn] as const;

/** The visitor's tickets: from the account, and from purchases on this device without one. */
export const useTickets = () => {
  const service = useService();
  const { signedIn } = useSession();
  return useQuery({
    queryKey: ticketsKey(signedIn),
    queryFn: async (): Promise<readonly Ticket[]> => {
      const own = signedIn ? (await service.api('GET /api/customer/tickets')).data : [];
      const tickets = [...own, ...(await guestTickets(service))];
      storeTickets(tickets);
      return tickets;
    },
    initialData: readStoredTickets,
    initialDataUpdatedAt: 0,
    refetchOnWindowFocus: 'always',
  });
};

/** Asks for the tickets and the free seats again. */
export const useRereadTickets = () => {
  const queryClient = useQueryClient();
  const service = useService();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ['tickets'] });
    await queryClient.invalidateQueries({ queryKey: showsQuery(service).queryKey });
  };
};
