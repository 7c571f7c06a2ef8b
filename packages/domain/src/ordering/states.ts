/** States of a placed part; a part is handed over by one shop at one time. */
export const deliveryStates = [
  'awaiting_payment',
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
  'rejected',
  'cancelled',
  'expired',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** An order has the state of the slowest of its parts that is not over. */
export type OrderState = DeliveryState;
