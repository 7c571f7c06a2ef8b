import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { errorText } from '@zanga/browser/form/error-text.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import type { PlaceAtTotem, TotemHere, TotemOrder } from '@zanga/contract/shops/totems';
import { newKey } from '@zanga/contract/wire/new-key';
import { useRef } from 'react';
import { useService } from '../../base/api/api.tsx';
import type { TotemPayment } from './pay-screen.tsx';
import type { TotemState } from './totem-state.ts';

type Attempt = { readonly of: string; readonly body: PlaceAtTotem };

type TotemVisit = { readonly key: string; readonly here: TotemHere; readonly state: TotemState };

/** The shown cart now has another price or a blocking issue. */
export class CartChanged extends Error {}

/** Refusals that mean: the cart differs from the one shown. */
const ofCart: readonly string[] = [
  'cart.not_found',
  'order.not_possible',
  'order.sold_out',
  'order.total_changed',
];

const isOneOf = (problem: unknown, codes: readonly string[]): boolean =>
  isApiError(problem) && codes.includes(problem.code);

/** The cart as the shop prices it now, and a function to price it again. */
const usePricing = ({ here, state: { visit, lines, mode } }: TotemVisit) => {
  const service = useService();
  const tokens = useRef(new Map<number, string>());
  const price = async (): Promise<Cart> => {
    const token = tokens.current.get(visit);
    const items = lines.map(({ product, options, without = [], qty }) => ({
      product,
      options: [...options],
      without: [...without],
      qty,
    }));
    const deliveries = [{ part: 'food' as const, mode, shop: here.shop.id }];
    const body = { items, deliveries, single_cart_shop: here.shop.id, meta: { totem: here.id } };
    const cart = await service.api('POST /api/carts', { body: { ...body, ...(token && { token }) } });
    if (cart.token) tokens.current = new Map([[visit, cart.token]]);
    return cart;
  };
  // A shop that has opened again gives another answer.
  const queryKey = ['totem', 'cart', visit, mode, lines, here.open];
  const { data, error, isPlaceholderData } = useQuery({
    queryKey,
    queryFn: price,
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
    // A blocking issue may pass while the person reads it.
    refetchInterval: ({ state: { status, data: priced } }) =>
      (status === 'error' || priced?.issues.some(({ blocking }) => blocking) === true) && 3_000,
  });
  return { price, queryKey, data, error, pricing: isPlaceholderData };
};

/** Queries behind a refusal: the cart, the menu, the shop's opening. */
const whyNot = [['totem', 'cart'], ['GET /api/products'], ['totem', 'here']];

/** The cart of one visit: priced by the server, ordered as shown, deleted with the visit. */
export const useTotemCart = (given: TotemVisit) => {
  const service = useService();
  const queryClient = useQueryClient();
  const { price, queryKey, data, error, pricing } = usePricing(given);
  const unanswered = useRef<Attempt>(undefined);
  const { visit, lines, mode, name } = given.state;

  const ask = async ({ payment, ofAge }: TotemPayment): Promise<Attempt['body']> => {
    const cart = await price();
    queryClient.setQueryData(queryKey, cart);
    const inTheWay = cart.issues.some(({ blocking }) => blocking);
    if (inTheWay || cart.total_price !== data?.total_price) throw new CartChanged();
    return {
      key: given.key,
      cart_id: cart.id,
      cart_token: cart.token ?? '',
      expected_total: cart.total_price,
      idempotency_key: newKey(),
      name,
      payment,
      of_age: ofAge,
    };
  };
  /** Places the order; a repeated try with a lost answer is still the same order. */
  const place = async (paying: TotemPayment): Promise<TotemOrder> => {
    const of = JSON.stringify([visit, mode, lines, name, paying]);
    try {
      const { body } = unanswered.current?.of === of ? unanswered.current : { body: await ask(paying) };
      unanswered.current = { of, body };
      const placed = await service.api('POST /api/totem/orders', { body });
      // An answer ends the attempt: the next order gets a new key.
      unanswered.current = undefined;
      return placed;
    } catch (problem) {
      if (isApiError(problem) && problem.status < 500) unanswered.current = undefined;
      const changed = problem instanceof CartChanged || isOneOf(problem, ofCart);
      if (changed || isOneOf(problem, ['totem.closed']))
        await Promise.all(whyNot.map((key) => queryClient.invalidateQueries({ queryKey: key })));
      throw changed ? new CartChanged() : problem;
    }
  };
  return {
    cart: lines.length > 0 ? data : undefined,
    /** The shown cart is the one before the last change. */
    pricing,
    lost: error && errorText(error),
    place,
  };
};
