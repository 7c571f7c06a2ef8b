import { type DeliveryState, deliveryStates, type OrderState } from './states.ts';
import { isOver } from './transitions.ts';

/** States of an order whose parts are all over, the first match wins: a part handed over outweighs one that was not. */
const endings = ['completed', 'rejected', 'cancelled', 'expired'] as const satisfies readonly DeliveryState[];

/** An order has the state of its slowest part that is not over. */
export const orderState = (parts: readonly DeliveryState[]): OrderState => {
  const goingOn = parts.filter((state) => !isOver(state));
  const slowest = deliveryStates.find((state) => goingOn.includes(state));
  if (slowest) return slowest;
  const ending = endings.find((state) => parts.includes(state));
  if (!ending) throw new RangeError('An order has at least one part');
  return ending;
};
