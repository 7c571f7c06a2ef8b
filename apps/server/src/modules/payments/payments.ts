import type { PaymentId, UserId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import type { Tx } from '../../platform/database/connection.ts';
import { chargeSaved, type SavedCharge } from './cards/charge-saved.ts';
import { paymentData } from './cards/personal-data.ts';
import type { ChangeFollower, DisputeFollower, MembershipFollower, OrderFollower } from './followers.ts';
import { giveUpPayment } from './give-up-payment.ts';
import { historyOf, membershipMoney } from './history-queries.ts';
import { reconcileJob } from './job-kinds.ts';
import { handlePaymentJobs } from './jobs.ts';
import { type NewPayment, openPayment } from './open-payment.ts';
import type { Payment } from './payment.ts';
import type { PaymentTools } from './payment-tools.ts';
import { terminalOf } from './provider/at-terminal.ts';
import { capturePayment } from './provider/capture-payment.ts';
import { keptCards } from './provider/customers.ts';
import { type IntentFor, intentFor } from './provider/intent-for.ts';
import { refuseIfUnavailable } from './provider/refuse-if-unavailable.ts';
import { disputesOf, keptFor, paymentOf, paymentsOf } from './queries.ts';
import { type Refund, refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** The tools behind each `Payments`: only this module reaches the provider, so no other can charge or refund. */
const behind = new WeakMap<object, PaymentTools>();

/** Tools of these payments, for this module's routes and tests; `public.ts` does not export it. */
export const toolsBehind = (payments: object): PaymentTools => {
  const tools = behind.get(payments);
  if (!tools) throw new Error('These payments were not opened here');
  return tools;
};

/**
 * Payments for other modules. Functions with a `tx` only write rows and enqueue jobs; the others call the provider and
 * must run outside of any transaction.
 */
export type Payments = ReturnType<typeof openPayments>;

export const openPayments = (tools: Omit<PaymentTools, 'followers'>) => {
  const all: PaymentTools = { ...tools, followers: { disputes: [] } };
  handlePaymentJobs(all);
  const door = {
    /** Whether a provider takes cards; without one, nothing is sold that only a card can pay. */
    takesCards: tools.provider.name !== 'none',
    /** Reconciles with the provider at start: payments may have moved while the server was down. */
    begin: (): Promise<void> => tools.jobs.enqueue(tools.db, reconcileJob, {}, 'start'),
    /** Registers the follower of order payments, which also says who may pay. */
    followOrders: (follower: OrderFollower): void => {
      all.followers.order = follower;
    },
    followChanges: (follower: ChangeFollower): void => {
      all.followers.change = follower;
    },
    followMemberships: (follower: MembershipFollower): void => {
      all.followers.membership = follower;
    },
    /** Adds a payment row inside the caller's transaction; the provider is not called yet. */
    open: (tx: Tx, payment: NewPayment): Promise<Payment> => openPayment(all, tx, payment),
    /** The latest payment of an order, of a joining, or of one try to charge a period of a membership. */
    of: paymentOf,
    followDisputes: (follower: DisputeFollower): void => {
      all.followers.disputes.push(follower);
    },
    /** Disputes of payments for orders, changes or memberships, as the office shows them. */
    disputesOf,
    /** The ids of all payments of an order or of a membership. */
    allOf: paymentsOf,
    /** Money taken for an order or a membership and neither refunded nor lost to a dispute. */
    keptFor,
    /** All payments of an order or of a membership with their refunds, oldest first. */
    historyOf,
    /** Money charged and refunded for memberships between each moment and the next. */
    membershipMoney,
    /** The intent that a browser confirms. Asking again, after a crash too, returns the same one. */
    intentFor: (paymentId: PaymentId, wanted: IntentFor) => intentFor(all, { paymentId }, wanted),
    /** Takes the payment at a card terminal in a shop. */
    atTerminal: terminalOf(all),
    /** Asks the provider for the state and moves payment and owner together; safe to repeat and to race. */
    settle: (paymentId: PaymentId) => settlePayment(all, paymentId),
    /** Saved cards of a user, or a refusal while the provider does not answer. */
    cardsOf: (userId: UserId) => refuseIfUnavailable(all, keptCards(all, userId)),
    /** Charges a saved card while its owner is away. */
    chargeSaved: (paymentId: PaymentId, charge: SavedCharge) => chargeSaved(all, paymentId, charge),
    /** Refunds a payment in whole or in part, once per key; the owner's row must be locked. */
    refund: (tx: Tx, paymentId: PaymentId, refund: Refund) => refundPayment(all, tx, paymentId, refund),
    /** Captures money that is held, or part of it. */
    capture: (tx: Tx, paymentId: PaymentId, amountCents?: Cents) =>
      capturePayment(all, tx, paymentId, amountCents),
    /** Gives a payment up: an open one is closed, held money is let go, paid money goes back. */
    giveUp: (tx: Tx, paymentId: PaymentId, why: { readonly reason: string; readonly now: Date }) =>
      giveUpPayment(all, tx, paymentId, why),
    /** For the export and the deletion of an account. */
    personalData: paymentData(all),
  };
  behind.set(door, all);
  return door;
};
