import { type Cents, cents } from '../money.ts';

/** Fields of a version of the plan; versions already sold never change. */
export type PlanForm = {
  /** Of a month. */
  readonly price: Cents;
  readonly trial_days: number;
  /** Price of the trial; zero makes it free. */
  readonly trial_amount: Cents;
  /** Amount from which members get free delivery; null if they never do. */
  readonly free_delivery_over: Cents | null;
  /** Discount on the bill at the till, by QR code. */
  readonly instore_percent: number;
};

export type PlanProblem = { readonly field: keyof PlanForm | 'from'; readonly text: string };

/** A version and its begin. */
export type WrittenPlan = { readonly version: string; readonly form: PlanForm; readonly from: Date };

/** Least amount charged to a card. */
export const leastCharge: Cents = cents(50);

const yearMs = 365 * 86_400_000;
/** How far ahead a version may begin. */
const aheadMs = 2 * yearMs;

/** The version on offer at an instant: the last one begun. */
export const planAt = (plans: readonly WrittenPlan[], at: Date): WrittenPlan | undefined =>
  plans
    .filter(({ from }) => from <= at)
    .toSorted((a, b) => b.from.getTime() - a.from.getTime() || (b.version > a.version ? 1 : -1))[0];

function* formProblems(form: PlanForm): Generator<PlanProblem> {
  const { price, trial_days, trial_amount } = form;
  if (price < leastCharge) yield { field: 'price', text: 'Almeno 0,50 €: meno non si addebita su una carta' };
  if (trial_amount > 0 && trial_amount < leastCharge)
    yield { field: 'trial_amount', text: 'Almeno 0,50 €, oppure zero per una prova gratis' };
  if (trial_days === 0 && trial_amount > 0)
    yield { field: 'trial_amount', text: 'Senza giorni di prova non c’è niente da pagare: scrivi zero' };
}

const same = (a: PlanForm, b: PlanForm): boolean =>
  a.price === b.price &&
  a.trial_days === b.trial_days &&
  a.trial_amount === b.trial_amount &&
  a.free_delivery_over === b.free_delivery_over &&
  a.instore_percent === b.instore_percent;

type When = {
  /** Null begins at once. */
  readonly from: Date | null;
  readonly plans: readonly WrittenPlan[];
  readonly now: Date;
};

function* timeProblems(form: PlanForm, { from, plans, now }: When): Generator<PlanProblem> {
  const begins = from ?? now;
  if (from !== null && from <= now)
    yield { field: 'from', text: 'Scegli un giorno che deve ancora venire, oppure «da subito»' };
  else if (begins.getTime() > now.getTime() + aheadMs)
    yield { field: 'from', text: 'Al massimo tra due anni' };
  else if (plans.some((one) => one.from.getTime() === begins.getTime()))
    yield { field: 'from', text: 'In quel momento inizia già un’altra versione' };
  const before = planAt(plans, begins);
  if (before && same(before.form, form))
    yield { field: 'price', text: 'È uguale alla versione che vale già in quel momento' };
}

/** Problems that prevent a new version of the plan, by its fields. */
export const planProblems = (form: PlanForm, when: When): readonly PlanProblem[] => [
  ...formProblems(form),
  ...timeProblems(form, when),
];

const dearPrice = cents(3_000);

/**
 * Whether the office asks again before saving. Unusual are a high price, one twice or half of the former, a trial as
 * dear as a month, half of every bill at the till.
 */
export const isUnusualPlan = (form: PlanForm, before: PlanForm | undefined): boolean => {
  const { price, trial_amount, instore_percent } = form;
  const jumps = before !== undefined && (price >= before.price * 2 || price * 2 <= before.price);
  return price >= dearPrice || jumps || trial_amount >= price || instore_percent >= 50;
};

/** Name of the next version: `2026-2` is the second one written in 2026. */
export const nextVersion = (versions: readonly string[], year: number): string => {
  const numbers = versions.flatMap((version) => {
    const [, number] = new RegExp(`^${year}-(\\d{1,6})$`).exec(version) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  return `${year}-${Math.max(0, ...numbers) + 1}`;
};
