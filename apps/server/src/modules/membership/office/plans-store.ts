import type { UserId } from '@zanga/domain/ids';
import type { PlanForm } from '@zanga/domain/membership/plan-form';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

/** Versions are written one at a time; reading and joining go on meanwhile. */
export const holdPlans = async (tx: Tx): Promise<void> => {
  await sql`lock table prime_plans in share row exclusive mode`.execute(tx);
};

type New = {
  readonly version: string;
  readonly form: PlanForm;
  readonly from: Date;
  readonly by: UserId;
  readonly now: Date;
};

export const insertPlan = async (tx: Tx, { version, form, from, by, now }: New): Promise<void> => {
  await tx
    .insertInto('prime_plans')
    .values({
      version,
      price_cents: form.price,
      trial_days: form.trial_days,
      trial_amount_cents: form.trial_amount,
      free_delivery_over_cents: form.free_delivery_over,
      instore_percent: form.instore_percent,
      begins_at: from,
      written_by: by,
      written_at: now,
    })
    .execute();
};

/** Deletes a version; the database refuses one that a joining names. */
export const deletePlan = async (tx: Tx, version: string): Promise<void> => {
  await tx.deleteFrom('prime_plans').where('version', '=', version).execute();
};
