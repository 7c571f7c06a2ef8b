import type { Mode } from '@zanga/contract/ordering/carts';
import type { OrderDelivery } from '@zanga/contract/ordering/orders';
import type { DeliveryState } from '@zanga/domain/ordering/states';
import { isOver, usualWay } from '@zanga/domain/ordering/transitions';

type Progress = Pick<OrderDelivery, 'mode' | 'state' | 'progress'>;

export type Step = {
  readonly state: DeliveryState;
  /** When it was reached; absent while it lies ahead. */
  readonly at: string | undefined;
  readonly current: boolean;
};

/** What lies between an order and having it: nobody sets out with what is fetched. */
const roadOf = (mode: Mode): readonly DeliveryState[] =>
  mode === 'delivery' || mode === 'shipping'
    ? usualWay
    : usualWay.filter((state) => state !== 'out_for_delivery');

/** What has happened, oldest first, and what is still to come where it goes on. */
export const progressSteps = ({ mode, state, progress }: Progress): readonly Step[] => {
  // Once it is there, the payment is no step of the way any more.
  const told = progress.filter((step) => step.state !== 'awaiting_payment' || step.state === state);
  const reached = told.map((step) => ({ state: step.state, at: step.at, current: step.state === state }));
  if (isOver(state)) return reached;
  const road = roadOf(mode);
  const ahead = road.slice(road.indexOf(state) + 1);
  return [...reached, ...ahead.map((next) => ({ state: next, at: undefined, current: false }))];
};
