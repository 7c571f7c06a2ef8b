import { coveredUntil, endsAt, type Membership, nextPeriod } from '@zanga/domain/membership/membership';
import { afterFailure, type Reminder } from '@zanga/domain/membership/renewal';
import type { Tx } from '../../platform/database/connection.ts';
import type { Payment } from '../payments/public.ts';
import type { Member } from './membership-queries.ts';
import type { MembershipTools } from './membership-tools.ts';
import { readPerson } from './person-queries.ts';
import type { PlanRow } from './plan-queries.ts';
import { cardLabel } from './status/present-status.ts';

type Notifying = Pick<MembershipTools, 'notify'>;
const iso = (date: Date) => date.toISOString();

/** The agreed terms: price, dates, how to cancel; and a receipt of the first charge. */
export const tellJoined = async (
  tx: Tx,
  tools: Notifying,
  joined: {
    readonly id: string;
    readonly plan: PlanRow;
    readonly membership: Membership;
    readonly payment: Payment;
    readonly to: string;
    readonly firstname: string;
  },
): Promise<void> => {
  const { id, plan, membership, payment, to, firstname } = joined;
  const data = {
    firstname,
    price: plan.price_cents,
    trial: membership.paidPeriods === 0,
    charged: payment.state === 'paid',
    freeDeliveryOver: plan.free_delivery_over_cents,
    instorePercent: plan.instore_percent,
    chargeAt: iso(coveredUntil(membership)),
  };
  await tools.notify.email(tx, { to, letter: 'prime_joined', data, key: `prime_joined:${id}` });
  if (payment.state === 'paid') await tellReceipt(tx, tools, { to, firstname }, { membership, payment });
};

type Addressee = { readonly to: string; readonly firstname: string };

/** Reads the owner of a membership, for a letter to them. */
const writeTo = async (tx: Tx, { row }: Member, write: (person: Addressee) => Promise<void>) => {
  const { email, firstname } = await readPerson(tx, row.user_id);
  await write({ to: email, firstname });
};

export const tellCancelled = (
  tx: Tx,
  { notify, payments }: Notifying & Pick<MembershipTools, 'payments'>,
  member: Member,
  now: Date,
): Promise<void> =>
  writeTo(tx, member, async ({ to, firstname }) => {
    const ends = endsAt(member.membership, now) ?? now;
    const charged = (await payments.keptFor(tx, member.row.id)) > 0;
    const data = { firstname, endsAt: iso(ends), over: ends <= now, charged };
    // A member may cancel, resume and cancel again: each has its letter.
    const key = `prime_cancelled:${member.row.id}:${now.getTime()}`;
    return notify.email(tx, { to, letter: 'prime_cancelled', data, key });
  });

/** States the refund to the cent; without a charge no refund is promised. */
export const tellWithdrawn = (
  tx: Tx,
  { notify }: Notifying,
  member: Member,
  { refund, now }: { readonly refund: number; readonly now: Date },
): Promise<void> =>
  writeTo(tx, member, ({ to, firstname }) => {
    const key = `prime_withdrawn:${member.row.id}`;
    const data = { firstname, at: iso(now), refund };
    return notify.email(tx, { to, letter: 'prime_withdrawn', data, key, proof: true });
  });

/** Mails the notice of the next charge, with proof of its sending. */
export const tellReminder = (
  tx: Tx,
  { notify }: Notifying,
  member: Member,
  { about, period }: Reminder,
): Promise<void> =>
  writeTo(tx, member, ({ to, firstname }) => {
    const trial = about === 'trial_ends';
    const data = { firstname, price: member.plan.price_cents, chargeAt: iso(period.from), trial };
    const key = `prime_reminder:${member.row.id}:${period.index}`;
    return notify.email(tx, { to, letter: 'prime_reminder', data, key, proof: true });
  });

type Paid = { readonly membership: Membership; readonly payment: Payment };

/** The receipt of a charge: a paid trial, the first month or a renewal. */
const tellReceipt = (tx: Tx, { notify }: Notifying, { to, firstname }: Addressee, paid: Paid) => {
  const { membership, payment } = paid;
  const card = payment.card && cardLabel(payment.card.brand, payment.card.last4);
  const data = {
    firstname,
    price: payment.amountCents,
    trial: membership.paidPeriods === 0,
    until: iso(coveredUntil(membership)),
    card,
  };
  return notify.email(tx, { to, letter: 'prime_charged', data, key: `prime_charged:${payment.id}` });
};

export const tellCharged = (tx: Tx, tools: Notifying, member: Member, payment: Payment): Promise<void> =>
  writeTo(tx, member, (person) => tellReceipt(tx, tools, person, { membership: member.membership, payment }));

export const tellFailed = (
  tx: Tx,
  { notify }: Notifying,
  member: Member,
  refusal: string | null,
): Promise<void> =>
  writeTo(tx, member, ({ to, firstname }) => {
    const { membership, row } = member;
    const next = afterFailure(membership);
    const data = {
      firstname,
      price: member.plan.price_cents,
      reason: refusal,
      ...(next && (next.lastTry ? { endsAt: iso(next.at) } : { retryAt: iso(next.at) })),
    };
    const key = `prime_failed:${row.id}:${nextPeriod(membership).index}:${membership.failedAt.length}`;
    return notify.email(tx, { to, letter: 'prime_failed', data, key });
  });

export const tellEnded = (tx: Tx, { notify }: Notifying, member: Member): Promise<void> =>
  writeTo(tx, member, ({ to, firstname }) => {
    const key = `prime_ended:${member.row.id}`;
    return notify.email(tx, { to, letter: 'prime_ended', data: { firstname }, key });
  });
