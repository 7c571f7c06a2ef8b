import type Stripe from 'stripe';
import type { PaymentProvider } from '../port.ts';
import { asking, askingFor } from './stripe-calls.ts';
import { cardOf, presentRefund, presentSetup } from './stripe-shapes.ts';

type CustomerCalls = Pick<PaymentProvider, 'createCustomer' | 'deleteCustomer' | 'cardsOf' | 'forgetCard'>;

/** Customers at Stripe, known there by our id alone, with their kept cards. */
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

/** Refunds at Stripe; their reason stays in our records. */
export const stripeRefunds = (stripe: Stripe): Pick<PaymentProvider, 'refund' | 'readRefund'> => ({
  refund: async ({ key, intentRef, amountCents }) => {
    const params: Stripe.RefundCreateParams = { payment_intent: intentRef, amount: amountCents };
    return presentRefund(await asking(stripe.refunds.create(params, { idempotencyKey: key })));
  },
  readRefund: async (ref) => presentRefund(await asking(stripe.refunds.retrieve(ref))),
});

/** Setup of a secret, whose first part is its id. */
const setupOf = (clientSecret: string) => clientSecret.split('_secret')[0] ?? '';

/** Cards kept without a payment. */
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
