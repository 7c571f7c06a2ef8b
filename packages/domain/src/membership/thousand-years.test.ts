import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../money.ts';
import { type Dice, dice, seedOf } from '../testing.ts';
import { wallClock } from '../time.ts';
import { coveredUntil, graceMs, hasBenefits, type Membership, type PlanTerms } from './membership.ts';
import { periodStart } from './periods.ts';
import { reminderDue, renewalStep } from './renewal.ts';
import { type Change, cancel, end, failed, join, paid, undoCancel, withdraw } from './transitions.ts';
import { canTrial, firstCharge } from './trial.ts';

// A thousand years of memberships. The bank keeps its own book by the names of charges, and a process may die between
// any two steps. Clocks jump, and members leave while they are being charged.

const hourMs = 3_600_000;
const yearMs = 365 * 24 * hourMs;

/** The bank's entry for a charge: taken once for each name, also when asked twice. */
type Entry = { readonly takes: boolean; returned: boolean; settled: boolean };

type House = {
  readonly terms: PlanTerms;
  readonly book: Map<string, Entry>;
  readonly announced: Set<string>;
  membership: Membership | null;
  contract: number;
  trials: number;
};

const changedOr = (before: Membership, change: Change) => (change.ok === true ? change.membership : before);

const takesAt = (book: House['book'], name: string, takes: boolean): Entry => {
  const entry = book.get(name) ?? { takes, returned: false, settled: false };
  book.set(name, entry);
  return entry;
};

/** The news of a charge reach the house: by the job, by a report, or by the nightly comparison. */
const settle = (house: House, name: string, now: Date) => {
  const entry = house.book.get(name);
  const [contract, period, attempt] = name.split(':').map(Number);
  if (!entry || entry.settled || !house.membership || period === undefined || attempt === undefined) return;
  if (entry.takes) {
    entry.settled = true;
    const change = contract === house.contract ? paid(house.membership, period, now) : undefined;
    if (change?.ok === true) house.membership = change.membership;
    else entry.returned = true;
  } else if (contract === house.contract && house.membership.failedAt.length === attempt) {
    const change = failed(house.membership, period, now);
    if (change.ok !== true) return;
    entry.settled = true;
    house.membership = change.membership;
  }
};

/** One round of the engine; it may die before it asks the bank, or before it hears the answer. */
const renew = (house: House, now: Date, { chance }: Dice, meanwhile: () => void) => {
  if (!house.membership) return;
  const reminder = reminderDue(house.membership, now);
  if (reminder) house.announced.add(`${house.contract}:${reminder.period.index}`);
  const step = renewalStep(house.membership, now);
  if (step.kind === 'end') house.membership = changedOr(house.membership, end(house.membership, now));
  if (step.kind !== 'charge' || chance(0.1)) return;
  const name = `${house.contract}:${step.period.index}:${step.attempt}`;
  expect(now.getTime()).toBeGreaterThanOrEqual(step.period.from.getTime());
  takesAt(house.book, name, chance(0.75));
  meanwhile();
  if (chance(0.1)) return;
  settle(house, name, now);
};

/** Actions of customers, at any moment. */
const act = (house: House, now: Date, { below }: Dice) => {
  const { membership, terms } = house;
  const what = below(40);
  if (what < 12) {
    const trial = canTrial(terms, { person: house.trials > 0, card: false });
    const joined = join(membership, { terms, trial, now });
    if (joined.ok !== true) return;
    house.contract += 1;
    if (trial) house.trials += 1;
    const first = trial ? joined : paid(joined.membership, 0, now);
    house.membership = changedOr(joined.membership, first);
    if (!trial) takesAt(house.book, `${house.contract}:0:0`, true).settled = true;
    expect(firstCharge(terms, trial).kind).toBe(trial ? 'hold' : 'charge');
  } else if (membership && what < 15) house.membership = changedOr(membership, cancel(membership, now));
  else if (membership && what < 18) house.membership = changedOr(membership, undoCancel(membership, now));
  else if (membership && what === 18) {
    const gone = withdraw(membership, now);
    if (gone.ok !== true) return;
    house.membership = gone.membership;
    for (const [name, entry] of house.book)
      if (name.startsWith(`${house.contract}:`) && entry.settled && entry.takes) entry.returned = true;
  }
};

