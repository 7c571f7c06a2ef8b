import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@zanga/contract/ordering/orders';
import { isOver } from '@zanga/domain/ordering/transitions';
import { useEffect, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { orderQuery } from '../../parts/ordering/order-query.ts';
import { watchOrder } from '../../parts/ordering/watch-order.ts';

/** Whether something about it still moves: it goes on, or a part of it is being made again. */
const moves = ({ state, deliveries }: Order): boolean =>
  !isOver(state) || deliveries.some(({ redos }) => redos.length > 0);

/** Keeps an order as the server knows it for as long as it moves; tells whether the line is up. */
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
