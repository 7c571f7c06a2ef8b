import { isFetchedElsewhere } from '@zanga/domain/ordering/changes/moving';
import { orderState } from '@zanga/domain/ordering/order-state';
import type { DeliveryState } from '@zanga/domain/ordering/states';
import { isOver, type OrderEvent, stepOrder } from '@zanga/domain/ordering/transitions';
import { isUndoable, undoUntil } from '@zanga/domain/ordering/undo';
import { type Tx, withoutWaiting } from '../../../platform/database/connection.ts';
import type { ActingAs, StoredOrder } from './order-record.ts';
import { type OrderedFrom, saveMove, saveState } from './order-store.ts';
import type { PartRow, Undo } from './row-queries.ts';

export type Move = {
  readonly event: OrderEvent;
  readonly parts: readonly PartRow[];
  readonly to: DeliveryState;
  readonly by: ActingAs;
  readonly promisedAt?: Date;
  /** A promise in minutes begins at once, at any wanted time. */
  readonly begins?: 'now';
  readonly reason?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  /** The cart of the order, if this move takes its pieces out. */
  readonly outOf?: OrderedFrom;
  /** Seconds within which it can be undone. */
  readonly undoSeconds?: number;
};

/** State of a part before a step, for its undo. */
const undoOf = (part: PartRow, { event, undoSeconds = 0 }: Move, now: Date): Undo | null =>
  undoSeconds === 0 || !isUndoable(event)
    ? null
    : {
        event,
        state: part.state,
        since: part.since.toISOString(),
        promised_at: part.promised_at?.toISOString() ?? null,
        begin_at: part.begin_at?.toISOString() ?? null,
        alarm: part.alarm,
        until: undoUntil(now, undoSeconds).toISOString(),
      };

/** Moves parts of a locked order with their history, and returns the order after it. */
export const moveParts = async (tx: Tx, order: StoredOrder, move: Move, now: Date): Promise<StoredOrder> => {
  const { event, parts, to, by, promisedAt, begins, reason, details = {}, outOf } = move;
  const orderId = order.row.id;
  const change = {
    state: to,
    ...(promisedAt && { promised_at: promisedAt }),
    ...(begins && { begin_at: null }),
    ...(reason !== undefined && { reason }),
  };
  const reasons = {
    ...details,
    ...(reason !== undefined && { reason }),
    ...(promisedAt && { promised_at: promisedAt }),
  };
  const after = order.parts.map((part) =>
    parts.some((moved) => moved.part === part.part)
      ? { ...part, ...change, since: now, completed_at: to === 'completed' ? now : part.completed_at }
      : part,
  );
  const state = orderState(after.map((part) => part.state));
  if (parts.length === 0) await saveState(tx, orderId, state, now);
  else {
    const moved = {
      ...{ orderId, state, outOf },
      parts: parts.map((part) => {
        const undo = undoOf(part, move, now);
        return { part: part.part, change: { ...change, undo: undo && JSON.stringify(undo) } };
      }),
      events: parts.map(({ part, state: from }) => ({
        orderId,
        part,
        event,
        from,
        to,
        by,
        details: reasons,
      })),
    };
    await withoutWaiting(tx, (quiet) => saveMove(quiet, moved, now));
  }
  return { ...order, parts: after, row: { ...order.row, state, version: order.row.version + 1 } };
};

/** Whether no part of an order was, or will be, handed over. */
export const cameToNothing = ({ parts }: Pick<StoredOrder, 'parts'>): boolean =>
  parts.every(({ state }) => isOver(state) && state !== 'completed');

/** Whether its customer would have to fetch a part elsewhere than ordered. */
const isElsewhere = ({ mode, state, ordered_shop_id }: PartRow): boolean =>
  isFetchedElsewhere({ mode, state, moved: ordered_shop_id !== null });

/**
 * Whether its customer may still cancel an order: no shop has begun with it, or it would have to be fetched elsewhere
 * than ordered.
 */
export const mayCancel = ({ parts }: Pick<StoredOrder, 'parts'>): boolean => {
  const goingOn = parts.filter(({ state }) => !isOver(state));
  return (
    goingOn.length > 0 &&
    goingOn.every(
      (part) =>
        isElsewhere(part) ||
        stepOrder(part.state, 'cancel', { by: 'customer', mode: part.mode }).step === 'moved',
    )
  );
};
