import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '@zanga/contract/ordering/orders';
import type { Service } from '../../base/api/api.tsx';
import { guestToken } from '../../parts/ordering/guest-orders.ts';
import { orderQuery } from '../../parts/ordering/order-query.ts';

/** Cancels an order; its page, and every list that shows or counts it, hear of it. */
export const takeBack = async (service: Service, queryClient: QueryClient, { id: order }: Order) => {
  const params = { order };
  const token = guestToken(order);
  const cancelled = token
    ? await service.api('POST /api/orders/:order/cancel', { params, body: { token } })
    : await service.api('POST /api/customer/orders/:order/cancel', { params });
  queryClient.setQueryData(orderQuery(service, order).queryKey, cancelled);
  await queryClient.invalidateQueries({ queryKey: ['GET /api/customer/orders'] });
};
