import { usualClosing } from '../closing/left-open.ts';

/** What happens to an order that nobody answers, from the first step to the last. */
export const alarmSteps = ['louder', 'managers', 'call', 'cancel'] as const;
export type AlarmStep = (typeof alarmSteps)[number];

/** After how many minutes each step is taken; null leaves it out. */
export type AnswerPlan = Readonly<Record<AlarmStep, number | null>> & {
  /** How many minutes the shop pauses itself. */
  readonly pause: number;
  /** After how many minutes without an open screen the managers are written to; null leaves that out. */
  readonly screen?: number | null | undefined;
  /** How many hours after its time a shop is reminded of an order that nobody closed; null leaves that out. */
  readonly remind?: number | null | undefined;
  /** How many hours after the end of its business day it is closed by itself; null leaves that out. */
  readonly close?: number | null | undefined;
  /** The telephone that rings; without one it is the shop's own. */
  readonly phone?: string | null | undefined;
  /** For how many minutes a customer may decide about a change that the shop proposes. */
  readonly consent?: number | undefined;
};

/** What a brand that has said nothing else gives its customers to decide, in minutes. */
export const usualConsentMinutes = 10;

/** How long a customer may decide: what the shop says, or else the brand. */
export const consentMinutes = (
  ofShop: Pick<AnswerPlan, 'consent'> | undefined,
  ofBrand: Pick<AnswerPlan, 'consent'> | undefined,
): number => ofShop?.consent ?? ofBrand?.consent ?? usualConsentMinutes;

/** The plan of a brand that has said nothing else. */
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
  /** Since when its shop could have answered. */
  readonly since: Date;
  /** When the work on it begins; null is at once. */
  readonly beginAt: Date | null;
  readonly promisedAt: Date | null;
  readonly mode: string;
};

const minuteMs = 60_000;
/** Who is told of a cancelling before the promised time can still find something else. */
const beforePromiseMs = 2 * minuteMs;

/** From when on an answer is waited for: what is for later may wait until it should be begun. */
export const waitsFrom = ({ since, beginAt }: Pick<WaitingPart, 'since' | 'beginAt'>): Date =>
  beginAt !== null && beginAt > since ? beginAt : since;

/** How long may be waited before the promise would pass; null where no time was promised. */
const longestWait = (part: WaitingPart): number | null => {
  const { promisedAt, mode } = part;
  if (promisedAt === null || (mode !== 'delivery' && mode !== 'pickup')) return null;
  const left = promisedAt.getTime() - waitsFrom(part).getTime();
  return left > 0 ? Math.max(left - beforePromiseMs, left / 2) : null;
};

/** When each step is taken. A promise that comes sooner than the plan draws all its steps together. */
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

/** The last step whose time has come; null while it may still wait. */
export const reachedStep = (plan: AnswerPlan, part: WaitingPart, now: Date): AlarmStep | null =>
  stepTimes(plan, part).findLast(([, at]) => at <= now)?.[0] ?? null;

/** The steps from one that was taken up to another, that one included. */
export const stepsBetween = (taken: AlarmStep | null, reached: AlarmStep): readonly AlarmStep[] =>
  alarmSteps.slice(taken === null ? 0 : alarmSteps.indexOf(taken) + 1, alarmSteps.indexOf(reached) + 1);

/** The steps of a plan that stand before an earlier one; none in a plan that makes sense. */
export const stepsOutOfOrder = (plan: Pick<AnswerPlan, AlarmStep>): readonly AlarmStep[] => {
  const taken = alarmSteps.filter((step) => plan[step] !== null);
  return taken.filter((step, place) => {
    const before = taken[place - 1];
    return before !== undefined && (plan[step] ?? 0) < (plan[before] ?? 0);
  });
};
