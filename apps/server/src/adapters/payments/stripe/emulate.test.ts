import { createEmulator } from 'emulate';
import { afterAll, describe, expect, it } from 'vitest';
import { type Heard, serveLocally } from '../../testing.ts';
import { ProviderRefusal } from '../port.ts';
import { stripePayments } from './stripe.ts';

const secret = 'whsec_emulated';
const heard: Heard[] = [];
const { origin } = await serveLocally((call) => {
  heard.push(call);
  return { status: 200, body: { received: true } };
});
const emulator = await createEmulator({
  service: 'stripe',
  port: 0,
  seed: { stripe: { webhooks: [{ url: `${origin}/webhook`, events: ['*'], secret }] } },
});
afterAll(() => emulator.close());

const stripe = stripePayments({
  secretKey: 'sk_test_emulated',
  publishableKey: 'pk_test_emulated',
  script: 'https://js.stripe.com/endive/stripe.js',
  webhookSecret: secret,
  host: emulator.url,
  house: 'ours',
});

/** Confirms as Stripe's script does in a browser. */
const confirm = (ref: string) =>
  fetch(`${emulator.url}/v1/payment_intents/${ref}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_emulated' },
    body: new URLSearchParams({ payment_method: 'pm_card_visa' }),
  });

/** Reports so far, checked like a webhook. */
const reported = () =>
  heard.map(({ body, headers }) => {
    const { type } = JSON.parse(body.toString());
    return { type, ...stripe.readEvent(body, headers, new Date()) };
  });

// An emulator by other authors: it keeps customers and payment intents and signs its reports.
describe('Stripe, as played by another project’s emulator', () => {
  it('[API-41] opens, confirms and lists payments, and its reports are accepted', async () => {
    const customer = await stripe.createCustomer({ key: 'c', userId: 'usr_1' });
    const opened = await stripe.createIntent({
      key: 'p',
      paymentId: 'pay_1',
      amountCents: 1_850,
      capture: 'automatic',
      customer,
    });
    expect(opened).toMatchObject({
      status: 'requires_payment_method',
      amountCents: 1_850,
      paymentId: 'pay_1',
    });
    await confirm(opened.ref);
    expect((await stripe.readIntent(opened.ref)).status).toBe('succeeded');
    await expect
      .poll(reported)
      .toContainEqual(expect.objectContaining({ type: 'payment_intent.succeeded', intentRef: opened.ref }));
    const refs = [];
    for await (const { ref } of stripe.intentsSince(new Date(Date.now() - 60_000))) refs.push(ref);
    expect(refs).toEqual([opened.ref]);
    expect(await stripe.cardsOf(customer)).toEqual([]);
    await stripe.deleteCustomer(customer);
    await stripe.deleteCustomer(customer);
  });

  it('[API-16] gives up an unpaid payment and leaves a paid one', async () => {
    const open = (key: string) =>
      stripe.createIntent({
        key,
        paymentId: `pay_${key}`,
        amountCents: 900,
        capture: 'automatic',
        customer: null,
      });
    const unpaid = await open('unpaid');
    expect((await stripe.cancelIntent({ key: 'x', ref: unpaid.ref })).status).toBe('canceled');
    const paid = await open('paid');
    await confirm(paid.ref);
    expect((await stripe.cancelIntent({ key: 'y', ref: paid.ref })).status).toBe('succeeded');
    await expect(stripe.readIntent('pi_nothing')).rejects.toThrow(ProviderRefusal);
  });
});
