import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { VendorProblem } from '../vendor-problem.ts';
import { closedPayments } from './closed.ts';
import { BadSignature, type PaymentProvider, ProviderRefusal } from './port.ts';
import { answerChallenge, confirm } from './sandbox/confirm.ts';
import { decideDispute } from './sandbox/disputes.ts';
import { sandboxPayments } from './sandbox/sandbox.ts';
import { signReport } from './sandbox/signature.ts';
import { stripePayments } from './stripe/stripe.ts';
import { serveStripe } from './stripe/testing.ts';

const { db, now } = await makeTestApp();
const secret = 'whsec_of_a_test';
const clock = () => now.at;
const tools = { db, clock, secret, wake: () => undefined };
const sandbox = sandboxPayments(tools);
const server = await serveStripe(sandbox);
const settings = {
  secretKey: 'sk_test_x',
  publishableKey: 'pk_test_x',
  script: 'https://js.stripe.com/endive/stripe.js',
  webhookSecret: secret,
  host: server.host,
  house: 'ours',
};
const stripe = stripePayments(settings);

let drawn = 0;
const fresh = <Prefix extends string>(prefix: Prefix) => {
  drawn += 1;
  return `${prefix}_${drawn}` as const;
};

/** A browser's calls to the provider; both adapters share one bank. */
const browser = {
  pay: (clientSecret: string, number: string | null = '4242424242424242') =>
    confirm(tools, {
      client_secret: clientSecret,
      card: number === null ? null : { number, exp_month: 12, exp_year: 2030, cvc: '123' },
      keep: false,
    }),
};

/** A provider under test and its reports. */
type Tried = {
  readonly provider: PaymentProvider;
  /** Report `evt_1`: payment `pi_1` was made. */
  readonly paid: string;
  /** Headers that sign a report. */
  readonly sign: (body: string, at: Date, by?: string) => Record<string, string>;
};

const paid = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'payment_intent.succeeded',
  data: { object: { id: 'pi_1', object: 'payment_intent' } },
});

/** Every provider; a new one is added here, with a server of its protocol like `serveStripe` before the sandbox's bank. */
const all: readonly Tried[] = [
  {
    provider: sandbox,
    paid,
    sign: (body, at, by = secret) => ({ 'sandbox-signature': signReport(by, body, at) }),
  },
  {
    provider: stripe,
    paid,
    sign: (body, at, by = secret) => {
      const seconds = Math.floor(at.getTime() / 1000);
      const mac = createHmac('sha256', by).update(`${seconds}.${body}`).digest('hex');
      return { 'stripe-signature': `t=${seconds},v1=${mac}` };
    },
  },
];

