import { useQuery } from '@tanstack/react-query';
import { useService } from '../../../base/api/api.tsx';
import { useSession } from '../../../base/session/session.ts';
import { guestOrders } from '../../../parts/ordering/guest-orders.ts';
import { orderQuery } from '../../../parts/ordering/order-query.ts';

/** An order that was placed and left before it was paid: a closed tab is no reason to lose it. */
export const usePendingOrder = (enabled: boolean) => {
  const service = useService();
  const { signedIn } = useSession();
  const { data: orders } = useQuery({
    ...service.query('GET /api/customer/orders', { query: { page: 1 } }),
    staleTime: 0,
    enabled: enabled && signedIn,
  });
  const own = orders?.data.find(({ state }) => state === 'awaiting_payment')?.id;
  const id = signedIn ? own : guestOrders().at(-1)?.id;
  const { data: order } = useQuery({
    ...orderQuery(service, id ?? ''),
    enabled: enabled && id !== undefined,
  });
  return enabled && order?.state === 'awaiting_payment' ? order : undefined;
};
