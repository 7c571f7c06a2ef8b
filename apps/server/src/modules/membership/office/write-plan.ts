import type { OfficePlans } from '@zanga/contract/ordering/prime-office';
import type { Refusal } from '@zanga/contract/wire/route';
import {
  isUnusualPlan,
  nextVersion,
  type PlanForm,
  planAt,
  planProblems,
} from '@zanga/domain/membership/plan-form';
import { wallClock } from '@zanga/domain/time';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { problemFields } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readPlans } from './plans-queries.ts';
import { deletePlan, holdPlans, insertPlan } from './plans-store.ts';
import { presentPlans, versionOfAll, writtenOf } from './present-plans.ts';

const auditedOf = (form: PlanForm, from: Date) => ({
  price_cents: form.price,
  trial_days: form.trial_days,
  trial_cents: form.trial_amount,
  free_delivery_over_cents: form.free_delivery_over,
  instore_percent: form.instore_percent,
  begins_at: from.toISOString(),
});

type Writing = {
  readonly session: StaffSession;
  /** Stamp of the plans that the writer saw. */
  readonly version: string;
  readonly form: PlanForm;
  readonly from: string | null;
  readonly sure: boolean;
};

/** Writes a version of the plan, unless another save was quicker. Contracts keep their version. */
export const writePlan = async (
  db: Db,
  { session, version: seen, form, from: asked, sure }: Writing,
  now: Date,
): Promise<
  OfficePlans | Refusal<'plan.of_all_shops' | 'plan.changed' | 'plan.unusual'> | Refusal<'invalid'>
> => {
  if (!mayWorkFor(session, null)) return refuse('plan.of_all_shops');
  return inTransaction(db, async (tx) => {
    await holdPlans(tx);
    const plans = (await readPlans(tx)).map(writtenOf);
    if (versionOfAll(plans) !== seen) return refuse('plan.changed');
    const from = asked === null ? null : new Date(asked);
    const problems = planProblems(form, { from, plans, now });
    if (problems.length > 0) return refuse('invalid', problemFields(problems));
    const begins = from ?? now;
    const before = planAt(plans, begins)?.form;
    if (!sure && isUnusualPlan(form, before)) return refuse('plan.unusual');
    const year = Number(wallClock(now).date.slice(0, 4));
    const version = nextVersion(
      plans.map((one) => one.version),
      year,
    );
    await insertPlan(tx, { version, form, from: begins, by: session.userId, now });
    const change = { kind: 'plan', thing: version, shopId: null, after: auditedOf(form, begins) } as const;
    await noteChange(tx, session.trail, change, now);
    return presentPlans(tx, now);
  });
};

type TakingBack = { readonly session: StaffSession; readonly plan: string; readonly version: string };

/** Deletes a version that has not begun: no member can have joined under it. */
export const takeBackPlan = async (
  db: Db,
  { session, plan: wanted, version: seen }: TakingBack,
  now: Date,
): Promise<OfficePlans | Refusal<'plan.of_all_shops' | 'plan.not_found' | 'plan.changed' | 'plan.begun'>> => {
  if (!mayWorkFor(session, null)) return refuse('plan.of_all_shops');
  return inTransaction(db, async (tx) => {
    await holdPlans(tx);
    const plans = (await readPlans(tx)).map(writtenOf);
    if (versionOfAll(plans) !== seen) return refuse('plan.changed');
    const plan = plans.find(({ version }) => version === wanted);
    if (!plan) return refuse('plan.not_found');
    if (plan.from <= now) return refuse('plan.begun');
    await deletePlan(tx, plan.version);
    const before = auditedOf(plan.form, plan.from);
    await noteChange(tx, session.trail, { kind: 'plan', thing: plan.version, shopId: null, before }, now);
    return presentPlans(tx, now);
  });
};
