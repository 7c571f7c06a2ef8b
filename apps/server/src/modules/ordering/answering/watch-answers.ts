import type { ShopId } from '@zanga/domain/ids';
import {
  type AlarmStep,
  type AnswerPlan,
  reachedStep,
  stepsBetween,
  usualAnswerPlan,
} from '@zanga/domain/ordering/answering/answer-plan';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { bySystem } from '../order/order-record.ts';
import { noteEvents } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { readPlans, readWaiting, type Waiting } from './answering-queries.ts';
import { holdOrders, raiseAlarm } from './answering-store.ts';
import { giveUpOrder } from './give-up-order.ts';
import { callShop, tellManagers } from './tell-shop.ts';

const most = 2_000;

type Late = Waiting & { readonly step: AlarmStep; readonly plan: AnswerPlan };

/** Parts whose next alarm step is due. */
const readLate = async ({ db }: OrderTools, now: Date): Promise<readonly Late[]> => {
  const plans = await readPlans(db);
  const brand = plans.get(null) ?? usualAnswerPlan;
  return (await readWaiting(db, now, most)).flatMap((part) => {
    const plan = plans.get(part.shopId) ?? brand;
    const step = reachedStep(plan, part, now);
    return step !== null && stepsBetween(part.alarm, step).length > 0 ? [{ ...part, step, plan }] : [];
  });
};

/** Raises the alarm of one shop for all of its waiting parts: screens, mails to managers, a call. */
const raise = (tools: OrderTools, shopId: ShopId, late: readonly Late[], now: Date): Promise<void> =>
  inTransaction(tools.db, async (tx) => {
    await holdOrders(tx, [...new Set(late.map(({ orderId }) => orderId))]);
    const raised = await raiseAlarm(tx, shopId, late);
    const news = late.filter((one) =>
      raised.some(({ orderId, part }) => orderId === one.orderId && part === one.part),
    );
    await noteEvents(
      tx,
      news.map(({ orderId, part, step }) => ({
        ...{ orderId, part, event: 'unanswered', from: null, to: null, by: bySystem, details: { step } },
      })),
      now,
    );
    const taken = new Set(
      news.flatMap(({ alarm, step, plan }) => stepsBetween(alarm, step).filter((one) => plan[one] !== null)),
    );
    if (taken.has('managers')) await tellManagers(tools, tx, shopId, now);
    if (taken.has('call')) await callShop(tools, tx, { shopId, phone: late[0]?.plan.phone ?? null }, now);
  });

/**
 * Takes the due step for every unanswered order. Each step of a shop and each cancelled order is a transaction of its
 * own, so that the next minute continues after an interruption.
 */
export const watchAnswers = async (tools: OrderTools, now: Date): Promise<void> => {
  const late = await readLate(tools, now);
  const rest = late.filter(({ step }) => step !== 'cancel');
  for (const [shopId, ofShop] of Map.groupBy(rest, (one) => one.shopId))
    await raise(tools, shopId, ofShop, now).catch((error: unknown) =>
      tools.log.error({ err: error, shopId }, 'nobody could be told of orders without an answer'),
    );
  const ended = late.filter(({ step }) => step === 'cancel');
  for (const [, [first]] of Map.groupBy(ended, ({ orderId, shopId }) => `${orderId} ${shopId}`)) {
    if (!first) continue;
    const { orderId, shopId, plan } = first;
    await giveUpOrder(tools, { orderId, shopId, plan }, now).catch((error: unknown) =>
      tools.log.error({ err: error, orderId }, 'an order without an answer could not be given back'),
    );
  }
};
