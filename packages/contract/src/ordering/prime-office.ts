import * as z from 'zod/mini';
import { kept } from '../wire/form-schemas.ts';
import { routes } from '../wire/route.ts';
import { Cents, Instant } from '../wire/values.ts';

const Amount = Cents.check(z.refine((cents) => cents >= 0 && cents <= 1_000_000, 'da 0 a 10.000 €'));

/** Editable fields of a plan's version (`PlanForm` of the domain). */
export const PlanForm = z.object({
  price: Amount,
  trial_days: z.int().check(z.gte(0), z.lte(90)),
  trial_amount: Amount,
  free_delivery_over: z.nullable(Amount),
  instore_percent: z.int().check(z.gte(0), z.lte(100)),
});
export type PlanForm = z.output<typeof PlanForm>;

/** Phases of a version: current, future, or replaced. */
export const planPhases = ['offered', 'later', 'past'] as const;
export type PlanPhase = (typeof planPhases)[number];

export const OfficePlan = z.object({
  /** `2026-2`: name of the version in contracts and payments. */
  version: z.string(),
  form: kept(PlanForm),
  from: Instant,
  phase: z.enum(planPhases),
  /** Present members who joined under it. */
  members: z.int(),
  /** Author, if known. */
  by: z.nullable(z.string()),
  at: z.nullable(Instant),
});
export type OfficePlan = z.output<typeof OfficePlan>;

export const OfficePlans = z.object({
  /** Version of the list when it was read; writing over a newer one is refused. */
  version: z.string(),
  /** Latest beginning first. */
  plans: z.array(OfficePlan),
  /** Whether the brand offers Prime at all. */
  on: z.boolean(),
});
export type OfficePlans = z.output<typeof OfficePlans>;

const Version = z.string().check(z.minLength(1), z.maxLength(100));

/** A month of Prime, in Rome's calendar. */
export const PrimeMonth = z.object({
  /** `2026-11`. */
  month: z.string(),
  joined: z.int(),
  /** Memberships that ended in it. */
  left: z.int(),
  /** Members at its end, or now. */
  members: z.int(),
  /** Charged and refunded in it. */
  charged: Cents,
  refunded: Cents,
  /** Trials that ended in it, and how many became paid. */
  trials: z.int(),
  stayed: z.int(),
});
export type PrimeMonth = z.output<typeof PrimeMonth>;

export const PrimeNumbers = z.object({
  members: z.int(),
  states: z.object({ trial: z.int(), active: z.int(), past_due: z.int(), paused: z.int(), leaving: z.int() }),
  /** Monthly income of all members who will be charged again, each at their own price. */
  recurring: Cents,
  /** Last twelve months, latest first; the first is still running. */
  months: z.array(PrimeMonth),
});
export type PrimeNumbers = z.output<typeof PrimeNumbers>;

/** The plan of Prime for staff. */
export const primeOffice = routes({
  'GET /api/backoffice/prime/plans': {
    summary: 'All versions of the plan, with author and time',
    auth: 'prime.read',
    response: OfficePlans,
  },
  'POST /api/backoffice/prime/plans': {
    summary: 'Create a version of the plan for later members; members keep the one they joined with',
    auth: 'prime.edit',
    audit: 'plan.add',
    status: 201,
    body: z.object({
      version: Version,
      form: PlanForm,
      /** Beginning; null is now. */
      from: z.nullable(Instant),
      /** Confirms unusual values. */
      sure: z._default(z.boolean(), false),
    }),
    response: OfficePlans,
    errors: ['plan.of_all_shops', 'plan.changed', 'plan.unusual', 'invalid'],
  },
  'POST /api/backoffice/prime/plans/:plan/take-back': {
    summary: 'Delete a version that has not begun',
    auth: 'prime.edit',
    audit: 'plan.take_back',
    params: z.object({ plan: Version }),
    body: z.object({ version: Version }),
    response: OfficePlans,
    errors: ['plan.of_all_shops', 'plan.not_found', 'plan.changed', 'plan.begun'],
  },
  'GET /api/backoffice/prime/numbers': {
    summary: 'Number of members, of joiners and leavers, and the income',
    auth: 'prime.read',
    response: PrimeNumbers,
  },
});
