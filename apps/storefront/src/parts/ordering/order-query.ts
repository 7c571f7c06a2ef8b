import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import type { Order } from '@zanga/contract/ordering/orders';
import { type Service, useService } from '../../base/api/api.tsx';
import { useSession } from '../../base/session/session.ts';
import { forgetGuestOrder, guestToken } from './guest-orders.ts';
import { newerOrder } from './newer-order.ts';

/** One order of its owner: a guest by the key on this device, a customer by the account. */
export const orderQuery = (service: Service, id: string) => ({
  queryKey: ['order', id] as const,
  queryFn: async (): Promise<Order> => {
    const token = guestToken(id);
    if (token === undefined) return service.api('GET /api/customer/orders/:order', { params: { order: id } });
    try {
      return await service.api('POST /api/orders/:order', { params: { order: id }, body: { token } });
    } catch (error) {
      if (isApiError(error) && error.status === 404) forgetGuestOrder(id);
      throw error;
    }
  },
  structuralSharing: newerOrder,
  staleTime: 0,
});

/** Whether this device may ask for an order: by its key, or by a sign-in. */
export const useMayAsk = (id: string | undefined) => {
  const { signedIn } = useSession();
  return id !== undefined && (signedIn || guestToken(id) !== undefined);
};

/** One order, while the device may ask for it. */
export const useOrder = (id: string | undefined) => {
  const enabled = useMayAsk(id);
  return useQuery({ ...orderQuery(useService(), id ?? ''), enabled });
};
