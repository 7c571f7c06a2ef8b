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

/** More than anybody waits for at once; what is older has been looked at. */
const most = 4;

/** The running orders that the account knows of; asked again after each order and its page. */
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

/** The orders of this device that nobody has seen the end of. */
const useGuestIds = (): readonly string[] => {
  useStored('orders');
  return guestOrders()
    .filter(({ over }) => !over)
    .map(({ id }) => id)
    .toReversed();
};

/** What has ended is told until one goes on to another page; then the device remembers that it was seen. */
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

/** What ended long before this visit is nothing to tell. */
const useForgetting = (orders: readonly Order[], now: Date) => {
  const old = orders
    .filter((order) => isOver(order.state) && !isTold(order, now))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    for (const id of old.split(',')) closeGuestOrder(id);
  }, [old]);
};

/** The orders to be told of on every page: those that run, and those whose end nobody has seen yet. */
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
