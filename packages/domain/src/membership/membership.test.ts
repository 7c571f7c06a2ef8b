import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { addDays, daysBetween, localDate, wallClock } from '../time.ts';
import {
  coveredUntil,
  endsAt,
  graceMs,
  hasBenefits,
  type Membership,
  membershipState,
  type PlanTerms,
} from './membership.ts';
import { addMonths, periodAt, periodStart } from './periods.ts';
import { afterFailure, nextStepAt, reminderDue, renewalStep } from './renewal.ts';
import { type Change, cancel, end, failed, join, paid, undoCancel, withdraw } from './transitions.ts';
import { canTrial, firstCharge } from './trial.ts';

const terms: PlanTerms = { version: '1', price: cents(499), trialDays: 14, trialAmount: cents(0) };
const day = 86_400_000;
const at = (text: string) => new Date(text);
const later = (date: Date, days: number) => new Date(date.getTime() + days * day);

const made = (change: Change): Membership => {
  if (change.ok === false) throw new Error(change.code);
  return change.membership;
};
const start = at('2026-01-31T10:00:00Z');
const joined = (trial = true) => made(join(null, { terms, trial, now: start }));

describe('months', () => {
  it('end where a month is too short, and come back to their day', () => {
    const dates = [0, 1, 2, 3, 13, 25].map((months) => addMonths(localDate('2026-01-31'), months));
    expect(dates).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  it('of a membership follow each other without a gap, at the same time of the clock', () => {
    const instants = fc.date({
      min: at('2024-01-01T00:00:00Z'),
      max: at('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.nat(60), (first, index) => {
        const period = periodAt(first, index);
        expect(period.until).toEqual(periodStart(first, index + 1));
        const [from, until] = [wallClock(period.from), wallClock(period.until)];
        expect(daysBetween(from.date, until.date)).toBeGreaterThanOrEqual(28);
        expect(daysBetween(from.date, until.date)).toBeLessThanOrEqual(31);
        expect(until.date >= addDays(from.date, 28)).toBe(true);
      }),
    );
  });
});

describe('joining', () => {
  it('[PRM-4] begins a trial, or a period that is due at once', () => {
    expect(membershipState(null, start)).toBe('none');
    expect(membershipState(joined(), start)).toBe('trial');
    expect(coveredUntil(joined())).toEqual(later(start, 14));
    expect(renewalStep(joined(false), start)).toMatchObject({
      kind: 'charge',
      attempt: 0,
      period: { index: 0 },
    });
  });

  it('is not done twice', () => {
    for (const now of [start, later(start, 13), later(start, 15)])
      expect(join(joined(), { terms, trial: true, now })).toEqual({ ok: false, code: 'already_member' });
    expect(join(joined(), { terms, trial: false, now: later(start, 21) })).toMatchObject({ ok: true });
  });

  it('[PRM-2] [PRM-11] gives one trial to a person and to a card, ever', () => {
    expect(canTrial(terms, { person: false, card: false })).toBe(true);
    expect(canTrial(terms, { person: true, card: false })).toBe(false);
    expect(canTrial(terms, { person: false, card: true })).toBe(false);
    expect(canTrial({ ...terms, trialDays: 0 }, { person: false, card: false })).toBe(false);
    expect(firstCharge(terms, true)).toEqual({ kind: 'hold', amount: 100 });
    expect(firstCharge({ ...terms, trialAmount: cents(199) }, true)).toEqual({ kind: 'charge', amount: 199 });
    expect(firstCharge(terms, false)).toEqual({ kind: 'charge', amount: 499 });
  });
});

describe('leaving', () => {
  it('[PRM-4] [PRM-7] takes effect at the end of the paid time, and can be undone until then', () => {
    const member = made(paid(joined(), 0, start));
    const left = made(cancel(member, later(start, 20)));
    expect(membershipState(left, later(start, 20))).toBe('leaving');
    expect(endsAt(left, later(start, 20))).toEqual(coveredUntil(member));
    expect(renewalStep(left, coveredUntil(member))).toEqual({ kind: 'nothing' });
    expect(made(undoCancel(left, later(start, 30)))).toEqual(member);
    expect(membershipState(left, coveredUntil(left))).toBe('ended');
    expect(undoCancel(left, coveredUntil(left))).toEqual({ ok: false, code: 'too_late' });
    expect(cancel(left, later(start, 21))).toMatchObject({ ok: 'already' });
  });

  it('is immediate where nothing is paid ahead, and by withdrawing within fourteen days', () => {
    const due = later(start, 14);
    expect(membershipState(made(cancel(joined(), due)), due)).toBe('ended');
    const gone = made(withdraw(joined(), later(start, 13)));
    expect(membershipState(gone, later(start, 13))).toBe('ended');
    // The fourteenth day is whole: it ends at midnight in Rome.
    const [inTime, tooLate] = [at('2026-02-14T22:59:59Z'), at('2026-02-14T23:00:00Z')];
    expect(withdraw(made(paid(joined(), 0, start)), inTime)).toMatchObject({ ok: true });
    expect(withdraw(made(paid(joined(), 0, start)), tooLate)).toEqual({ ok: false, code: 'too_late' });
    expect(end(gone, later(start, 14))).toMatchObject({ ok: 'already' });
  });
});

describe('a renewal', () => {
  it('is charged when due, tried again on days 1, 3 and 5, and then it is over', () => {
    let member = joined();
    const due = coveredUntil(member);
    expect(renewalStep(member, new Date(due.getTime() - 1))).toEqual({ kind: 'nothing' });
    for (const [attempt, days] of [0, 1, 3, 5].entries()) {
      const now = later(due, days);
      expect(renewalStep(member, new Date(now.getTime() - 1))).toEqual({ kind: 'nothing' });
      expect(renewalStep(member, now)).toMatchObject({ kind: 'charge', attempt });
      expect(nextStepAt(member)).toEqual(now);
      expect(membershipState(member, now)).toBe('past_due');
      member = made(failed(member, 0, now));
      if (attempt < 3)
        expect(afterFailure(member)).toEqual({ lastTry: false, at: later(due, [1, 3, 5][attempt] ?? 0) });
    }
    // A day is left to pay by hand.
    const over = new Date(due.getTime() + graceMs);
    expect(afterFailure(member)).toEqual({ lastTry: true, at: over });
    expect(renewalStep(member, new Date(over.getTime() - 1))).toEqual({ kind: 'nothing' });
    expect(membershipState(member, new Date(over.getTime() - 1))).toBe('past_due');
    expect(membershipState(made(paid(member, 0, later(due, 5))), later(due, 5))).toBe('active');
    expect(renewalStep(member, over)).toEqual({ kind: 'end' });
    expect(membershipState(member, over)).toBe('ended');
    expect(endsAt(member, new Date(over.getTime() - 1))).toBeNull();
    expect(endsAt(member, over)).toEqual(over);
  });

  it('[PRM-5] is paid once, and in order', () => {
    const first = joined();
    expect(paid(first, 1, start)).toEqual({ ok: false, code: 'nothing_due' });
    const member = made(paid(first, 0, start));
    expect(member.paidPeriods).toBe(1);
    expect(paid(member, 0, start)).toEqual({ ok: 'already', membership: member });
    expect(paid(member, 2, start)).toEqual({ ok: false, code: 'nothing_due' });
    expect(made(paid(member, 1, start)).paidPeriods).toBe(2);
  });

  it('that succeeds late keeps the day of the month', () => {
    const member = made(failed(joined(), 0, later(start, 14)));
    const paidLate = made(paid(member, 0, later(start, 15)));
    expect(coveredUntil(paidLate)).toEqual(periodStart(later(start, 14), 1));
    expect(paidLate.failedAt).toEqual([]);
  });

  it('is announced before it is charged, once a period', () => {
    expect(reminderDue(joined(), later(start, 10))).toBeNull();
    expect(reminderDue(joined(), later(start, 11))).toMatchObject({
      about: 'trial_ends',
      period: { index: 0 },
    });
    const member = made(paid(joined(), 0, start));
    expect(reminderDue(member, later(start, 15))).toBeNull();
    expect(reminderDue(member, later(coveredUntil(member), -2))).toMatchObject({
      about: 'renews',
      period: { index: 1 },
    });
    expect(reminderDue(made(cancel(member, later(start, 16))), later(coveredUntil(member), -2))).toBeNull();
  });
});

type Command = 'join' | 'cancel' | 'undo' | 'withdraw' | 'tick_pays' | 'tick_fails' | 'repeat' | 'wait';
const commands = fc.array(
  fc.record({
    command: fc.constantFrom<Command>(
      'join',
      'cancel',
      'undo',
      'withdraw',
      'tick_pays',
      'tick_fails',
      'repeat',
      'wait',
    ),
    hours: fc.nat(24 * 12),
  }),
  { minLength: 20, maxLength: 120 },
);

describe('any sequence of events', () => {
  it('leaves one trial, one charge a period, and no benefit outside of one', () => {
    const seen = { charges: 0, repeats: 0 };
    fc.assert(
      fc.property(commands, (steps) => {
        let now = start;
        let member: Membership | null = null;
        let trials = 0;
        let contract = 0;
        const charges: string[] = [];
        for (const { command, hours } of steps) {
          now = new Date(now.getTime() + hours * 3_600_000);
          if (command === 'join') {
            const trial = canTrial(terms, { person: trials > 0, card: false });
            const change: Change = join(member, { terms, trial, now });
            if (change.ok === true) {
              member = change.membership;
              contract += 1;
              if (trial) trials += 1;
            }
          }
          if (member === null) continue;
          if (command === 'cancel') member = changeOr(member, cancel(member, now));
          if (command === 'undo') member = changeOr(member, undoCancel(member, now));
          if (command === 'withdraw') member = changeOr(member, withdraw(member, now));
          if (command === 'tick_pays' || command === 'tick_fails') {
            const step = renewalStep(member, now);
            if (step.kind === 'end') member = changeOr(member, end(member, now));
            if (step.kind === 'charge') {
              const pays = command === 'tick_pays';
              if (pays) charges.push(`${contract}:${step.period.index}`);
              expect(now >= step.period.from).toBe(true);
              member = changeOr(
                member,
                pays ? paid(member, step.period.index, now) : failed(member, step.period.index, now),
              );
            }
          }
          if (command === 'repeat' && member.paidPeriods > 0) {
            seen.repeats += 1;
            expect(paid(member, member.paidPeriods - 1, now)).toMatchObject({ ok: 'already' });
          }
          if (hasBenefits(member, now)) {
            expect(now.getTime()).toBeLessThan(coveredUntil(member).getTime() + graceMs);
            expect(member.endedAt).toBeNull();
          }
        }
        expect(trials).toBeLessThanOrEqual(1);
        expect(new Set(charges).size).toBe(charges.length);
        seen.charges += charges.length;
      }),
      { numRuns: 500 },
    );
    // It has lived, or it has proved nothing.
    expect(seen.charges).toBeGreaterThan(75);
    expect(seen.repeats).toBeGreaterThan(20);
  });
});

const changeOr = (before: Membership, change: Change): Membership =>
  change.ok === true ? change.membership : before;
