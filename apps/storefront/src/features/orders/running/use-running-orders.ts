import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { Order } from '@zanga/contract/ordering/orders';
import { isOver } from '@zanga/domain/ordering/transitions';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { useSession } from '../../../base/session/session.ts';
import { useStored } from '../../../base/storage/storage.ts';
import { closeGuestOrder, guestOrders } from '../../../parts/ordering/guest-orders.ts';
import { orderQuery } from '../../../parts/ordering/order-query.ts';
import { askedAgainAfter, inOrder, isTold } from './running-words.ts';

/** More than one person awaits at once; older orders were looked at before. */
const most = 4;

/** Running orders of the account; asked for again after each new order and each visit to an order's page. */
const useOwnIds = (path: string): readonly string[] => {
  const { signedIn } = useSession();
  const queryClient = useQueryClient();
  const query = useService().query('GET /api/customer/orders', { query: { page: 1 } });
  const { data } = useQuery({ ...query, enabled: signedIn, staleTime: 60_000 });
  const isAfterOrder = path === '/thank-you';
  useEffect(() => {
    if (isAfterOrder) void queryClient.invalidateQueries({ queryKey: ['GET /api/customer/orders'] });
  }, [isAfterOrder, queryClient]);
  if (!signedIn) return [];
  return (data?.data ?? []).filter(({ state }) => !isOver(state)).map(({ id }) => id);
};

/** Orders of this device whose end was not shown yet. */
const useGuestIds = (): readonly string[] => {
  useStored('orders');
  return guestOrders()
    .filter(({ over }) => !over)
    .map(({ id }) => id)
    .toReversed();
};

/** An ended order is shown until the next page opens; then the device remembers that it was seen. */
const useEndings = (orders: readonly Order[], path: string) => {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const shownAt = useRef(new Map<string, string>());
  const close = useCallback((id: string) => {
    closeGuestOrder(id);
    setClosed((before) => new Set([...before, id]));
  }, []);
  const ended = orders
    .filter(({ state }) => isOver(state))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    for (const id of ended.split(',')) {
      const at = shownAt.current.get(id) ?? path;
      shownAt.current.set(id, at);
      if (at !== path) close(id);
    }
  }, [ended, path, close]);
  return { closed, close };
};

/** Marks orders that ended long before this visit as seen. */
const useForgetting = (orders: readonly Order[], now: Date) => {
  const old = orders
    .filter((order) => isOver(order.state) && !isTold(order, now))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    for (const id of old.split(',')) closeGuestOrder(id);
  }, [old]);
};

/** Orders for the bar of every page: running ones, and ended ones not seen yet. */
export const useRunningOrders = (now: Date) => {
  const service = useService();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const own = useOwnIds(path);
  const guests = useGuestIds();
  const ids = [...new Set([...own, ...guests])].slice(0, most);
  const answers = useQueries({
    queries: ids.map((id) => ({
      ...orderQuery(service, id),
      staleTime: 30_000,
      refetchInterval: ({ state }: { readonly state: { readonly data: Order | undefined } }) =>
        askedAgainAfter(state.data),
    })),
  });
  const known = answers.flatMap(({ data }) => data ?? []);
  useForgetting(known, now);
  const told = known.filter((order) => isTold(order, now));
  const { closed, close } = useEndings(told, path);
  return { orders: inOrder(told.filter(({ id }) => !closed.has(id))), path, close };
};
