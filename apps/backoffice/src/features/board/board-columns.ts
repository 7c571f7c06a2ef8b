import type { BoardOrder } from '@zanga/contract/ordering/board';
import { isOver } from '@zanga/domain/ordering/transitions';
import type { Column } from './board-params.ts';

/** Column of an order part by its state and kitchen time; over is a column of its own. */
export const placeOf = (
  { state, begin_at }: Pick<BoardOrder, 'state' | 'begin_at'>,
  now: Date,
): Column | 'conclusi' => {
  if (isOver(state)) return 'conclusi';
  if (state === 'ready') return 'pronti';
  if (state === 'out_for_delivery') return 'consegna';
  // An accepted order for later enters the kitchen when its kitchen time comes.
  if (state === 'accepted' && begin_at !== null && Date.parse(begin_at) > now.getTime()) return 'programmati';
  return state === 'accepted' || state === 'preparing' ? 'preparazione' : 'nuovi';
};

/** Column of an order part. Pieces to make again put the whole part in the kitchen. */
export const columnOf = (
  order: Pick<BoardOrder, 'state' | 'begin_at' | 'redos'>,
  now: Date,
): Column | 'conclusi' => (order.redos.length > 0 ? 'preparazione' : placeOf(order, now));

const due = ({ promised_at, wanted_at, placed_at }: BoardOrder) => promised_at ?? wanted_at ?? placed_at;

/** Parts of a column, most urgent first: new ones by how long they wait, the others by when they are due. */
export const inColumn = (orders: readonly BoardOrder[], column: Column | 'conclusi', now: Date) => {
  const own = orders.filter((order) => columnOf(order, now) === column);
  const moment = column === 'nuovi' ? (order: BoardOrder) => order.placed_at : due;
  return own.toSorted((a, b) => Date.parse(moment(a)) - Date.parse(moment(b)));
};

const steps = ['accept', 'prepare', 'finish', 'send_out', 'complete'] as const;
export type Step = (typeof steps)[number];

/** The next step of a part of an order. */
export const nextStep = ({ can }: Pick<BoardOrder, 'can'>): Step | undefined =>
  steps.find((step) => can.includes(step));

/** Whether money comes before this step: always before handing over, except at a table, where people pay on leaving. */
export const mustCollectFirst = (
  step: Step,
  { table, payment }: Pick<BoardOrder, 'table' | 'payment'>,
): boolean => step === 'complete' && table === null && payment.due > 0;

/** Minutes from now until a moment, in fives, and never fewer than five. */
export const minutesUntil = (moment: string | null, now: Date): number | undefined => {
  if (moment === null) return undefined;
  const minutes = (Date.parse(moment) - now.getTime()) / 60_000;
  return Math.max(5, Math.ceil(minutes / 5) * 5);
};
