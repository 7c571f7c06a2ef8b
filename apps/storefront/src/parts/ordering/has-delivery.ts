import type { Mode } from '@zanga/contract/ordering/carts';

/** Whether some of it is brought or sent, so that this has a price of its own. */
export const hasDelivery = (deliveries: readonly { readonly mode: Mode }[]) =>
  deliveries.some(({ mode }) => mode === 'delivery' || mode === 'shipping');
