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

describe('an order without an answer', () => {
  it('rings louder, then goes to the managers, to the telephone, and is cancelled', () => {
    expect([1.9, 2, 5, 7, 10].map((minutes) => at(minutes))).toEqual([
      null,
      'louder',
      'managers',
      'call',
      'cancel',
    ]);
  });

  it('for later waits until the kitchen should begin', () => {
    const later = { beginAt: after(120), promisedAt: after(150) };
    expect([10, 121, 122, 130].map((minutes) => at(minutes, later))).toEqual([
      null,
      null,
      'louder',
      'cancel',
    ]);
  });

  it('takes its steps faster before an early promise', () => {
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

  it('leaves out the steps that its shop has switched off', () => {
    expect(at(60, {}, { ...usualAnswerPlan, call: null, cancel: null })).toBe('managers');
  });

  it('is cancelled before its promise passes, by any plan', () => {
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

it('lists the steps that passed while the server was down', () => {
  expect(stepsBetween(null, 'managers')).toEqual(['louder', 'managers']);
  expect(stepsBetween('louder', 'louder')).toEqual([]);
});

it('lists each step planned before an earlier one', () => {
  expect(stepsOutOfOrder({ louder: 5, managers: 2, call: null, cancel: 4 })).toEqual(['managers']);
  expect(stepsOutOfOrder(usualAnswerPlan)).toEqual([]);
});
