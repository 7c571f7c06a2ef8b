import type { UserId } from '@zanga/domain/ids';
import { isHeld, membershipState } from '@zanga/domain/membership/membership';
import { canTrial, firstCharge } from '@zanga/domain/membership/trial';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { newId } from '../../../platform/new-id.ts';
import type { MembershipFollower } from '../../payments/public.ts';
import { closeJoining, insertJoining, lockJoiner, openJoiningOf } from '../joining/joinings-store.ts';
import { trialsHad } from '../joining/trials-store.ts';
import { readMember } from '../membership-queries.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { type PlanRow, primeIsOn, readPlan, termsOf } from '../plan-queries.ts';
import { duePaymentOf } from './renewal-payment.ts';

type JoiningRequest = { readonly userId: UserId; readonly trial: boolean; readonly now: Date };

const alreadyMember = { ok: false, message: 'Hai già l’abbonamento: non devi pagare nulla' } as const;
const phoneFirst = {
  ok: false,
  message: 'Prima di iscriverti conferma il tuo numero di telefono in “I miei dati”',
} as const;
const otherPlan = {
  ok: false,
  message: 'Le condizioni dell’abbonamento sono appena cambiate: rileggile, poi riprova',
} as const;
const noPlan = { ok: false, message: 'L’abbonamento non è disponibile in questo momento' } as const;

/** An offer that a customer has opened stays the same for half an hour. */
const offerMs = 30 * 60_000;

const reusable = async (
  tx: Tx,
  { payments }: MembershipTools,
  plan: PlanRow,
  trial: boolean,
  { userId, now }: JoiningRequest,
) => {
  const open = await openJoiningOf(tx, userId);
  if (!open) return undefined;
  const payment = await payments.of(tx, open.id);
  const same = open.plan_version === plan.version && open.trial === trial;
  const fresh = now.getTime() - open.created_at.getTime() < offerMs;
  if (payment && !payment.givenUp && same && fresh) return payment.id;
  if (payment) await payments.giveUp(tx, payment.id, { reason: 'joining_renewed', now });
  await closeJoining(tx, open.id, now);
  return undefined;
};

/** The payment that starts a membership; repeated requests, simultaneous ones too, get the same one. */
const joiningPayment = async (tools: MembershipTools, request: JoiningRequest, plan: PlanRow) =>
  inTransaction(tools.db, async (tx) => {
    const { userId, now } = request;
    const person = await lockJoiner(tx, userId);
    // An incomplete signup buys nothing (LOG-11). A trial is one per confirmed phone, since mailboxes cost nothing.
    if (person.phone === null && tools.confirmsPhones) return phoneFirst;
    const terms = termsOf(plan);
    const had = await trialsHad(tx, tools.keys, { person, fingerprint: null });
    const trial = request.trial && person.phone !== null && canTrial(terms, had);
    const known = await reusable(tx, tools, plan, trial, request);
    if (known !== undefined) return { ok: true, paymentId: known } as const;
    const id = newId('mbr');
    const { kind, amount } = firstCharge(terms, trial);
    const payment = await tools.payments.open(tx, {
      purpose: 'membership',
      ownerId: id,
      userId,
      amountCents: amount,
      capture: kind === 'hold' ? 'manual' : 'automatic',
      now,
    });
    const joining = { id, user_id: userId, plan_version: plan.version, trial, payment_id: payment.id };
    await insertJoining(tx, { ...joining, created_at: now });
    return { ok: true, paymentId: payment.id } as const;
  });

/** The payment a customer owes for Prime: to join, or for a period that their card could not be charged for. */
export const payableMembership =
  (tools: MembershipTools): MembershipFollower['payable'] =>
  async (request) => {
    const { userId, now } = request;
    if (!tools.payments.takesCards || !(await primeIsOn(tools.db))) return noPlan;
    const member = await readMember(tools.db, userId);
    if (member && membershipState(member.membership, now) === 'past_due')
      return { ok: true, paymentId: await duePaymentOf(tools, member.row.id, now) };
    if (member && isHeld(membershipState(member.membership, now))) return alreadyMember;
    const plan = await readPlan(tools.db, now);
    if (!plan) return noPlan;
    // A customer pays only by the terms they have read.
    if (request.plan !== undefined && request.plan !== plan.version) return otherPlan;
    return joiningPayment(tools, request, plan);
  };
