import type { Order, OrderDelivery } from '@zanga/contract/ordering/orders';
import { isOver } from '@zanga/domain/ordering/transitions';
import { isForgotten, waitedShare } from '@zanga/domain/ordering/waiting/running';
import { formatTime } from '@zanga/domain/time-format';
import { promisedWindow, promisedWords, waitWords } from '../progress/wait-words.ts';
import { runningTexts as t } from './running-texts.ts';

/** The part that decides the order's state: the earliest of the parts in that state. */
export const awaitedPart = ({ state, deliveries }: Pick<Order, 'state' | 'deliveries'>) => {
  const same = deliveries.filter((part) => part.state === state);
  const [first] = same.toSorted((one, other) => timeOf(one) - timeOf(other));
  return first ?? deliveries[0];
};

/** Promised time of a part; a part without one sorts last. */
const timeOf = ({ promised_at }: OrderDelivery) =>
  promised_at === null ? Number.POSITIVE_INFINITY : Date.parse(promised_at);

const promiseOf = ({ placed_at, ...order }: Order) => {
  const times = order.deliveries.flatMap(({ promised_at }) => (promised_at ? [Date.parse(promised_at)] : []));
  return {
    placedAt: new Date(placed_at),
    promisedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
};

/** Whether the bar shows this order: it runs, or has just ended. */
export const isTold = (order: Order, now: Date) => !isForgotten(promiseOf(order), now);

/** Only the first order of the bar is followed live; the others are asked for at this interval. */
const askMilliseconds = 20_000;

/** Time until an order is asked for again; false once it has ended. */
export const askedAgainAfter = (order: Pick<Order, 'state'> | undefined): number | false =>
  order && !isOver(order.state) ? askMilliseconds : false;

/** Orders of the bar: ended ones first, because their end is news, then by promised time. */
export const inOrder = (orders: readonly Order[]): readonly Order[] => {
  const time = (order: Order) => (isOver(order.state) ? 0 : Math.min(...order.deliveries.map(timeOf)));
  return orders.toSorted((one, other) => time(one) - time(other) || one.id.localeCompare(other.id));
};

export type RunningWords = {
  /** The order's state in words. */
  readonly state: string;
  /** The line read first: the remaining time, where it is known. */
  readonly title: string;
  readonly line: string;
  /** Elapsed share of the wait, between 0 and 1. */
  readonly share: number;
};

const stateOf = ({ state }: Order, part: OrderDelivery | undefined) =>
  state === 'ready' && part ? t.ready[part.mode] : t.states[state];

const hintOf = (order: Order, part: OrderDelivery | undefined, now: Date) => {
  if (order.state === 'awaiting_payment' && order.pay_by) return t.payBy(formatTime(new Date(order.pay_by)));
  const expected = part && promisedWords(part, now);
  return order.state === 'placed' && expected ? t.estimate(expected) : part?.shop?.name;
};

/** Texts of the bar for an order. */
export const runningWords = (order: Order, now: Date): RunningWords => {
  const part = awaitedPart(order);
  const state = stateOf(order, part);
  const wait = part && waitWords(part, now);
  const window = part && wait ? promisedWindow(part) : undefined;
  const until = part?.promised_at;
  return {
    state,
    title: wait ?? state,
    line: [t.order(order.number), wait ? (window ?? state) : hintOf(order, part, now)]
      .filter(Boolean)
      .join(' · '),
    share: until && wait ? waitedShare(new Date(order.placed_at), new Date(until), now) : 0,
  };
};
