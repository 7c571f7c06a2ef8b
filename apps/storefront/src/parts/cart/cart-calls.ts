import { isApiError } from '@zanga/browser/api/api-error.ts';
import type { Cart, CartForm } from '@zanga/contract/ordering/carts';
import { ApiError } from '@zanga/contract/wire/client';
import type { Service } from '../../base/api/api.tsx';
import { isSignedIn } from '../../base/session/session.ts';
import { storage } from '../../base/storage/storage.ts';

export const isRefusal = (error: unknown, code: string) => isApiError(error) && error.code === code;

/** Whether the server keeps a cart for this person. */
export const hasLiveCart = () => isSignedIn() || storage.read('cart_key') !== null;

/** Whether a visitor's cart still has to be merged into the customer's. */
export const mustMerge = () => isSignedIn() && storage.read('cart_key') !== null;

/**
 * Drops the answer, or the error, of a call whose customer has signed out meanwhile: it must not be repeated as a
 * visitor's.
 */
const stillHere = async (answer: Promise<Cart>): Promise<Cart> => {
  const person = storage.read('username');
  // The caller gets the failure from `answer` itself.
  await answer.catch(() => undefined);
  if (storage.read('username') !== person) throw new ApiError(401);
  return answer;
};

const post = async (service: Service, form: CartForm & { readonly merge?: string }): Promise<Cart> => {
  if (isSignedIn()) return stillHere(service.api('POST /api/customer/carts', { body: form }));
  const token = storage.read('cart_key');
  const cart = await service.api('POST /api/carts', { body: { ...form, ...(token !== null && { token }) } });
  storage.write('cart_key', cart.token);
  return cart;
};

/** Reads the live cart; null where there is none any more. After signing in, the visitor's cart is merged into it. */
export const lookAtCart = async (service: Service): Promise<Cart | null> => {
  const merge = storage.read('cart_key');
  if (isSignedIn() && merge !== null) {
    const cart = await post(service, { merge });
    storage.write('cart_key', null);
    return cart;
  }
  if (!hasLiveCart()) return null;
  try {
    return await post(service, {});
  } catch (error) {
    if (!isRefusal(error, 'cart.not_found')) throw error;
    storage.write('cart_key', null);
    return null;
  }
};

/** Writes the live cart, creating it if there is none. A key that is no longer valid is dropped for a new cart. */
export const tellCart = async (
  service: Service,
  version: number,
  form: Omit<CartForm, 'version'>,
): Promise<Cart> => {
  const known = hasLiveCart();
  try {
    return await post(service, { ...form, ...(known && { version }) });
  } catch (error) {
    if (!isRefusal(error, 'cart.not_found')) throw error;
    storage.write('cart_key', null);
    return post(service, form);
  }
};
