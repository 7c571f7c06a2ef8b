import type { OrderId, ShopId } from '@zanga/domain/ids';
import { type AnswerPlan, reachedStep } from '@zanga/domain/ordering/answering/answer-plan';
import { isOver } from '@zanga/domain/ordering/transitions';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { pauseByItself } from '../../shops/public-pauses.ts';
import { bySystem, type StoredOrder } from '../order/order-record.ts';
import { lockOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import type { PartRow } from '../order/row-queries.ts';
import { cancelOrder } from '../refunds/cancel-order.ts';
import { tellPaused } from './tell-shop.ts';

type GivingUp = { readonly orderId: OrderId; readonly shopId: ShopId; readonly plan: AnswerPlan };

/** Reason that customers read while a shop has paused itself. */
const pauseWords = 'il negozio non riesce a rispondere agli ordini';

const isLate = (plan: AnswerPlan, { since, begin_at, promised_at, mode }: PartRow, now: Date): boolean =>
  reachedStep(plan, { since, beginAt: begin_at, promisedAt: promised_at, mode }, now) === 'cancel';

const recentMs = 3 * 3_600_000;

/** Whether the silence is recent: after a night without a server it says nothing about the staff there now. */
const isRecent = ({ since, begin_at }: PartRow, now: Date): boolean =>
  now.getTime() - Math.max(since.getTime(), begin_at?.getTime() ?? 0) <= recentMs;

/** Message to the customer on the page of their order. */
const wordsFor = ({ row }: StoredOrder, rest: boolean): string => {
  const paid = row.payment_kind === 'card' ? row.total_cents > 0 : row.taken_cents > 0;
  const what = rest ? 'questa parte' : 'l’ordine';
  const money = paid ? `e ti rimborsiamo ${rest ? 'quello che costava' : 'tutto'}` : 'e non paghi nulla';
  return `Il negozio non ha risposto in tempo, e ci dispiace: abbiamo annullato ${what} ${money}.`;
};

/**
 * Gives up waiting for a shop: pauses the shop and cancels the order, both or neither. A worker who accepts in this
 * very moment comes entirely before, and then nothing happens, or after.
 */
export const giveUpOrder = (
  tools: OrderTools,
  { orderId, shopId, plan }: GivingUp,
  now: Date,
): Promise<void> =>
  inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const waiting = order?.parts.filter((part) => part.shop_id === shopId && part.state === 'placed') ?? [];
    if (!order || !waiting.some((part) => isLate(plan, part, now))) return;
    const until = new Date(now.getTime() + plan.pause * 60_000);
    const recent = waiting.some((part) => isRecent(part, now));
    const paused = recent && (await pauseByItself(tx, { shopId, until, reason: pauseWords }, now));
    const rest = order.parts.some((part) => !isOver(part.state) && !waiting.includes(part));
    await cancelOrder(
      tools,
      tx,
      order,
      { by: bySystem, why: 'unanswered', unanswered: { parts: waiting, words: wordsFor(order, rest), rest } },
      now,
    );
    if (paused) await tellPaused(tools, tx, { shopId, until }, now);
  });
