import { coveredUntil } from '@zanga/domain/membership/membership';
import type { Tx } from '../../../platform/database/connection.ts';
import type { PastPayment } from '../../payments/public.ts';
import type { Member } from '../membership-queries.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { cardLabel } from '../status/present-status.ts';
import { readMemberPerson } from './member-queries.ts';

type Notifying = Pick<MembershipTools, 'notify'>;

/** A deleted account has no address any more. */
const addresseeOf = async (tx: Tx, { row }: Member) => {
  const { email: to, firstname, deleted_at } = await readMemberPerson(tx, row.user_id);
  return deleted_at === null ? { to, firstname } : undefined;
};

/** Mails that a membership was ended at its owner's request. */
export const tellClosed = async (tx: Tx, { notify }: Notifying, member: Member, now: Date): Promise<void> => {
  const person = await addresseeOf(tx, member);
  if (!person) return;
  const data = { firstname: person.firstname, at: now.toISOString() };
  const key = `prime_closed:${member.row.id}`;
  await notify.email(tx, { to: person.to, letter: 'prime_closed', data, key, proof: true });
};

/** Mails that a membership goes on, and when it is charged next. */
export const tellResumed = async (
  tx: Tx,
  { notify }: Notifying,
  member: Member,
  now: Date,
): Promise<void> => {
  const person = await addresseeOf(tx, member);
  if (!person) return;
  const chargeAt = coveredUntil(member.membership).toISOString();
  const data = { firstname: person.firstname, price: member.plan.price_cents, chargeAt };
  const key = `prime_resumed:${member.row.id}:${now.getTime()}`;
  await notify.email(tx, { to: person.to, letter: 'prime_resumed', data, key, proof: true });
};

type Returned = { readonly past: PastPayment; readonly amount: number; readonly key: string };

/** Mails that a charge is refunded. */
export const tellRefunded = async (
  tx: Tx,
  { notify }: Notifying,
  member: Member,
  { past: { payment, openedAt, settledAt }, amount, key: of }: Returned,
): Promise<void> => {
  const person = await addresseeOf(tx, member);
  if (!person) return;
  const data = {
    firstname: person.firstname,
    amount,
    chargedAt: (settledAt ?? openedAt).toISOString(),
    card: payment.card && cardLabel(payment.card.brand, payment.card.last4),
  };
  const key = `prime_refunded:${payment.id}:${of}`;
  await notify.email(tx, { to: person.to, letter: 'prime_refunded', data, key });
};
