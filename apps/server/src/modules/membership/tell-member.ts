import { coveredUntil, endsAt, type Membership, nextPeriod } from '@zanga/domain/membership/membership';
import type { Reminder } from '@zanga/domain/membership/renewal';
import type { Tx } from '../../platform/database/connection.ts';
import type { Payment } from '../payments/public.ts';
import type { Member } from './membership-queries.ts';
import { readPerson } from './person-queries.ts';
import type { PlanRow } from './plan-queries.ts';
import type { MembershipTools } from './tools.ts';

type Notifying = Pick<MembershipTools, 'notify'>;
const iso = (date: Date) => date.toISOString();

/** The receipt of the contract: what it costs, from when, and how one leaves. */
export const tellJoined = (
  tx: Tx,
  { notify }: Notifying,
  joined: {
    readonly id: string;
    readonly plan: PlanRow;
    readonly membership: Membership;
    readonly to: string;
    readonly firstname: string;
  },
): Promise<void> => {
  const { id, plan, membership, to, firstname } = joined;
  const trial = membership.paidPeriods === 0;
  const data = { firstname, price: plan.price_cents, trial, chargeAt: iso(coveredUntil(membership)) };
  return notify.email(tx, { to, letter: 'prime_joined', data, key: `prime_joined:${id}` });
};

export const tellCancelled = async (
  tx: Tx,
  { notify }: Notifying,
  member: Member,
  now: Date,
): Promise<void> => {
  const { email, firstname } = await readPerson(tx, member.row.user_id);
  const data = { firstname, endsAt: iso(endsAt(member.membership, now) ?? now) };
  // Somebody may leave, stay and leave again: each is told.
  const key = `prime_cancelled:${member.row.id}:${now.getTime()}`;
  await notify.email(tx, { to: email, letter: 'prime_cancelled', data, key });
};

export const tellWithdrawn = async (
  tx: Tx,
  { notify }: Notifying,
  member: Member,
  now: Date,
): Promise<void> => {
  const { email, firstname } = await readPerson(tx, member.row.user_id);
  const data = { firstname, at: iso(now) };
  await notify.email(tx, {
    to: email,
    letter: 'prime_withdrawn',
    data,
    key: `prime_withdrawn:${member.row.id}`,
  });
};

export const tellReminder = async (
  tx: Tx,
  { notify }: Notifying,
  member: Member,
  { about, period }: Reminder,
): Promise<void> => {
  const { email, firstname } = await readPerson(tx, member.row.user_id);
  const data = {
    firstname,
    price: member.plan.price_cents,
    chargeAt: iso(period.from),
    trial: about === 'trial_ends',
  };
  const key = `prime_reminder:${member.row.id}:${period.index}`;
  await notify.email(tx, { to: email, letter: 'prime_reminder', data, key });
};

export const tellCharged = async (
  tx: Tx,
  { notify }: Notifying,
  member: Member,
  payment: Payment,
): Promise<void> => {
  const { email, firstname } = await readPerson(tx, member.row.user_id);
  const until = iso(coveredUntil(member.membership));
  const card = payment.card && `${payment.card.brand} ${payment.card.last4}`;
  const data = { firstname, price: payment.amountCents, until, card };
  await notify.email(tx, { to: email, letter: 'prime_charged', data, key: `prime_charged:${payment.id}` });
};

export const tellFailed = async (
  tx: Tx,
  { notify }: Notifying,
  member: Member,
  refusal: string | null,
): Promise<void> => {
  const { email, firstname } = await readPerson(tx, member.row.user_id);
  const { membership, row } = member;
  const data = { firstname, price: member.plan.price_cents, reason: refusal };
  const key = `prime_failed:${row.id}:${nextPeriod(membership).index}:${membership.failedAt.length}`;
  await notify.email(tx, { to: email, letter: 'prime_failed', data, key });
};

export const tellEnded = async (tx: Tx, { notify }: Notifying, member: Member): Promise<void> => {
  const { email, firstname } = await readPerson(tx, member.row.user_id);
  await notify.email(tx, {
    to: email,
    letter: 'prime_ended',
    data: { firstname },
    key: `prime_ended:${member.row.id}`,
  });
};
