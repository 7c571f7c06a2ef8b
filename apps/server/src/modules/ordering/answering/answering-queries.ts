import type { OrderId, ShopId, UserId } from '@zanga/domain/ids';
import {
  type AlarmStep,
  type AnswerPlan,
  alarmSteps,
  consentMinutes,
} from '@zanga/domain/ordering/answering/answer-plan';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { AnswerPlans } from '../../../platform/database/tables.ts';

export const planOf = (row: Selectable<AnswerPlans>): AnswerPlan => ({
  louder: row.louder_minutes,
  managers: row.managers_minutes,
  call: row.call_minutes,
  cancel: row.cancel_minutes,
  pause: row.pause_minutes,
  screen: row.screen_minutes,
  remind: row.remind_hours,
  close: row.close_hours,
  ...(row.call_phone !== null && { phone: row.call_phone }),
  ...(row.consent_minutes !== null && { consent: row.consent_minutes }),
});

/** All plans by shop; under null the brand's. */
export const readPlans = async (db: Db | Tx): Promise<ReadonlyMap<string | null, AnswerPlan>> => {
  const rows = await db.selectFrom('answer_plans').selectAll().execute();
  return new Map(rows.map((row) => [row.shop_id, planOf(row)]));
};

/** Minutes that a customer of a shop has to decide on a proposal. */
export const readConsentMinutes = async (db: Db | Tx, shopId: ShopId | null): Promise<number> => {
  const plans = await readPlans(db);
  return consentMinutes(shopId === null ? undefined : plans.get(shopId), plans.get(null));
};

/** Alarm step of a column, which the table's check restricts to these words. */
export const alarmOf = (word: string | null): AlarmStep | null =>
  alarmSteps.find((step) => step === word) ?? null;

/** A part without an answer from its shop. */
export type Waiting = {
  readonly orderId: OrderId;
  readonly part: PartKey;
  readonly shopId: ShopId;
  readonly mode: string;
  readonly since: Date;
  readonly beginAt: Date | null;
  readonly promisedAt: Date | null;
  readonly alarm: AlarmStep | null;
};

type WaitingRow = Omit<Waiting, 'alarm'> & { readonly alarm: string | null };

/** Parts without an answer that should be begun by now, longest waiting first. */
export const readWaiting = async (db: Db, now: Date, most: number): Promise<readonly Waiting[]> => {
  const { rows } = await sql<WaitingRow>`
    select order_id as "orderId", part, shop_id as "shopId", mode, since, begin_at as "beginAt",
      promised_at as "promisedAt", alarm
    from order_parts
    where state = 'placed' and shop_id is not null and since <= ${now} and (begin_at is null or begin_at <= ${now})
    order by greatest(since, coalesce(begin_at, since)), order_id, part
    limit ${most}`.execute(db);
  return rows.map(({ alarm, ...row }) => ({ ...row, alarm: alarmOf(alarm) }));
};

/** How many unanswered orders of a shop have raised an alarm. */
export const countUnanswered = async (tx: Tx, shopId: ShopId): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct order_id)::int as count from order_parts
    where shop_id = ${shopId} and state = 'placed' and alarm is not null`.execute(tx);
  return rows[0]?.count ?? 0;
};

export const readAddressOf = (tx: Tx, userId: UserId) =>
  tx.selectFrom('people').select(['firstname', 'email']).where('id', '=', userId).executeTakeFirst();

/** Name and phone number of a shop. */
export const readShopToCall = (tx: Tx, shopId: ShopId) =>
  tx.selectFrom('shop_profiles').select(['name', 'phone']).where('id', '=', shopId).executeTakeFirst();
