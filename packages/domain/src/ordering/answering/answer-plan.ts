import { usualClosing } from '../closing/left-open.ts';

/** Steps for an order without an answer, first to last. */
export const alarmSteps = ['louder', 'managers', 'call', 'cancel'] as const;
export type AlarmStep = (typeof alarmSteps)[number];

/** Minutes after which each step is taken; null skips it. */
export type AnswerPlan = Readonly<Record<AlarmStep, number | null>> & {
  /** Minutes for which the shop pauses itself. */
  readonly pause: number;
  /** Minutes without an open screen after which the managers are written to; null skips it. */
  readonly screen?: number | null | undefined;
  /** Hours after its time at which a shop is reminded of an order left open; null skips it. */
  readonly remind?: number | null | undefined;
  /** Hours after its business day at which an order left open is closed; null skips it. */
  readonly close?: number | null | undefined;
  /** Telephone to call; without one the shop's own. */
  readonly phone?: string | null | undefined;
  /** Minutes a customer has to decide about a change proposed by the shop. */
  readonly consent?: number | undefined;
};

/** Minutes to decide in a brand without a setting. */
export const usualConsentMinutes = 10;

/** Minutes to decide: the shop's setting, else the brand's. */
export const consentMinutes = (
  ofShop: Pick<AnswerPlan, 'consent'> | undefined,
  ofBrand: Pick<AnswerPlan, 'consent'> | undefined,
): number => ofShop?.consent ?? ofBrand?.consent ?? usualConsentMinutes;

/** Plan of a brand without settings. */
export const usualAnswerPlan: AnswerPlan = {
  louder: 2,
  managers: 5,
  call: 7,
  cancel: 10,
  pause: 30,
  screen: 10,
  ...usualClosing,
};

/** A part of an order that a shop has not answered yet. */
export type WaitingPart = {
  /** When its shop could first have answered. */
  readonly since: Date;
  /** When its preparation begins; null is at once. */
  readonly beginAt: Date | null;
  readonly promisedAt: Date | null;
  readonly mode: string;
};

const minuteMs = 60_000;
/** A customer told of a cancelling this long before the promised time can still order elsewhere. */
const beforePromiseMs = 2 * minuteMs;

/** When waiting for an answer begins: an order for later may wait until its preparation should begin. */
export const waitsFrom = ({ since, beginAt }: Pick<WaitingPart, 'since' | 'beginAt'>): Date =>
  beginAt !== null && beginAt > since ? beginAt : since;

/** Longest wait for an answer that keeps the promise; null without a promised time. */
const longestWait = (part: WaitingPart): number | null => {
  const { promisedAt, mode } = part;
  if (promisedAt === null || (mode !== 'delivery' && mode !== 'pickup')) return null;
  const left = promisedAt.getTime() - waitsFrom(part).getTime();
  return left > 0 ? Math.max(left - beforePromiseMs, left / 2) : null;
};

/** Moments of the steps. An early promise brings all of them forward in proportion. */
export const stepTimes = (plan: AnswerPlan, part: WaitingPart): readonly (readonly [AlarmStep, Date])[] => {
  const from = waitsFrom(part).getTime();
  const longest = longestWait(part);
  const planned = plan.cancel === null ? null : plan.cancel * minuteMs;
  const pace = planned !== null && longest !== null && longest < planned ? longest / planned : 1;
  return alarmSteps.flatMap((step) => {
    const minutes = plan[step];
    return minutes === null ? [] : [[step, new Date(from + minutes * minuteMs * pace)] as const];
  });
};

/** The last step whose moment has come; null before the first. */
export const reachedStep = (plan: AnswerPlan, part: WaitingPart, now: Date): AlarmStep | null =>
  stepTimes(plan, part).findLast(([, at]) => at <= now)?.[0] ?? null;

/** The steps after one already taken, up to and including the reached one. */
export const stepsBetween = (taken: AlarmStep | null, reached: AlarmStep): readonly AlarmStep[] =>
  alarmSteps.slice(taken === null ? 0 : alarmSteps.indexOf(taken) + 1, alarmSteps.indexOf(reached) + 1);

/** Steps planned before an earlier one; empty for a valid plan. */
export const stepsOutOfOrder = (plan: Pick<AnswerPlan, AlarmStep>): readonly AlarmStep[] => {
  const taken = alarmSteps.filter((step) => plan[step] !== null);
  return taken.filter((step, place) => {
    const before = taken[place - 1];
    return before !== undefined && (plan[step] ?? 0) < (plan[before] ?? 0);
  });
};
