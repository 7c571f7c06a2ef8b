import Stripe from 'stripe';
import {
  type NewIntent,
  type OffSessionCharge,
  type PaymentProvider,
  type ProviderIntent,
  ProviderRefusal,
} from '../port.ts';
import { asking, inOurWords } from './stripe-calls.ts';
import { expanded, presentIntent } from './stripe-shapes.ts';

type Tools = { readonly stripe: Stripe; readonly house: string };

/** Cards only, Apple Pay and Google Pay included: other methods settle after the customer has left. */
const fields = ({ house }: Tools, intent: NewIntent): Stripe.PaymentIntentCreateParams => ({
  amount: intent.amountCents,
  currency: 'eur',
  allowed_payment_method_types: ['card'],
  capture_method: intent.capture,
  metadata: { payment: intent.paymentId, house },
  ...(intent.customer !== null && { customer: intent.customer }),
  expand: expanded,
});

const read = ({ stripe }: Tools, ref: string) =>
  asking(stripe.paymentIntents.retrieve(ref, { expand: expanded }));

/** A bank's refusal comes as an error that carries the intent, and again for each call with its key. */
const charge = async (tools: Tools, { key, card, ...intent }: OffSessionCharge) => {
  const params: Stripe.PaymentIntentCreateParams = {
    ...fields(tools, { key, ...intent }),
    payment_method: card,
    off_session: true,
    confirm: true,
  };
  try {
    return await tools.stripe.paymentIntents.create(params, { idempotencyKey: key });
  } catch (error) {
    const refused = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined;
    if (!refused) throw inOurWords(error);
    return read(tools, refused.id);
  }
};

/** A paid or cancelled intent is left as it is. */
const cancel = async (tools: Tools, ref: string, key: string) => {
  try {
    return await asking(
      tools.stripe.paymentIntents.cancel(ref, { expand: expanded }, { idempotencyKey: key }),
    );
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.code !== 'payment_intent_unexpected_state') throw error;
    return read(tools, ref);
  }
};

/** An empty text withdraws the wish to keep the card; a newly chosen card replaces the former one. */
const choiceOf = ({
  card,
  save,
}: Parameters<PaymentProvider['prepareIntent']>[1]): Stripe.PaymentIntentUpdateParams => ({
  ...(card !== null && { payment_method: card }),
  setup_future_usage: save ? 'off_session' : '',
  expand: expanded,
});

async function* since({ stripe, house }: Tools, from: Date): AsyncIterable<ProviderIntent> {
  const created = { gte: Math.floor(from.getTime() / 1000) };
  const params: Stripe.PaymentIntentListParams = { created, limit: 100, expand: ['data.payment_method'] };
  try {
    for await (const intent of stripe.paymentIntents.list(params)) yield presentIntent(house)(intent);
  } catch (error) {
    throw inOurWords(error);
  }
}

export const stripeIntents = (tools: Tools) => {
  const { paymentIntents } = tools.stripe;
  const present = presentIntent(tools.house);
  return {
    createIntent: async (intent) =>
      present(await asking(paymentIntents.create(fields(tools, intent), { idempotencyKey: intent.key }))),
    prepareIntent: async (ref, choice) => present(await asking(paymentIntents.update(ref, choiceOf(choice)))),
    readIntent: async (ref) => present(await read(tools, ref)),
    cancelIntent: async ({ ref, key }) => present(await cancel(tools, ref, key)),
    captureIntent: async ({ ref, key, amountCents }) => {
      const params: Stripe.PaymentIntentCaptureParams = { amount_to_capture: amountCents, expand: expanded };
      return present(await asking(paymentIntents.capture(ref, params, { idempotencyKey: key })));
    },
    chargeOffSession: async (params) => present(await charge(tools, params)),
    intentsSince: (from) => since(tools, from),
  } satisfies Partial<PaymentProvider>;
};
