import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@zanga/contract/carts';
import { newKey } from '@zanga/contract/new-key';
import type { TotemHere, TotemOrder } from '@zanga/contract/totems';
import { useRef } from 'react';
import { useService } from '../../shared/api.tsx';
import { alertOf } from '../../shared/form/alert-of.ts';
import type { Paying } from './pay-screen.tsx';
import type { TotemState } from './totem-state.ts';

type Given = { readonly key: string; readonly here: TotemHere; readonly state: TotemState };

/** What was shown costs something else by now. */
export class TotalChanged extends Error {}

/** The cart of whoever stands here: priced by the server, ordered as it was shown, gone with them. */
export const useTotemCart = ({ key, here, state }: Given) => {
  const service = useService();
  const queryClient = useQueryClient();
  const { visit, lines, mode, name } = state;
  const tokens = useRef(new Map<number, string>());
  const attempt = useRef({ of: '', key: '' });

  const price = async (): Promise<Cart> => {
    const token = tokens.current.get(visit);
    const items = lines.map(({ product, options, qty }) => ({ product, options: [...options], qty }));
    const deliveries = [{ part: 'food' as const, mode, shop: here.shop.id }];
    const wish = { items, deliveries, single_cart_shop: here.shop.id, meta: { totem: here.id } };
    const cart = await service.api('POST /api/carts', { body: { ...wish, ...(token && { token }) } });
    if (cart.token) tokens.current = new Map([[visit, cart.token]]);
    return cart;
  };
  const queryKey = ['totem', 'cart', visit, mode, lines];
  const { data, error } = useQuery({
    queryKey,
    queryFn: price,
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchInterval: ({ state: { status } }) => status === 'error' && 3_000,
  });

  /** The same try is the same order, however often its answer is lost. */
  const place = async ({ payment, ofAge }: Paying): Promise<TotemOrder> => {
    const cart = await price();
    queryClient.setQueryData(queryKey, cart);
    if (cart.total_price !== data?.total_price) throw new TotalChanged();
    const of = [cart.id, cart.version, payment, name, ofAge].join(' ');
    if (attempt.current.of !== of) attempt.current = { of, key: newKey() };
    const placed = await service.api('POST /api/totem/orders', {
      body: {
        key,
        cart_id: cart.id,
        cart_token: cart.token ?? '',
        expected_total: cart.total_price,
        idempotency_key: attempt.current.key,
        name,
        payment,
        of_age: ofAge,
      },
    });
    // What was answered is done; what is placed after it is another order.
    attempt.current = { of: '', key: '' };
    return placed;
  };
  return { cart: lines.length > 0 ? data : undefined, lost: error && alertOf(error), place };
};
