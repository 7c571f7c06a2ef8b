import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { coveredUntil, type Membership, type MembershipState, membershipState } from './membership.ts';
import {
  type Change,
  cancel,
  end,
  failed,
  join,
  type MembershipEvent,
  membershipEvents,
  membershipTransitions,
  paid,
  pause,
  restart,
  undoCancel,
  withdraw,
} from './transitions.ts';

const states = ['none', 'trial', 'active', 'past_due', 'paused', 'leaving', 'ended'] as const;
const terms = { version: '1', price: cents(499), trialDays: 14, trialAmount: cents(0) };
const start = new Date('2026-01-31T10:00:00Z');
const later = (date: Date, hours: number) => new Date(date.getTime() + hours * 3_600_000);
const leadsTo = (state: MembershipState, event: MembershipEvent) => membershipTransitions[state][event] ?? [];

/** Effect of an event on a membership, for the period that is due. */
const happen = (
  membership: Membership | null,
  event: MembershipEvent,
  now: Date,
  trial: boolean,
): Change | undefined => {
  if (event === 'join') return join(membership, { terms, trial, now });
  if (membership === null || event === 'pass') return undefined;
  if (event === 'pay') return paid(membership, membership.paidPeriods, now);
  if (event === 'fail') return failed(membership, membership.paidPeriods, now);
  return { cancel, resume: undoCancel, withdraw, pause, restart, end }[event](membership, now);
};

/** All states that time alone can bring one to, itself among them. */
const inTime = (state: MembershipState): readonly MembershipState[] => [
  state,
  ...leadsTo(state, 'pass').flatMap(inTime),
];

const steps = fc.array(
  fc.record({
    event: fc.constantFrom(...membershipEvents),
    hours: fc.oneof(fc.nat(72), fc.nat(24 * 40)),
    trial: fc.boolean(),
  }),
  { minLength: 10, maxLength: 60 },
);

describe('the table of a membership', () => {
  it('leads out of every state, and to the end from each in time', () => {
    for (const state of states) {
      const out = membershipEvents.flatMap((event) => leadsTo(state, event)).filter((to) => to !== state);
      expect(out, `${state} is left`).not.toEqual([]);
      // A pause ends only when Prime is switched on again.
      if (state !== 'none' && state !== 'paused')
        expect(inTime(state), `${state} ends by itself`).toContain('ended');
    }
  });

  it('leaves the end only by joining anew', () => {
    const out = membershipEvents.filter((event) => leadsTo('ended', event).some((to) => to !== 'ended'));
    expect(out).toEqual(['join']);
  });

  it('reaches every state from nothing', () => {
    const reached = new Set<MembershipState>(['none']);
    for (const state of reached)
      for (const event of membershipEvents) for (const to of leadsTo(state, event)) reached.add(to);
    expect([...reached].sort()).toEqual([...states].sort());
  });

  it('says where each event leads, and nothing goes another way', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(steps, (lived) => {
        let now = start;
        let membership: Membership | null = null;
        for (const { event, hours, trial } of lived) {
          const before = membershipState(membership, now);
          now = later(now, hours);
          const state = membershipState(membership, now);
          expect(inTime(before), `${before} becomes ${state} by itself`).toContain(state);
          const change = happen(membership, event, now, trial);
          if (change?.ok !== true) {
            if (change?.ok === 'already') expect(change.membership).toBe(membership);
            continue;
          }
          membership = change.membership;
          const to = membershipState(membership, now);
          expect(leadsTo(state, event), `${event} leads from ${state} to ${to}`).toContain(to);
          seen.add(`${state} ${event} ${to}`);
        }
      }),
      { numRuns: 3_000 },
    );
    const drawn = states.flatMap((state) =>
      membershipEvents.flatMap((event) =>
        event === 'pass' ? [] : leadsTo(state, event).map((to) => `${state} ${event} ${to}`),
      ),
    );
    // Every way that is drawn has been gone.
    expect([...seen].sort()).toEqual(drawn.sort());
  });

  it('refuses with a reason every event without a way', () => {
    const trial = join(null, { terms, trial: true, now: start });
    if (trial.ok !== true) throw new Error('nobody joined');
    const { membership } = trial;
    const over = later(coveredUntil(membership), 24 * 7);
    expect(join(membership, { terms, trial: true, now: start })).toEqual({
      ok: false,
      code: 'already_member',
    });
    expect(failed(membership, 0, start)).toEqual({ ok: false, code: 'nothing_due' });
    expect(paid(membership, 0, over)).toEqual({ ok: false, code: 'nothing_due' });
    expect(cancel(membership, over)).toEqual({ ok: false, code: 'not_member' });
    expect(undoCancel(membership, over)).toEqual({ ok: false, code: 'too_late' });
    expect(withdraw(membership, over)).toEqual({ ok: false, code: 'not_member' });
  });
});