describe.each(all)('payments by $provider.name', ({ provider, paid: body, sign }) => {
  const open = (given: Partial<Parameters<PaymentProvider['createIntent']>[0]> = {}) =>
    provider.createIntent({
      key: fresh('key'),
      paymentId: fresh('pay'),
      amountCents: 1_850,
      capture: 'automatic',
      customer: null,
      ...given,
    });
  const saveCard = async (number: string) => {
    const customer = await provider.createCustomer({ key: fresh('cust'), userId: fresh('usr') });
    const { clientSecret } = await provider.createSetup({ key: fresh('setup'), customer });
    const done = await browser.pay(clientSecret, number);
    if (done.ok && done.intent.challenge) await answerChallenge(tools, done.intent.challenge, true);
    const [card] = await provider.cardsOf(customer);
    if (!card) throw new Error('no card was kept');
    return { customer, card: card.ref };
  };

  it('[API-41] takes a payment: opened, confirmed, read with its card', async () => {
    const intent = await open({ paymentId: 'pay_mine' });
    expect(intent).toMatchObject({ status: 'requires_payment_method', amountCents: 1_850, capturedCents: 0 });
    await browser.pay(intent.clientSecret);
    expect(await provider.readIntent(intent.ref)).toMatchObject({
      status: 'succeeded',
      capturedCents: 1_850,
      paymentId: 'pay_mine',
      refusal: null,
      card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 },
    });
  });

  it('[API-16] opens one intent for one key, however often it is called', async () => {
    const asked = { key: fresh('key'), paymentId: fresh('pay') };
    const refs = await Promise.all([open(asked), open(asked), open(asked)]);
    expect(new Set(refs.map(({ ref }) => ref)).size).toBe(1);
  });

  it.each([
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000341', 'generic_decline'],
    ['4000000000000002', 'generic_decline'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
  ])('[ERR-8] tells why %s is refused, and lets another card pay', async (number, code) => {
    const intent = await open();
    await browser.pay(intent.clientSecret, number);
    const refused = await provider.readIntent(intent.ref);
    expect(refused).toMatchObject({ status: 'requires_payment_method', refusal: { code } });
    await browser.pay(intent.clientSecret);
    expect((await provider.readIntent(intent.ref)).status).toBe('succeeded');
  });

  it('[API-41] waits while the bank asks its customer', async () => {
    const intent = await open();
    const asked = await browser.pay(intent.clientSecret, '4000000000003220');
    expect((await provider.readIntent(intent.ref)).status).toBe('requires_action');
    await answerChallenge(tools, (asked.ok && asked.intent.challenge) || '', true);
    expect((await provider.readIntent(intent.ref)).status).toBe('succeeded');
  });

  it('[API-41] holds money, takes part of it, or lets it go', async () => {
    const held = await open({ capture: 'manual', amountCents: 1_000 });
    await browser.pay(held.clientSecret);
    expect(await provider.readIntent(held.ref)).toMatchObject({
      status: 'requires_capture',
      capturedCents: 0,
    });
    const taking = { key: fresh('key'), ref: held.ref, amountCents: 700 };
    expect(await provider.captureIntent(taking)).toMatchObject({ status: 'succeeded', capturedCents: 700 });
    const other = await open({ capture: 'manual' });
    await browser.pay(other.clientSecret);
    expect((await provider.cancelIntent({ key: fresh('key'), ref: other.ref })).status).toBe('canceled');
    await expect(provider.captureIntent({ ...taking, key: fresh('key'), ref: other.ref })).rejects.toThrow(
      ProviderRefusal,
    );
  });

  it('[API-16] leaves a paid intent as it is when told to give it up', async () => {
    const intent = await open();
    await browser.pay(intent.clientSecret);
    expect((await provider.cancelIntent({ key: fresh('key'), ref: intent.ref })).status).toBe('succeeded');
  });

  it('[API-16] gives money back once for a key, and never more than was taken', async () => {
    const intent = await open({ amountCents: 1_000 });
    await browser.pay(intent.clientSecret);
    const asked = { key: fresh('key'), intentRef: intent.ref, amountCents: 600 };
    const first = await provider.refund(asked);
    expect(first).toMatchObject({ status: 'succeeded', amountCents: 600 });
    expect((await provider.refund(asked)).ref).toBe(first.ref);
    await expect(provider.refund({ ...asked, key: fresh('key') })).rejects.toThrow(ProviderRefusal);
    expect(await provider.readRefund(first.ref)).toEqual(first);
  });

  it('[API-16] reports a refund that fails later', async () => {
    const intent = await open();
    await browser.pay(intent.clientSecret, '4000000000005126');
    const { ref, status } = await provider.refund({
      key: fresh('key'),
      intentRef: intent.ref,
      amountCents: 1_850,
    });
    expect(status).toBe('pending');
    expect((await provider.readRefund(ref)).status).toBe('failed');
  });

  it('[API-17] [API-18] keeps a card if asked to, shows it and forgets it', async () => {
    const customer = await provider.createCustomer({ key: fresh('cust'), userId: fresh('usr') });
    const stranger = await provider.createCustomer({ key: fresh('cust'), userId: fresh('usr') });
    const intent = await open({ customer });
    await provider.prepareIntent(intent.ref, { card: null, save: true });
    await browser.pay(intent.clientSecret);
    const cards = await provider.cardsOf(customer);
    expect(cards).toMatchObject([{ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 }]);
    const card = cards[0]?.ref ?? '';
    expect(await provider.forgetCard(stranger, card)).toBe(false);
    expect(await provider.forgetCard(customer, card)).toBe(true);
    expect(await provider.cardsOf(customer)).toEqual([]);
  });

  it('[API-17] reports the outcome of keeping a card, by its secret alone', async () => {
    const customer = await provider.createCustomer({ key: fresh('cust'), userId: fresh('usr') });
    const { ref, clientSecret } = await provider.createSetup({ key: fresh('setup'), customer });
    expect((await provider.readSetup(clientSecret)).status).toBe('requires_payment_method');
    await browser.pay(clientSecret);
    expect(await provider.readSetup(clientSecret)).toEqual({ ref, clientSecret, status: 'succeeded' });
    await expect(provider.readSetup('seti_nothing_secret_x')).rejects.toThrow(ProviderRefusal);
  });

  it('[API-17] keeps no card unless asked to', async () => {
    const customer = await provider.createCustomer({ key: fresh('cust'), userId: fresh('usr') });
    const intent = await open({ customer });
    await provider.prepareIntent(intent.ref, { card: null, save: true });
    await provider.prepareIntent(intent.ref, { card: null, save: false });
    await browser.pay(intent.clientSecret);
    expect(await provider.cardsOf(customer)).toEqual([]);
  });

  it('[API-17] is paid with the chosen kept card', async () => {
    const { customer, card } = await saveCard('5555555555554444');
    const intent = await open({ customer });
    expect((await provider.prepareIntent(intent.ref, { card, save: false })).status).toBe(
      'requires_confirmation',
    );
    await browser.pay(intent.clientSecret, null);
    expect(await provider.readIntent(intent.ref)).toMatchObject({
      status: 'succeeded',
      card: { brand: 'mastercard', last4: '4444', ref: card },
    });
  });

  it('[API-41] charges a kept card without its customer, once for a key', async () => {
    const { customer, card } = await saveCard('4000000000003220');
    const charge = { key: fresh('key'), paymentId: fresh('pay'), amountCents: 499, customer, card };
    const asked = { ...charge, capture: 'automatic' } as const;
    const first = await provider.chargeOffSession(asked);
    expect(first).toMatchObject({ status: 'succeeded', capturedCents: 499 });
    expect((await provider.chargeOffSession(asked)).ref).toBe(first.ref);
  });

  it.each([
    ['4000002760003184', 'authentication_required'],
    ['4000000000000341', 'generic_decline'],
  ])('[API-41] says why %s cannot be charged without its customer', async (number, code) => {
    const { customer, card } = await saveCard(number);
    const refused = await provider.chargeOffSession({
      key: fresh('key'),
      paymentId: fresh('pay'),
      amountCents: 499,
      capture: 'automatic',
      customer,
      card,
    });
    expect(refused).toMatchObject({ status: 'requires_payment_method', refusal: { code } });
  });

  it('[API-18] forgets a customer with the cards, and bears a second call', async () => {
    const { customer } = await saveCard('4242424242424242');
    await provider.deleteCustomer(customer);
    await provider.deleteCustomer(customer);
  });

  it('reports a contested payment, and the deadline of an answer', async () => {
    const intent = await open({ amountCents: 1_000 });
    await browser.pay(intent.clientSecret, '4000000000000259');
    const disputes = [];
    for await (const dispute of provider.disputesSince(new Date(now.at.getTime() - 60_000)))
      if (dispute.intentRef === intent.ref) disputes.push(dispute);
    const [dispute] = disputes;
    expect(disputes).toEqual([
      {
        ...{ ref: dispute?.ref, intentRef: intent.ref, amountCents: 1_000, reason: 'fraudulent' },
        ...{ state: 'to_answer', providerState: 'needs_response', openedAt: now.at },
        answerBy: new Date(now.at.getTime() + 7 * 86_400_000),
      },
    ]);
    const ref = dispute?.ref ?? '';
    expect(await provider.readDispute(ref)).toEqual(dispute);
    // A refund beside it would give the money twice.
    const refund = { key: fresh('key'), intentRef: intent.ref, amountCents: 100 };
    await expect(provider.refund(refund)).rejects.toThrow('charge_disputed');
    await decideDispute(tools, ref, 'won');
    expect(await provider.readDispute(ref)).toMatchObject({ state: 'won' });
    await expect(provider.readDispute('dp_nothing')).rejects.toThrow(ProviderRefusal);
    const said = JSON.stringify({
      ...{ id: 'evt_d', object: 'event', type: 'charge.dispute.created' },
      data: { object: { id: ref, object: 'dispute' } },
    });
    expect(provider.readEvent(Buffer.from(said), sign(said, now.at), now.at)).toEqual({
      ...{ ref: 'evt_d', intentRef: null, refundRef: null, disputeRef: ref, declined: false },
    });
  });

  it('lists all opened intents, the newest included', async () => {
    const intent = await open();
    const refs = [];
    for await (const { ref } of provider.intentsSince(new Date(now.at.getTime() - 60_000))) refs.push(ref);
    expect(refs).toContain(intent.ref);
  });

  it('does not know an intent it never opened', async () => {
    await expect(provider.readIntent('pi_nothing')).rejects.toThrow(ProviderRefusal);
  });

  it('[API-41] hears reports signed with its secret, now, and no others', () => {
    const bytes = Buffer.from(body);
    expect(provider.readEvent(bytes, sign(body, now.at), now.at)).toEqual({
      ref: 'evt_1',
      intentRef: 'pi_1',
      refundRef: null,
      disputeRef: null,
      declined: false,
    });
    const hear = (headers: Record<string, string>, said = bytes) => provider.readEvent(said, headers, now.at);
    expect(() => hear(sign(body, now.at, 'whsec_of_another'))).toThrow(BadSignature);
    expect(() => hear(sign(body, new Date(now.at.getTime() - 6 * 60_000)))).toThrow(BadSignature);
    expect(() => hear(sign(body, now.at), Buffer.from(`${body} `))).toThrow(BadSignature);
    expect(() => hear({})).toThrow(BadSignature);
    const garbled = Object.keys(sign(body, now.at)).map((header) => [header, 'x']);
    expect(() => hear(Object.fromEntries(garbled))).toThrow(BadSignature);
  });
});

