import { type DeliveryState, deliveryStates, type OrderState } from './states.ts';
import { isOver } from './transitions.ts';

/** Of parts that are over, what the whole is called: something handed over outweighs what was not. */
const endings = ['completed', 'rejected', 'cancelled', 'expired'] as const satisfies readonly DeliveryState[];

/** An order is as far as the slowest of its parts that is still going on. */
export const orderState = (parts: readonly DeliveryState[]): OrderState => {
  const goingOn = parts.filter((state) => !isOver(state));
  const slowest = deliveryStates.find((state) => goingOn.includes(state));
  if (slowest) return slowest;
  const ending = endings.find((state) => parts.includes(state));
  if (!ending) throw new RangeError('An order has at least one part');
  return ending;
};
