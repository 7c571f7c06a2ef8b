import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@zanga/contract/ordering/orders';
import { isOver } from '@zanga/domain/ordering/transitions';
import { useEffect, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { orderQuery } from '../../parts/ordering/order-query.ts';
import { watchOrder } from '../../parts/ordering/watch-order.ts';

/** Whether an order still changes: it runs, or a part is being made again. */
const moves = ({ state, deliveries }: Order): boolean =>
  !isOver(state) || deliveries.some(({ redos }) => redos.length > 0);

/** Follows an order live while it changes; returns false while the connection is down. */
export const useLiveOrder = (order: Order | undefined) => {
  const service = useService();
  const queryClient = useQueryClient();
  const [connected, setConnected] = useState(true);
  const id = order && moves(order) ? order.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const { queryKey } = orderQuery(service, id);
    return watchOrder(id, {
      onEvent: (next) => queryClient.setQueryData(queryKey, next),
      onConnected: setConnected,
    });
  }, [id, service, queryClient]);
  return connected || id === undefined;
};
