import type { Mode } from './cart-parts.ts';
import type { DeliveryState } from './states.ts';

/** Actors that can move an order. */
export const actors = ['customer', 'worker', 'system'] as const;
export type Actor = (typeof actors)[number];

export const orderEvents = [
  'pay',
  'expire',
  'accept',
  'reject',
  'prepare',
  'finish',
  'send_out',
  'complete',
  'close',
  'cancel',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

export type Transition = {
  readonly event: OrderEvent;
  readonly from: readonly DeliveryState[];
  readonly to: DeliveryState;
  readonly by: readonly Actor[];
  /** Only for parts in these modes. */
  readonly modes?: readonly Mode[];
};

const carried = ['delivery', 'shipping'] as const satisfies readonly Mode[];
const admitted = ['entry'] as const satisfies readonly Mode[];
/** Modes with a handover on the day; shipping takes days. */
const handed = ['delivery', 'pickup', 'onshop'] as const satisfies readonly Mode[];
const fetched = ['pickup', 'onshop'] as const satisfies readonly Mode[];

/** All transitions of a part. Money after the waiting time may still bring an expired part back. */
export const transitions: readonly Transition[] = [
  { event: 'pay', from: ['awaiting_payment', 'expired'], to: 'placed', by: ['system'] },
  { event: 'expire', from: ['awaiting_payment'], to: 'expired', by: ['system'] },
  { event: 'accept', from: ['placed'], to: 'accepted', by: ['worker'] },
  {
    event: 'reject',
    from: ['placed', 'accepted', 'preparing', 'ready', 'out_for_delivery'],
    to: 'rejected',
    by: ['worker'],
  },
  { event: 'prepare', from: ['accepted'], to: 'preparing', by: ['worker'] },
  { event: 'finish', from: ['accepted', 'preparing'], to: 'ready', by: ['worker'] },
  { event: 'send_out', from: ['ready'], to: 'out_for_delivery', by: ['worker'], modes: carried },
  { event: 'complete', from: ['out_for_delivery'], to: 'completed', by: ['worker'], modes: carried },
  { event: 'complete', from: ['ready'], to: 'completed', by: ['worker'], modes: fetched },
  // It was handed over, and the steps between were not pressed.
  {
    event: 'close',
    from: ['accepted', 'preparing', 'ready', 'out_for_delivery'],
    to: 'completed',
    by: ['worker', 'system'],
    modes: handed,
  },
  // A paid ticket is complete at once: no shop prepares it.
  { event: 'complete', from: ['placed'], to: 'completed', by: ['system'], modes: admitted },
  { event: 'cancel', from: ['awaiting_payment', 'placed'], to: 'cancelled', by: ['customer', 'system'] },
  // A show is called off after its tickets were handed over.
  { event: 'cancel', from: ['completed'], to: 'cancelled', by: ['system'], modes: admitted },
];

/** Transitions of an order without trouble. */
export const usualWay = [
  'awaiting_payment',
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
] as const satisfies readonly DeliveryState[];

/** Final states; only late money brings an expired order back. */
export const isOver = (state: DeliveryState): boolean =>
  state === 'completed' || state === 'rejected' || state === 'cancelled' || state === 'expired';

/** Whether a shop has accepted it and it is not over: in preparation, waiting or on its way. */
export const isUnderWay = (state: DeliveryState): boolean =>
  state === 'accepted' || state === 'preparing' || state === 'ready' || state === 'out_for_delivery';

export type OrderStep =
  | { readonly step: 'moved'; readonly to: DeliveryState }
  /** It happened before: nothing to do, and no error. */
  | { readonly step: 'already' }
  | { readonly step: 'refused' };

export type Mover = {
  readonly by: Actor;
  readonly mode: Mode;
};

const fits = ({ by, modes }: Transition, mover: Mover) =>
  by.includes(mover.by) && (modes === undefined || modes.includes(mover.mode));

const ways: readonly DeliveryState[] = usualWay;
const place = (state: DeliveryState): number => ways.indexOf(state);

/** Whether a part has passed the state an event leads to. */
const hasPassed = (state: DeliveryState, to: DeliveryState): boolean =>
  state === to || (place(to) >= 0 && place(state) > place(to));

/** Effect of an event on a part of an order. */
export const stepOrder = (from: DeliveryState, event: OrderEvent, mover: Mover): OrderStep => {
  const possible = transitions.filter((transition) => transition.event === event && fits(transition, mover));
  const next = possible.find((transition) => transition.from.includes(from));
  if (next) return { step: 'moved', to: next.to };
  return { step: possible.some(({ to }) => hasPassed(from, to)) ? 'already' : 'refused' };
};

/** Events possible for a part now: the buttons of a screen. */
export const possibleEvents = (state: DeliveryState, mover: Mover): readonly OrderEvent[] =>
  transitions
    .filter((transition) => transition.from.includes(state) && fits(transition, mover))
    .map(({ event }) => event);
