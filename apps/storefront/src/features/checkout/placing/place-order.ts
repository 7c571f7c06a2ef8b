import { isApiError } from '@zanga/browser/api/api-error.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import type { Placed, PlaceOrderForm } from '@zanga/contract/ordering/orders';
import { newKey } from '@zanga/contract/wire/new-key';
import type * as z from 'zod/mini';
import type { Service } from '../../../base/api/api.tsx';
import { isSignedIn } from '../../../base/session/session.ts';
import { tabStorage } from '../../../base/storage/tab-storage.ts';
import { rememberGuestOrder } from '../../../parts/ordering/guest-orders.ts';
import { type Attempt, type AttemptedOrder, attemptKey, closeAttempt } from './attempt.ts';

export type OrderRequest = Omit<
  PlaceOrderForm,
  'idempotency_key' | 'cart_id' | 'cart_version' | 'expected_total'
>;
type PlacedOrder = z.output<typeof Placed>;

/** A deliberate answer of the server; after any other failure the order may exist all the same. */
const isAnswer = (error: unknown) => isApiError(error) && error.status < 500 && error.status !== 429;

const send = (service: Service, { wanted: { cart_token, ...wanted }, key }: Attempt, captcha?: string) => {
  // The captcha stands outside `wanted`: with a new one it is still the same order under the same key.
  const body = { ...wanted, idempotency_key: key, ...(captcha !== undefined && { captcha }) };
  return cart_token === undefined
    ? service.api('POST /api/customer/orders', { body })
    : service.api('POST /api/orders', { body: { ...body, cart_token } });
};

/** Sends an order under its key; any answer ends the attempt. */
export const sendAttempt = async (
  service: Service,
  attempt: Attempt,
  captcha?: string,
): Promise<PlacedOrder> => {
  try {
    const placed = await send(service, attempt, captcha);
    if (placed.token) rememberGuestOrder({ id: placed.order.id, token: placed.token });
    closeAttempt(tabStorage);
    return placed;
  } catch (error) {
    if (isAnswer(error)) closeAttempt(tabStorage);
    throw error;
  }
};

/** Places the shown cart: once for each content, however often it is sent. */
export const placeOrder = (
  service: Service,
  cart: Cart,
  { captcha, ...request }: OrderRequest,
): Promise<PlacedOrder> => {
  const wanted: AttemptedOrder = {
    ...request,
    cart_id: cart.id,
    cart_version: cart.version,
    expected_total: cart.total_price,
    ...(!isSignedIn() && { cart_token: cart.token ?? '' }),
  };
  return sendAttempt(service, { wanted, key: attemptKey(wanted, tabStorage, newKey) }, captcha);
};