/** Conditions that hold at every moment. */
const check = ({ membership, book, contract }: House, now: Date) => {
  const kept = [...book].filter(([, { takes, settled, returned }]) => takes && settled && !returned);
  const periods = kept.map(([name]) => name.slice(0, name.lastIndexOf(':')));
  expect(new Set(periods).size, 'a period is paid once').toBe(periods.length);
  if (!membership) return;
  const own = periods.filter((name) => name.startsWith(`${contract}:`)).length;
  const withdrawn = membership.endedAt !== null && own === 0;
  expect(withdrawn ? membership.paidPeriods : own, 'the book says what the membership says').toBe(
    membership.paidPeriods,
  );
  if (!hasBenefits(membership, now)) return;
  expect(now.getTime(), 'benefits within a period, or its grace').toBeLessThan(
    coveredUntil(membership).getTime() + graceMs,
  );
  const [since, until] = [
    wallClock(membership.firstPeriodAt),
    wallClock(periodStart(membership.firstPeriodAt, membership.paidPeriods)),
  ];
  const day = Number(until.date.slice(8));
  expect(day, 'the same day of each month, or its last').toBeLessThanOrEqual(Number(since.date.slice(8)));
  if (day < Number(since.date.slice(8)))
    expect(new Date(Date.parse(until.date) + 24 * hourMs).getUTCDate()).toBe(1);
};

/** Days on which months go wrong. */
const starts = [
  '2024-01-31T22:30:00Z',
  '2024-02-29T08:00:00Z',
  '2025-03-30T00:30:00Z',
  '2025-10-26T00:30:00Z',
  '2027-12-31T23:30:00Z',
];

const liveAYear = (seed: number, start: Date): House => {
  const rolled = dice(seed);
  const terms = { version: '1', price: cents(499), trialDays: 14, trialAmount: cents(0) };
  const house: House = {
    terms,
    book: new Map(),
    announced: new Set(),
    membership: null,
    contract: 0,
    trials: 0,
  };
  const until = start.getTime() + yearMs;
  for (
    let at = start.getTime();
    at < until;
    at += (1 + rolled.below(rolled.chance(0.02) ? 24 * 40 : 48)) * hourMs
  ) {
    const now = new Date(at);
    act(house, now, rolled);
    // Two processes run at once, and the customer presses a button while the bank is asked.
    renew(house, now, rolled, () => {
      if (rolled.chance(0.2)) renew(house, now, rolled, () => undefined);
      if (rolled.chance(0.3)) act(house, now, rolled);
    });
    if (rolled.chance(0.3)) for (const name of house.book.keys()) settle(house, name, now);
    check(house, now);
  }
  for (const name of house.book.keys()) settle(house, name, new Date(until));
  check(house, new Date(until));
  return house;
};

it('[PRM-4] [PRM-5] in a thousand years no member is charged twice, has two trials, or has benefits unpaid', () => {
  const seen = { charges: 0, returned: 0, failures: 0, trials: 0, announced: 0 };
  fc.assert(
    fc.property(fc.nat(2 ** 31), fc.constantFrom(...starts), (seed, start) => {
      const { book, trials, announced } = liveAYear(seed, new Date(start));
      expect(trials).toBeLessThanOrEqual(1);
      for (const entry of book.values()) {
        if (!entry.takes) seen.failures += 1;
        else expect(entry.settled, 'nothing is taken that the house does not know of').toBe(true);
        if (entry.takes && !entry.returned) seen.charges += 1;
        if (entry.returned) seen.returned += 1;
      }
      seen.trials += trials;
      seen.announced += announced.size;
    }),
    { numRuns: 1_000, seed: seedOf('a thousand years of memberships') },
  );
  // It has lived, or it has proved nothing.
  expect(seen.charges).toBeGreaterThan(3_000);
  expect(seen.failures).toBeGreaterThan(500);
  expect(seen.returned).toBeGreaterThan(50);
  expect(seen.announced).toBeGreaterThan(1_000);
  expect(seen.trials).toBeGreaterThan(900);
}, 300_000);
