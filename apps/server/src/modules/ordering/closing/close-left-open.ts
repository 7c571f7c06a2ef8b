import { usualAnswerPlan } from '@zanga/domain/ordering/answering/answer-plan';
import { closedBefore, timeOfPart } from '@zanga/domain/ordering/closing/left-open';
import { stepOrder } from '@zanga/domain/ordering/transitions';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { systemTrail } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readPlans } from '../answering/answering-queries.ts';
import { askToTellLeftOpen } from '../job-kinds.ts';
import { dueOf } from '../order/due-at-till.ts';
import { moveParts } from '../order/move-parts.ts';
import { bySystem } from '../order/order-record.ts';
import { lockOrder, noteEvents, touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { type Cutoffs, type LeftOpen, readLeftOpen } from './closing-queries.ts';
import { saveLeftOpen } from './closing-store.ts';

/** Parts per run; the rest is closed some minutes later. */
const atOnce = 100;
const batches = 10;

const never = new Date(0);

const readCutoffs = async ({ db }: OrderTools, now: Date): Promise<Cutoffs> => {
  const plans = await readPlans(db);
  const shops = [...plans].flatMap(([shop, plan]) =>
    shop === null ? [] : [[shop, closedBefore(plan, now) ?? never] as const],
  );
  return {
    shops: new Map(shops),
    others: closedBefore(plans.get(null) ?? usualAnswerPlan, now) ?? never,
  };
};

/**
 * Closes one part as collected. Money is never assumed: with a sum still due the part stays open, is marked for a
 * manager, and is not tried again. A person who closes it in this moment comes first.
 */
const closeOne = (tools: OrderTools, { orderId, part: name }: LeftOpen, cutoffs: Cutoffs, now: Date) =>
  inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order?.parts.find((one) => one.part === name);
    if (!order || !part || part.left_open_at !== null) return;
    const step = stepOrder(part.state, 'close', { by: 'system', mode: part.mode });
    const before = cutoffs.shops.get(part.shop_id ?? '') ?? cutoffs.others;
    const time = timeOfPart({ since: part.since, promisedAt: part.promised_at });
    if (step.step !== 'moved' || time >= before) return;
    const about = { kind: 'order', thing: orderId, shopId: part.shop_id } as const;
    const due = dueOf(order);
    if (due > 0) {
      await saveLeftOpen(tx, { orderId, part: name }, now);
      const event = { orderId, part: name, event: 'leave_open', from: null, to: null, by: bySystem };
      await noteEvents(tx, [{ ...event, details: { due } }], now);
      await touchOrder(tx, orderId);
      if (part.shop_id) await askToTellLeftOpen(tools.jobs, tx, { shopId: part.shop_id });
      await noteChange(
        tx,
        systemTrail('order.leave_open'),
        { ...about, before: {}, after: { due_cents: due } },
        now,
      );
      return;
    }
    await moveParts(tx, order, { event: 'close', parts: [part], to: step.to, by: bySystem }, now);
    const [was, is] = [{ state: part.state }, { state: step.to }];
    await noteChange(tx, systemTrail('order.close'), { ...about, before: was, after: is }, now);
  });

/**
 * Closes parts that a shop accepted on a past day and left open. Each part is a transaction of its own, so that the
 * next run continues after an interruption.
 */
export const closeLeftOpen = async (tools: OrderTools, now: Date): Promise<void> => {
  const cutoffs = await readCutoffs(tools, now);
  let after: LeftOpen | undefined;
  for (let batch = 0; batch < batches; batch += 1) {
    const parts = await readLeftOpen(tools.db, cutoffs, { after, most: atOnce });
    for (const part of parts)
      await closeOne(tools, part, cutoffs, now).catch((error: unknown) =>
        tools.log.error(
          { err: error, orderId: part.orderId },
          'an order that was left open could not be closed',
        ),
      );
    // A part that could not be closed is skipped, so that it does not block the rest.
    after = parts.at(-1);
    if (parts.length < atOnce) return;
  }
};
