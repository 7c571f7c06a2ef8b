import type { Mode } from '@zanga/contract/ordering/carts';
import type { OrderDelivery } from '@zanga/contract/ordering/orders';
import type { DeliveryState } from '@zanga/domain/ordering/states';
import { isOver, usualWay } from '@zanga/domain/ordering/transitions';

type Progress = Pick<OrderDelivery, 'mode' | 'state' | 'progress'>;

export type Step = {
  readonly state: DeliveryState;
  /** Time of the step; undefined while it lies ahead. */
  readonly at: string | undefined;
  readonly current: boolean;
};

/** Steps from an order to its handover: only a delivery and a parcel go on the road. */
const roadOf = (mode: Mode): readonly DeliveryState[] =>
  mode === 'delivery' || mode === 'shipping'
    ? usualWay
    : usualWay.filter((state) => state !== 'out_for_delivery');

/** Past steps, oldest first, then the coming ones of an order that goes on. */
export const progressSteps = ({ mode, state, progress }: Progress): readonly Step[] => {
  // A received payment is no step any more.
  const told = progress.filter((step) => step.state !== 'awaiting_payment' || step.state === state);
  const reached = told.map((step) => ({ state: step.state, at: step.at, current: step.state === state }));
  if (isOver(state)) return reached;
  const road = roadOf(mode);
  const ahead = road.slice(road.indexOf(state) + 1);
  return [...reached, ...ahead.map((next) => ({ state: next, at: undefined, current: false }))];
};
