import Stripe from 'stripe';
import type { PageNeeds } from '../../captcha/port.ts';
import { BadSignature, type PaymentProvider, type ProviderEvent } from '../port.ts';
import { type StripeSettings, stripeClient } from './stripe-calls.ts';
import { stripeCustomers, stripeRefunds, stripeSetups } from './stripe-customers.ts';
import { stripeDisputes } from './stripe-disputes.ts';
import { stripeIntents } from './stripe-intents.ts';

const toleranceSeconds = 300;

const refsOf = ({ id, type, data }: Stripe.Event): ProviderEvent => {
  const { object } = data;
  const ref = 'id' in object && typeof object.id === 'string' ? object.id : null;
  return {
    ref: id,
    intentRef: type.startsWith('payment_intent.') ? ref : null,
    refundRef: type.startsWith('refund.') ? ref : null,
    disputeRef: type.startsWith('charge.dispute.') ? ref : null,
    declined: type === 'payment_intent.payment_failed',
  };
};

/** Stripe's required content policy; the page's default policy covers addresses its script makes. */
const needsOf = ({ script, host }: StripeSettings): PageNeeds => {
  const { origin } = new URL(script);
  return {
    scripts: [origin],
    frames: [origin, 'https://hooks.stripe.com'],
    connections: [host],
    policies: ['default'],
  };
};

type ReadEvent = PaymentProvider['readEvent'];

const readEvent = (stripe: Stripe, secret: string, [body, headers, now]: Parameters<ReadEvent>) => {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') throw new BadSignature();
  try {
    return stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new BadSignature();
    throw error;
  }
};

/** Stripe through its own library: a key on every write, cards typed only into Stripe's fields. */
export const stripePayments = (settings: StripeSettings): PaymentProvider => {
  const { house, publishableKey, script, webhookSecret } = settings;
  const stripe = stripeClient(settings);
  return {
    name: 'stripe',
    publishableKey,
    script,
    needs: needsOf(settings),
    wallets: true,
    ...stripeCustomers(stripe, house),
    ...stripeIntents({ stripe, house }),
    ...stripeRefunds(stripe),
    ...stripeDisputes(stripe),
    ...stripeSetups(stripe, house),
    readEvent: (...message) => refsOf(readEvent(stripe, webhookSecret, message)),
  };
};
