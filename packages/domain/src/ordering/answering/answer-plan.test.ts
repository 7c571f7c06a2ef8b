import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnswerPlan,
  reachedStep,
  stepsBetween,
  stepsOutOfOrder,
  stepTimes,
  usualAnswerPlan,
} from './answer-plan.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const part = { since: noon, beginAt: null, promisedAt: after(30), mode: 'delivery' };
const at = (minutes: number, given = {}, plan: AnswerPlan = usualAnswerPlan) =>
  reachedStep(plan, { ...part, ...given }, after(minutes));

describe('an order that nobody answers', () => {
  it('is said louder, then to the managers, by telephone, and given back', () => {
    expect([1.9, 2, 5, 7, 10].map((minutes) => at(minutes))).toEqual([
      null,
      'louder',
      'managers',
      'call',
      'cancel',
    ]);
  });

  it('for later waits until it should be begun', () => {
    const later = { beginAt: after(120), promisedAt: after(150) };
    expect([10, 121, 122, 130].map((minutes) => at(minutes, later))).toEqual([
      null,
      null,
      'louder',
      'cancel',
    ]);
  });

  it('hurries where its promise comes sooner', () => {
    const soon = { promisedAt: after(7) };
    expect([0.9, 1, 2.5, 3.5, 5].map((minutes) => at(minutes, soon))).toEqual([
      null,
      'louder',
      'managers',
      'call',
      'cancel',
    ]);
  });

  it('at a table, where nothing was promised, takes its minutes', () => {
    expect(at(9, { mode: 'onshop', promisedAt: noon })).toBe('call');
  });

  it('leaves out the steps that its shop leaves out', () => {
    expect(at(60, {}, { ...usualAnswerPlan, call: null, cancel: null })).toBe('managers');
  });

  it('is given back before its promise passes, whatever the plan', () => {
    const minutes = fc.integer({ min: 0, max: 120 });
    fc.assert(
      fc.property(
        fc.array(minutes, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 1, max: 200 }),
        (steps, promised) => {
          const [louder = 0, managers = 0, call = 0, cancel = 0] = steps.toSorted((a, b) => a - b);
          const times = stepTimes(
            { louder, managers, call, cancel, pause: 30 },
            { ...part, promisedAt: after(promised) },
          );
          expect(times.map(([step]) => step)).toEqual(['louder', 'managers', 'call', 'cancel']);
          expect(times.at(-1)?.[1].getTime()).toBeLessThan(after(promised).getTime());
          expect(times.map(([, time]) => time.getTime())).toEqual(
            times.map(([, time]) => time.getTime()).toSorted((a, b) => a - b),
          );
        },
      ),
    );
  });
});

it('tells the steps that a pause of the server has passed over', () => {
  expect(stepsBetween(null, 'managers')).toEqual(['louder', 'managers']);
  expect(stepsBetween('louder', 'louder')).toEqual([]);
});

it('tells which step comes before an earlier one', () => {
  expect(stepsOutOfOrder({ louder: 5, managers: 2, call: null, cancel: 4 })).toEqual(['managers']);
  expect(stepsOutOfOrder(usualAnswerPlan)).toEqual([]);
});
