import { usualAnswerPlan } from '@zanga/domain/ordering/answering/answer-plan';
import { watchedSince } from '@zanga/domain/ordering/answering/open-screens';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readBrandOpen } from '../../shops/public-state.ts';
import { readPlans } from '../answering/answering-queries.ts';
import { tellUnwatched } from '../answering/tell-shop.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { readWatch } from './screens-queries.ts';
import { saveWatch, takeScreenTurn } from './screens-store.ts';
import { readShut } from './shut-shops.ts';

const minuteMs = 60_000;

/**
 * Looks for shops that take orders without an open screen, and mails their managers once each time. The database stores
 * who was told, so that another server, or a restart, does not repeat it.
 */
export const watchScreens = async (tools: OrderTools, now: Date): Promise<void> => {
  const { db } = tools;
  // Before the brand opens there are no orders; the watch until then must not count afterwards.
  if (!(await readBrandOpen(db))) return;
  const since = watchedSince(await readWatch(db), now);
  await inTransaction(db, (tx) => saveWatch(tx, since, now));
  const shut = await readShut(db, now);
  if (shut.length === 0) return;
  const plans = await readPlans(db);
  const brand = plans.get(null) ?? usualAnswerPlan;
  for (const { id: shopId, since: from } of shut) {
    const minutes = (plans.get(shopId) ?? brand).screen ?? null;
    if (from === null || minutes === null || now.getTime() - from.getTime() < minutes * minuteMs) continue;
    const gone = Math.floor((now.getTime() - from.getTime()) / minuteMs);
    await inTransaction(db, async (tx) => {
      if (await takeScreenTurn(tx, shopId, from, now))
        await tellUnwatched(tools, tx, { shopId, minutes: gone }, now);
    }).catch((error: unknown) =>
      tools.log.error({ err: error, shopId }, 'nobody could be told of a shop without a screen'),
    );
  }
};
