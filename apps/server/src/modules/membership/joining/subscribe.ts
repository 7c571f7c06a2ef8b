import type { UserId } from '@zanga/domain/ids';
import { hasBenefits } from '@zanga/domain/membership/membership';
import { join, paid } from '@zanga/domain/membership/transitions';
import { formatEuro } from '@zanga/domain/money';
import { paymentFailed } from '@zanga/domain/payments/refusal-words';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Payment } from '../../payments/public.ts';
import { readMember } from '../membership-queries.ts';
import { insertMembership, lockJoining } from '../membership-store.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { primeIsOn, readPlanVersion, termsOf } from '../plan-queries.ts';
import { tellJoined } from '../tell-member.ts';
import { closeJoining, type JoiningRow, lockJoiner, openJoiningOf } from './joinings-store.ts';
import { rememberTrial, trialsHad } from './trials-store.ts';

const switchedOff = 'L’abbonamento non è disponibile in questo momento: non ti addebitiamo nulla';
const notConfirmed = 'La carta non è stata confermata: riprova';

/** The text also says what happens to the money: a paid trial has been charged, and is given back. */
const hadTrial = (whose: 'card' | 'person', { state, amountCents }: Payment): string => {
  const had = whose === 'card' ? 'Con questa carta la prova è già stata usata' : 'Hai già usato la prova';
  const money =
    state === 'paid' ? `Ti restituiamo subito ${formatEuro(amountCents)}` : 'Non ti abbiamo addebitato nulla';
  return `${had}. ${money}: puoi iscriverti senza prova.`;
};

/** Why joining failed, in Italian; null on success. */
type Outcome = { readonly error: string | null; readonly cardHadTrial?: boolean };
const welcome: Outcome = { error: null };

/** Cancels a joining: held money is let go, taken money goes back. */
const callOff = async (
  tx: Tx,
  { payments }: MembershipTools,
  joining: JoiningRow,
  reason: string,
  now: Date,
) => {
  await payments.giveUp(tx, joining.payment_id, { reason, now });
  await closeJoining(tx, joining.id, now);
};

const become = async (tx: Tx, tools: MembershipTools, joining: JoiningRow, payment: Payment, now: Date) => {
  const { id, user_id: userId, trial } = joining;
  const person = await lockJoiner(tx, userId);
  const before = await readMember(tx, userId);
  if (!(await primeIsOn(tx))) {
    await callOff(tx, tools, joining, 'prime_off', now);
    return { error: switchedOff };
  }
  const plan = await readPlanVersion(tx, joining.plan_version);
  const joined = join(before?.membership ?? null, { terms: termsOf(plan), trial, now });
  if (joined.ok !== true) {
    await callOff(tx, tools, joining, 'already_member', now);
    return welcome;
  }
  if (trial) {
    const whose = { person, fingerprint: payment.card?.fingerprint ?? null };
    const had = await trialsHad(tx, tools.keys, whose);
    if (had.card || had.person || !(await rememberTrial(tx, tools.keys, whose, now))) {
      await callOff(tx, tools, joining, 'trial_had', now);
      return had.person
        ? { error: hadTrial('person', payment) }
        : { error: hadTrial('card', payment), cardHadTrial: true };
    }
  }
  const first = trial ? joined : paid(joined.membership, 0, now);
  if (first.ok === false) throw new Error(first.code);
  const { membership } = first;
  await insertMembership(tx, { id, userId, membership, card: payment.card });
  await closeJoining(tx, id, now);
  if (payment.state === 'authorised')
    await tools.payments.giveUp(tx, payment.id, { reason: 'trial_hold', now });
  const { email: to, firstname } = person;
  await tellJoined(tx, tools, { id, plan, membership, payment, to, firstname });
  return welcome;
};

/**
 * `PATCH customer/prime/subscribe`, after the card was confirmed. Pressed twice, on two devices, or again after a lost
 * answer, it makes one membership and one charge.
 */
export const subscribe = async (tools: MembershipTools, userId: UserId, now: Date): Promise<Outcome> => {
  const { db, payments } = tools;
  const joining = await openJoiningOf(db, userId);
  if (!joining) {
    const member = await readMember(db, userId);
    return member && hasBenefits(member.membership, now) ? welcome : { error: notConfirmed };
  }
  await payments.settle(joining.payment_id);
  return inTransaction(db, async (tx): Promise<Outcome> => {
    await lockJoining(tx, joining.id);
    const payment = await payments.of(tx, joining.id);
    const current = await openJoiningOf(tx, userId);
    if (current?.id !== joining.id) return welcome; // Another request has just finished it.
    if (!payment || payment.givenUp) return { error: notConfirmed };
    if (payment.state === 'authorised' || payment.state === 'paid')
      return become(tx, tools, joining, payment, now);
    return { error: payment.refusal ?? (payment.state === 'failed' ? paymentFailed : notConfirmed) };
  });
};
