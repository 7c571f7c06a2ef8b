import type { PrimePlan } from '@zanga/contract/ordering/prime';
import type { PlanTerms } from '@zanga/domain/membership/membership';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { PrimePlans } from '../../platform/database/tables.ts';

export type PlanRow = Selectable<PrimePlans>;

/** Whether the brand has Prime switched on; while it is off, Prime is neither offered, priced nor charged. */
export const primeIsOn = async (db: Db | Tx): Promise<boolean> => {
  const { rows } = await sql<{ on: boolean }>`select prime_is_on() as on`.execute(db);
  return rows[0]?.on === true;
};

/** The plan on offer; undefined without any, and while Prime is switched off. */
export const readPlan = (db: Db | Tx, now: Date): Promise<PlanRow | undefined> =>
  db
    .selectFrom('prime_plans')
    .selectAll()
    .where('begins_at', '<=', now)
    .where(sql<boolean>`(select prime_is_on())`)
    .orderBy('begins_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A plan version that a member has agreed to. */
export const readPlanVersion = (db: Db | Tx, version: string): Promise<PlanRow> =>
  db.selectFrom('prime_plans').selectAll().where('version', '=', version).executeTakeFirstOrThrow();

export const termsOf = (plan: PlanRow): PlanTerms => ({
  version: plan.version,
  price: plan.price_cents,
  trialDays: plan.trial_days,
  trialAmount: plan.trial_amount_cents,
});

export const presentPlan = (plan: PlanRow): PrimePlan => ({
  version: plan.version,
  price: plan.price_cents,
  trial_days: plan.trial_days,
  trial_amount: plan.trial_amount_cents,
  free_delivery_over: plan.free_delivery_over_cents,
  instore_percent: plan.instore_percent,
});
