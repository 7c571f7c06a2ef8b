import { useQuery } from '@tanstack/react-query';
import type { Order } from '@zanga/contract/ordering/orders';
import { useService } from '../../../base/api/api.tsx';
import { useSession } from '../../../base/session/session.ts';
import { guestOrders } from '../guest-orders.ts';
import { useOrder } from '../order-query.ts';

/** Orders in these states came to nothing and are not suggested again. */
const inVain: ReadonlySet<Order['state']> = new Set(['awaiting_payment', 'rejected', 'cancelled', 'expired']);

/** The visitor's last successful order, from the account or by the keys on this device. */
export const useLastOrder = (): Order | undefined => {
  const { signedIn } = useSession();
  const own = useQuery({
    ...useService().query('GET /api/customer/orders', { query: { page: 1 } }),
    enabled: signedIn,
    staleTime: 60_000,
  });
  const ownId = own.data?.data.find(({ state }) => !inVain.has(state))?.id;
  const waits = signedIn && own.isPending;
  const id = waits ? undefined : (ownId ?? guestOrders().at(-1)?.id);
  const { data: order } = useOrder(id);
  return order && !inVain.has(order.state) ? order : undefined;
};
