import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import {
  isUnusualPlan,
  nextVersion,
  type PlanForm,
  planAt,
  planProblems,
  type WrittenPlan,
} from './plan-form.ts';

const now = new Date('2026-06-15T10:00:00Z');
const form: PlanForm = {
  price: cents(499),
  trial_days: 14,
  trial_amount: cents(0),
  free_delivery_over: cents(1500),
  instore_percent: 10,
};
const written = (version: string, from: string, change: Partial<PlanForm> = {}): WrittenPlan => ({
  version,
  form: { ...form, ...change },
  from: new Date(from),
});
const plans = [
  written('2026-1', '2026-01-01T00:00:00Z'),
  written('2026-2', '2026-09-01T00:00:00Z', { price: cents(599) }),
];
const problems = (change: Partial<PlanForm>, from: Date | null = null) =>
  planProblems({ ...form, price: cents(550), ...change }, { from, plans, now }).map(({ field }) => field);

describe('a version of the plan', () => {
  it('is on offer from when it begins until the next one does', () => {
    expect(planAt(plans, new Date('2025-12-31T23:59:59Z'))).toBeUndefined();
    expect(planAt(plans, new Date('2026-08-31T23:59:59.999Z'))?.version).toBe('2026-1');
    expect(planAt(plans, new Date('2026-09-01T00:00:00Z'))?.version).toBe('2026-2');
  });

  it.each([
    ['a price that no card is charged', { price: cents(49) }, 'price'],
    ['a trial for a few cents', { trial_amount: cents(49) }, 'trial_amount'],
    ['a price for no trial', { trial_days: 0, trial_amount: cents(100) }, 'trial_amount'],
    ['nothing new', { price: cents(499) }, 'price'],
  ] as const)('is not %s', (_, change, field) => {
    expect(problems(change)).toEqual([field]);
  });

  it('begins now, or at a future moment without another version', () => {
    expect(problems({})).toEqual([]);
    expect(problems({}, new Date('2026-07-01T00:00:00Z'))).toEqual([]);
    expect(problems({}, now)).toEqual(['from']);
    expect(problems({}, new Date('2026-09-01T00:00:00Z'))).toEqual(['from']);
    expect(problems({}, new Date('2029-01-01T00:00:00Z'))).toEqual(['from']);
  });

  it('may equal an earlier version, with another one between', () => {
    expect(problems({ price: cents(499) }, new Date('2026-10-01T00:00:00Z'))).toEqual([]);
    expect(problems({ price: cents(599) }, new Date('2026-10-01T00:00:00Z'))).toEqual(['price']);
  });

  it('is asked about again if it is unusual', () => {
    expect(isUnusualPlan({ ...form, price: cents(599) }, form)).toBe(false);
    expect(isUnusualPlan({ ...form, price: cents(998) }, form)).toBe(true);
    expect(isUnusualPlan({ ...form, price: cents(249) }, form)).toBe(true);
    expect(isUnusualPlan({ ...form, price: cents(3000) }, undefined)).toBe(true);
    expect(isUnusualPlan({ ...form, trial_amount: cents(499) }, form)).toBe(true);
    expect(isUnusualPlan({ ...form, instore_percent: 50 }, form)).toBe(true);
  });

  it('is called by its year and the next number', () => {
    expect(nextVersion([], 2026)).toBe('2026-1');
    expect(nextVersion(['1', '2026-1', '2026-9', '2025-12', '2026-x'], 2026)).toBe('2026-10');
  });
});