describe('Stripe', () => {
  it('[ERR-9] repeats a call whose answer was lost with the same key: one intent', async () => {
    const key = fresh('key');
    server.losing = 2;
    server.keys.length = 0;
    const asked = {
      key,
      paymentId: fresh('pay'),
      amountCents: 900,
      capture: 'automatic',
      customer: null,
    } as const;
    const intent = await stripe.createIntent(asked);
    expect(server.keys).toEqual([key, key, key]);
    expect((await stripe.createIntent(asked)).ref).toBe(intent.ref);
  });

  it('[ERR-9] without a sensible answer counts as passing trouble', async () => {
    server.losing = 100;
    const intent = stripe.createIntent({
      key: fresh('key'),
      paymentId: fresh('pay'),
      amountCents: 900,
      capture: 'automatic',
      customer: null,
    });
    await expect(intent).rejects.toThrow(VendorProblem);
    server.losing = 0;
    const nowhere = stripePayments({ ...settings, host: 'http://127.0.0.1:9' });
    await expect(nowhere.readIntent('pi_x')).rejects.toThrow(VendorProblem);
  });

  it('[ERR-9] keeps a status unknown to us, and reports it', async () => {
    const asked = {
      ...{ key: fresh('key'), paymentId: fresh('pay'), amountCents: 900, customer: null },
      capture: 'automatic',
    } as const;
    const { ref } = await stripe.createIntent(asked);
    server.saying = 'requires_dance';
    expect(await stripe.readIntent(ref)).toMatchObject({
      status: 'unknown',
      unknownStatus: 'requires_dance',
    });
    server.saying = undefined;
    expect(await stripe.readIntent(ref)).toMatchObject({
      status: 'requires_payment_method',
      unknownStatus: null,
    });
  });

  it('[API-16] takes no intent of another shop in the same account for ours', async () => {
    const other = stripePayments({ ...settings, house: 'theirs' });
    const { ref } = await other.createIntent({
      key: fresh('key'),
      paymentId: 'pay_theirs',
      amountCents: 900,
      capture: 'automatic',
      customer: null,
    });
    expect((await stripe.readIntent(ref)).paymentId).toBeNull();
  });
});

describe('a shop that takes no cards', () => {
  it('[ERR-9] says so, knows no cards and hears no report', async () => {
    await expect(closedPayments.readIntent('pi_x')).rejects.toThrow(VendorProblem);
    expect(await closedPayments.cardsOf('cus_x')).toEqual([]);
    expect(() => closedPayments.readEvent(Buffer.from('{}'), {}, now.at)).toThrow(BadSignature);
    for await (const intent of closedPayments.intentsSince(now.at)) expect(intent).toBeUndefined();
  });
});
