import { givenId } from '@zanga/domain/ids';
import { type PaymentProvider, type ProviderIntent, ProviderRefusal } from '../../port.ts';
import { type IntentExtras, intentOf } from './shapes.ts';
import { type Endpoint, type Params, StripeRefusal, type StripeRequest } from './stripe-request.ts';

const grouped = (params: Params, group: string): Params =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const inner = new RegExp(`^${group}\\[(\\w+)\\]$`).exec(name)?.[1];
      return inner === undefined ? [] : [[inner, value]];
    }),
  );

const nobody: IntentExtras = { customer: null, metadata: {} };
const ref = ({ ids }: StripeRequest) => ids[0] ?? '';

type Desk = { readonly bank: PaymentProvider; readonly kept: Map<string, IntentExtras> };

const present = ({ kept }: Desk, intent: ProviderIntent) => intentOf(intent, kept.get(intent.ref) ?? nobody);

const create = async (desk: Desk, { params, key }: StripeRequest) => {
  const metadata = grouped(params, 'metadata');
  const customer = params.customer ?? null;
  const capture = params.capture_method === 'manual' ? ('manual' as const) : ('automatic' as const);
  const paymentId = givenId('pay', metadata.payment ?? '');
  const wanted = { key, paymentId, amountCents: Number(params.amount), capture, customer };
  const card = params.payment_method;
  const intent =
    card !== undefined && customer !== null
      ? await desk.bank.chargeOffSession({ ...wanted, customer, card })
      : await desk.bank.createIntent(wanted);
  desk.kept.set(intent.ref, { customer, metadata });
  const answer = present(desk, intent);
  if (params.off_session !== 'true' || intent.refusal === null) return answer;
  throw new StripeRefusal(402, { ...answer.last_payment_error, payment_intent: answer });
};

const prepare = async (desk: Desk, request: StripeRequest) => {
  const { payment_method: card = null, setup_future_usage: usage } = request.params;
  return present(desk, await desk.bank.prepareIntent(ref(request), { card, save: usage === 'off_session' }));
};

const cancel = async (desk: Desk, request: StripeRequest) => {
  const { status } = await desk.bank.readIntent(ref(request));
  if (status === 'succeeded') throw new ProviderRefusal('payment_intent_unexpected_state');
  return present(desk, await desk.bank.cancelIntent({ ref: ref(request), key: request.key }));
};

const capture = async (desk: Desk, request: StripeRequest) => {
  const amountCents = Number(request.params.amount_to_capture);
  return present(desk, await desk.bank.captureIntent({ ref: ref(request), key: request.key, amountCents }));
};

const list = async (desk: Desk, { params }: StripeRequest) => {
  const data = [];
  const since = new Date(Number(params['created[gte]']) * 1000);
  for await (const intent of desk.bank.intentsSince(since)) data.push(present(desk, intent));
  return { object: 'list', has_more: false, data };
};

/** Endpoints for payments, in Stripe's words; the bank decides their outcome. */
export const intentEndpoints = (bank: PaymentProvider): readonly Endpoint[] => {
  const desk: Desk = { bank, kept: new Map() };
  return [
    ['POST', /^\/v1\/payment_intents$/, (request) => create(desk, request)],
    ['GET', /^\/v1\/payment_intents$/, (request) => list(desk, request)],
    [
      'GET',
      /^\/v1\/payment_intents\/(\w+)$/,
      async (request) => present(desk, await bank.readIntent(ref(request))),
    ],
    ['POST', /^\/v1\/payment_intents\/(\w+)$/, (request) => prepare(desk, request)],
    ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, (request) => cancel(desk, request)],
    ['POST', /^\/v1\/payment_intents\/(\w+)\/capture$/, (request) => capture(desk, request)],
  ];
};
