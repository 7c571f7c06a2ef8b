import type { OrderId, ShopId } from '@zanga/domain/ids';
import {
  type AlarmStep,
  type AnswerPlan,
  usualAnswerPlan,
} from '@zanga/domain/ordering/answering/answer-plan';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import { planOf } from './answering-queries.ts';

/** Saves the plan of a shop, or under null the brand's; a null plan deletes it. Returns the plan before. */
export const savePlan = async (
  tx: Tx,
  shopId: ShopId | null,
  plan: AnswerPlan | null,
  now: Date,
): Promise<AnswerPlan | null> => {
  const before = await tx
    .deleteFrom('answer_plans')
    .where('shop_id', 'is not distinct from', shopId)
    .returningAll()
    .executeTakeFirst();
  if (plan !== null) {
    // An older page does not send new fields: they get their usual values.
    const { screen, remind, close } = usualAnswerPlan;
    const unsaid = (value: number | null | undefined, usual: number | null | undefined) =>
      value === undefined ? (usual ?? null) : value;
    const said = {
      screen: unsaid(plan.screen, screen),
      remind: unsaid(plan.remind, remind),
      close: unsaid(plan.close, close),
    };
    await tx
      .insertInto('answer_plans')
      .values({
        shop_id: shopId,
        louder_minutes: plan.louder,
        managers_minutes: plan.managers,
        call_minutes: plan.call,
        cancel_minutes: plan.cancel,
        pause_minutes: plan.pause,
        screen_minutes: said.screen,
        remind_hours: said.remind,
        close_hours: said.close,
        call_phone: plan.phone ?? null,
        consent_minutes: plan.consent ?? null,
        updated_at: now,
      })
      .execute();
  }
  return before ? planOf(before) : null;
};

/** Locks orders, always in the same order, so that an answer in the same moment comes entirely before or after. */
export const holdOrders = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`select id from orders where id = any(${[...ids]}::text[]) order by id for update`.execute(tx);
};

/** Raises the alarm of parts still unanswered in a shop, on every screen; returns the ones whose step is new. */
export const raiseAlarm = async (
  tx: Tx,
  shopId: ShopId,
  parts: readonly { readonly orderId: OrderId; readonly part: string; readonly step: AlarmStep }[],
): Promise<readonly { readonly orderId: OrderId; readonly part: string; readonly step: AlarmStep }[]> => {
  const { rows } = await sql<{ orderId: OrderId; part: string; step: AlarmStep }>`
    update order_parts p set alarm = w.step
    from unnest(${parts.map(({ orderId }) => orderId)}::text[], ${parts.map(({ part }) => part)}::text[],
      ${parts.map(({ step }) => step)}::text[]) as w (order_id, part, step)
    where p.order_id = w.order_id and p.part = w.part and p.shop_id = ${shopId} and p.state = 'placed' and p.alarm is distinct from w.step
    returning p.order_id as "orderId", p.part, p.alarm as step`.execute(tx);
  await sql`
    update orders set version = version + 1
    where id = any(${rows.map(({ orderId }) => orderId)}::text[])`.execute(tx);
  return rows;
};

/** Whether people of a shop may be told again: once per interval, for any number of waiting orders. */
export const takeTurn = async (
  tx: Tx,
  {
    shopId,
    step,
    since,
  }: { readonly shopId: ShopId; readonly step: 'managers' | 'call'; readonly since: Date },
  now: Date,
): Promise<boolean> => {
  const { rows } =
    step === 'managers'
      ? await sql`
          insert into shop_silences as s (shop_id, managers_at) values (${shopId}, ${now})
          on conflict (shop_id) do update set managers_at = excluded.managers_at
          where s.managers_at is null or s.managers_at <= ${since} returning 1`.execute(tx)
      : await sql`
          insert into shop_silences as s (shop_id, call_at) values (${shopId}, ${now})
          on conflict (shop_id) do update set call_at = excluded.call_at
          where s.call_at is null or s.call_at <= ${since} returning 1`.execute(tx);
  return rows.length > 0;
};
