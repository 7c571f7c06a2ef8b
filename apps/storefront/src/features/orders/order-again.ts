import type { Service } from '../../base/api/api.tsx';
import { reloadLiveCart } from '../../parts/cart/live-cart.ts';

/** Puts what can still be had of an order into the cart, on the server and on this screen. */
export const orderAgain = async (service: Service, order: string) => {
  const outcome = await service.api('POST /api/customer/orders/:order/reorder', { params: { order } });
  // What is in the cart by now must not be asked for a second time because it could not be shown.
  await reloadLiveCart().catch(() => undefined);
  return outcome;
};
