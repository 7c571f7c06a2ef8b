import type { Mode } from '@zanga/contract/ordering/carts';

/** Whether a part is delivered or shipped, and so has a delivery price. */
export const hasDelivery = (deliveries: readonly { readonly mode: Mode }[]) =>
  deliveries.some(({ mode }) => mode === 'delivery' || mode === 'shipping');
