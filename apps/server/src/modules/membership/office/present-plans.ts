import type { OfficePlans, PlanPhase } from '@zanga/contract/ordering/prime-office';
import { type PlanForm, planAt, type WrittenPlan } from '@zanga/domain/membership/plan-form';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { versionOf } from '../../../platform/edited-form.ts';
import { type PlanRow, primeIsOn } from '../plan-queries.ts';
import { countMembers, readPlans, readWriters } from './plans-queries.ts';

const formOf = (row: PlanRow): PlanForm => ({
  price: row.price_cents,
  trial_days: row.trial_days,
  trial_amount: row.trial_amount_cents,
  free_delivery_over: row.free_delivery_over_cents,
  instore_percent: row.instore_percent,
});

export const writtenOf = (row: PlanRow): WrittenPlan => ({
  version: row.version,
  form: formOf(row),
  from: row.begins_at,
});

/** Version stamp over all plans, to notice a change since staff looked. */
export const versionOfAll = (plans: readonly WrittenPlan[]): string => versionOf(plans);

/** All versions of the plan, for staff. */
export const presentPlans = async (db: Db | Tx, now: Date): Promise<OfficePlans> => {
  const rows = await readPlans(db);
  const members = await countMembers(db, now);
  const writers = await readWriters(
    db,
    rows.flatMap(({ written_by }) => written_by ?? []),
  );
  const plans = rows.map(writtenOf);
  const offered = planAt(plans, now)?.version;
  const phaseOf = ({ version, from }: WrittenPlan): PlanPhase => {
    if (version === offered) return 'offered';
    return from > now ? 'later' : 'past';
  };
  return {
    version: versionOfAll(plans),
    on: await primeIsOn(db),
    plans: rows.map((row) => {
      const plan = writtenOf(row);
      return {
        version: row.version,
        form: { ...plan.form },
        from: row.begins_at.toISOString(),
        phase: phaseOf(plan),
        members: members.get(row.version) ?? 0,
        by: row.written_by === null ? null : (writers.get(row.written_by) ?? null),
        at: row.written_at?.toISOString() ?? null,
      };
    }),
  };
};
