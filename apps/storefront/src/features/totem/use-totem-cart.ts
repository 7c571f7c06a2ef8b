import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { errorText } from '@zanga/browser/form/error-text.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import type { PlaceAtTotem, TotemHere, TotemOrder } from '@zanga/contract/shops/totems';
import { newKey } from '@zanga/contract/wire/new-key';
import { useRef } from 'react';
import { useService } from '../../base/api/api.tsx';
import type { Paying } from './pay-screen.tsx';
import type { TotemState } from './totem-state.ts';

type Attempt = { readonly of: string; readonly body: PlaceAtTotem };

type Given = { readonly key: string; readonly here: TotemHere; readonly state: TotemState };

/** What was shown costs something else by now, or something stands in its way. */
export class CartChanged extends Error {}

/** Refusals of a cart that is not what it was when it was shown. */
const ofCart: readonly string[] = [
  'cart.not_found',
  'order.not_possible',
  'order.sold_out',
  'order.total_changed',
];

const isOneOf = (problem: unknown, codes: readonly string[]): boolean =>
  isApiError(problem) && codes.includes(problem.code);

/** The cart as the shop prices it now, and how to have it priced again. */
const usePricing = ({ here, state: { visit, lines, mode } }: Given) => {
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
  // A shop that has opened again has another answer.
  const queryKey = ['totem', 'cart', visit, mode, lines, here.open];
  const { data, error, isPlaceholderData } = useQuery({
    queryKey,
    queryFn: price,
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
    // What stands in the way may pass while somebody reads of it.
    refetchInterval: ({ state: { status, data: priced } }) =>
      (status === 'error' || priced?.issues.some(({ blocking }) => blocking) === true) && 3_000,
  });
  return { price, queryKey, data, error, pricing: isPlaceholderData };
};

/** Everything that may be why it cannot be ordered: what is in the cart, on the menu, and whether the shop is open. */
const whyNot = [['totem', 'cart'], ['GET /api/products'], ['totem', 'here']];

/** The cart of whoever stands here: priced by the server, ordered as it was shown, gone with them. */
export const useTotemCart = (given: Given) => {
  const service = useService();
  const queryClient = useQueryClient();
  const { price, queryKey, data, error, pricing } = usePricing(given);
  const unanswered = useRef<Attempt>(undefined);
  const { visit, lines, mode, name } = given.state;

  const ask = async ({ payment, ofAge }: Paying): Promise<Attempt['body']> => {
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
  /** The same try is the same order, however often its answer is lost. */
  const place = async (paying: Paying): Promise<TotemOrder> => {
    const of = JSON.stringify([visit, mode, lines, name, paying]);
    try {
      const { body } = unanswered.current?.of === of ? unanswered.current : { body: await ask(paying) };
      unanswered.current = { of, body };
      const placed = await service.api('POST /api/totem/orders', { body });
      // What was answered is done; what is placed after it is another order.
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
    /** It is the cart as it was before what was touched last. */
    pricing,
    lost: error && errorText(error),
    place,
  };
};
