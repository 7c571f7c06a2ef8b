import type Stripe from 'stripe';
import type { PaymentProvider } from '../port.ts';
import { asking, askingFor } from './stripe-calls.ts';
import { cardOf, presentRefund, presentSetup } from './stripe-shapes.ts';

type CustomerCalls = Pick<PaymentProvider, 'createCustomer' | 'deleteCustomer' | 'cardsOf' | 'forgetCard'>;

/** Customers at Stripe, known there by our id alone, with the cards kept for them. */
export const stripeCustomers = (stripe: Stripe, house: string): CustomerCalls => ({
  createCustomer: async ({ key, userId }) => {
    const metadata = { user: userId, house };
    return (await asking(stripe.customers.create({ metadata }, { idempotencyKey: key }))).id;
  },
  deleteCustomer: async (customer) => {
    await askingFor(stripe.customers.del(customer));
  },
  cardsOf: async (customer) => {
    const { data } = await asking(stripe.paymentMethods.list({ customer, type: 'card', limit: 100 }));
    return data.flatMap((method) => cardOf(method) ?? []);
  },
  forgetCard: async (customer, card) => {
    const own = await askingFor(stripe.customers.retrievePaymentMethod(customer, card));
    return own !== undefined && (await askingFor(stripe.paymentMethods.detach(card))) !== undefined;
  },
});

/** Refunds at Stripe; the reason is kept in our own records. */
export const stripeRefunds = (stripe: Stripe): Pick<PaymentProvider, 'refund' | 'readRefund'> => ({
  refund: async ({ key, intentRef, amountCents }) => {
    const params: Stripe.RefundCreateParams = { payment_intent: intentRef, amount: amountCents };
    return presentRefund(await asking(stripe.refunds.create(params, { idempotencyKey: key })));
  },
  readRefund: async (ref) => presentRefund(await asking(stripe.refunds.retrieve(ref))),
});

/** The setup that a secret belongs to; Stripe begins each secret with it. */
const setupOf = (clientSecret: string) => clientSecret.split('_secret')[0] ?? '';

/** A card kept without paying anything. */
export const stripeSetups = (
  stripe: Stripe,
  house: string,
): Pick<PaymentProvider, 'createSetup' | 'readSetup'> => ({
  createSetup: async ({ key, customer }) => {
    const params: Stripe.SetupIntentCreateParams = {
      customer,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      metadata: { house },
    };
    return presentSetup(await asking(stripe.setupIntents.create(params, { idempotencyKey: key })));
  },
  readSetup: async (clientSecret) =>
    presentSetup(await asking(stripe.setupIntents.retrieve(setupOf(clientSecret)))),
});
