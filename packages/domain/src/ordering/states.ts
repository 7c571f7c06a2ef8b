/** What a part of an order goes through once it is placed; a part is what one shop hands over at one time. */
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

/** An order is as far as the slowest of its parts that is still going on. */
export type OrderState = DeliveryState;
