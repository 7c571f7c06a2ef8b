import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { type PaymentProvider, type ProviderIntent, ProviderRefusal, type SavedCard } from '../port.ts';

type Params = Readonly<Record<string, string>>;
type Asked = { readonly params: Params; readonly ids: readonly string[]; readonly key: string };
type Endpoint = readonly [method: string, path: RegExp, answer: (asked: Asked) => Promise<unknown>];

/** What Stripe answers with when it refuses. */
class Refused extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, error: object) {
    super('refused');
    this.status = status;
    this.body = { error };
  }
}

const missing = () =>
  new Refused(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' });

const methodOf = (card: SavedCard | ProviderIntent['card'], customer: string | null) =>
  card && {
    id: card.ref ?? 'pm_once',
    object: 'payment_method',
    type: 'card',
    customer,
    card: {
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: card.fingerprint,
    },
  };

type Kept = { readonly customer: string | null; readonly metadata: Params };

const intentOf = (intent: ProviderIntent, { customer, metadata }: Kept) => {
  const method = methodOf(intent.card, customer);
  const refused = intent.refusal !== null;
  return {
    id: intent.ref,
    object: 'payment_intent',
    amount: intent.amountCents,
    amount_received: intent.capturedCents,
    client_secret: intent.clientSecret,
    created: Math.floor(intent.createdAt.getTime() / 1000),
    currency: 'eur',
    customer,
    metadata,
    status: intent.status,
    payment_method: refused ? null : method,
    last_payment_error: intent.refusal && {
      type: 'card_error',
      code: intent.refusal.code,
      message: 'Your card was refused.',
      payment_method: method,
    },
  };
};

const grouped = (params: Params, group: string): Params =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const inner = new RegExp(`^${group}\\[(\\w+)\\]$`).exec(name)?.[1];
      return inner === undefined ? [] : [[inner, value]];
    }),
  );

/** Everything about payments, in Stripe's words; `bank` decides what becomes of them. */
const intentEndpoints = (bank: PaymentProvider): readonly Endpoint[] => {
  const kept = new Map<string, Kept>();
  const nobody: Kept = { customer: null, metadata: {} };
  const present = (intent: ProviderIntent) => intentOf(intent, kept.get(intent.ref) ?? nobody);
  const create = async ({ params, key }: Asked) => {
    const metadata = grouped(params, 'metadata');
    const customer = params['customer'] ?? null;
    const capture = params['capture_method'] === 'manual' ? ('manual' as const) : ('automatic' as const);
    const wanted = {
      key,
      paymentId: metadata['payment'] ?? '',
      amountCents: Number(params['amount']),
      capture,
      customer,
    };
    const card = params['payment_method'];
    const intent =
      card !== undefined && customer !== null
        ? await bank.chargeOffSession({ ...wanted, customer, card })
        : await bank.createIntent(wanted);
    kept.set(intent.ref, { customer, metadata });
    if (params['off_session'] !== 'true' || intent.refusal === null) return present(intent);
    const told = present(intent);
    throw new Refused(402, { ...told.last_payment_error, payment_intent: told });
  };
  const ref = ({ ids }: Asked) => ids[0] ?? '';
  return [
    ['POST', /^\/v1\/payment_intents$/, create],
    ['GET', /^\/v1\/payment_intents\/(\w+)$/, async (asked) => present(await bank.readIntent(ref(asked)))],
    [
      'POST',
      /^\/v1\/payment_intents\/(\w+)$/,
      async (asked) =>
        present(
          await bank.prepareIntent(ref(asked), {
            card: asked.params['payment_method'] ?? null,
            save: asked.params['setup_future_usage'] === 'off_session',
          }),
        ),
    ],
    [
      'POST',
      /^\/v1\/payment_intents\/(\w+)\/cancel$/,
      async (asked) => {
        const { status } = await bank.readIntent(ref(asked));
        if (status === 'succeeded') throw new ProviderRefusal('payment_intent_unexpected_state');
        return present(await bank.cancelIntent({ ref: ref(asked), key: asked.key }));
      },
    ],
    [
      'POST',
      /^\/v1\/payment_intents\/(\w+)\/capture$/,
      async (asked) => {
        const amountCents = Number(asked.params['amount_to_capture']);
        return present(await bank.captureIntent({ ref: ref(asked), key: asked.key, amountCents }));
      },
    ],
    [
      'GET',
      /^\/v1\/payment_intents$/,
      async ({ params }) => {
        const data = [];
        const since = new Date(Number(params['created[gte]']) * 1000);
        for await (const intent of bank.intentsSince(since)) data.push(present(intent));
        return { object: 'list', has_more: false, data };
      },
    ],
  ];
};

const otherEndpoints = (bank: PaymentProvider): readonly Endpoint[] => {
  const owners = new Map<string, string>();
  const cardsOf = async (customer: string) => {
    const cards = await bank.cardsOf(customer);
    for (const card of cards) owners.set(card.ref, customer);
    return cards.map((card) => methodOf(card, customer));
  };
  const refundOf = ({ ref, status, amountCents }: Awaited<ReturnType<PaymentProvider['refund']>>) => ({
    id: ref,
    object: 'refund',
    status,
    amount: amountCents,
  });
  const setupOf = ({ ref, status, clientSecret }: Awaited<ReturnType<PaymentProvider['readSetup']>>) => ({
    id: ref,
    object: 'setup_intent',
    status,
    client_secret: clientSecret,
  });
  return [
    [
      'POST',
      /^\/v1\/customers$/,
      async ({ params, key }) => ({
        id: await bank.createCustomer({ key, userId: params['metadata[user]'] ?? '' }),
        object: 'customer',
      }),
    ],
    [
      'DELETE',
      /^\/v1\/customers\/(\w+)$/,
      async ({ ids: [id = ''] }) => {
        await bank.deleteCustomer(id);
        return { id, object: 'customer', deleted: true };
      },
    ],
    [
      'GET',
      /^\/v1\/payment_methods$/,
      async ({ params }) => ({
        object: 'list',
        has_more: false,
        data: await cardsOf(params['customer'] ?? ''),
      }),
    ],
    [
      'GET',
      /^\/v1\/customers\/(\w+)\/payment_methods\/(\w+)$/,
      async ({ ids: [customer = '', card] }) => {
        const found = (await cardsOf(customer)).find((method) => method?.id === card);
        if (!found) throw missing();
        return found;
      },
    ],
    [
      'POST',
      /^\/v1\/payment_methods\/(\w+)\/detach$/,
      async ({ ids: [card = ''] }) => {
        if (!(await bank.forgetCard(owners.get(card) ?? '', card))) throw missing();
        return { id: card, object: 'payment_method' };
      },
    ],
    [
      'POST',
      /^\/v1\/refunds$/,
      async ({ params, key }) =>
        refundOf(
          await bank.refund({
            key,
            intentRef: params['payment_intent'] ?? '',
            amountCents: Number(params['amount']),
          }),
        ),
    ],
    ['GET', /^\/v1\/refunds\/(\w+)$/, async ({ ids: [id = ''] }) => refundOf(await bank.readRefund(id))],
    [
      'POST',
      /^\/v1\/setup_intents$/,
      async ({ params, key }) => setupOf(await bank.createSetup({ key, customer: params['customer'] ?? '' })),
    ],
    ['GET', /^\/v1\/setup_intents\/(\w+)$/, async ({ ids: [id = ''] }) => setupOf(await bank.readSetup(id))],
  ];
};

const told = (error: unknown): Refused => {
  if (error instanceof Refused) return error;
  if (error instanceof ProviderRefusal && error.code === 'resource_missing') return missing();
  if (error instanceof ProviderRefusal)
    return new Refused(400, { type: 'invalid_request_error', code: error.code, message: error.code });
  return new Refused(500, { type: 'api_error', message: 'An unknown error' });
};

export type StripeServer = {
  readonly host: string;
  /** How many calls fail before one is done; each is answered with 500 after it was done. */
  losing: number;
  /** Idempotency keys in the order they came. */
  readonly keys: string[];
};

/**
 * A server of Stripe's REST protocol, as its published API describes it: form encoding, idempotency keys, error bodies. The
 * sandbox's bank stands behind it, so what the official library sends and reads is tried against the same rules.
 */
export const serveStripe = async (bank: PaymentProvider): Promise<StripeServer> => {
  const endpoints = [...intentEndpoints(bank), ...otherEndpoints(bank)];
  const stripe = { host: '', losing: 0, keys: [] as string[] };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://stripe');
    const body = new URLSearchParams(request.method === 'POST' ? await text(request) : url.search);
    const key = String(request.headers['idempotency-key'] ?? '');
    if (key !== '') stripe.keys.push(key);
    const say = (status: number, answer: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    };
    const found = endpoints.find(([method, path]) => method === request.method && path.test(url.pathname));
    if (!found) return say(404, missing().body);
    const ids = found[1].exec(url.pathname)?.slice(1) ?? [];
    try {
      const answer = await found[2]({ params: Object.fromEntries(body), ids, key });
      if (stripe.losing === 0) return say(200, answer);
      stripe.losing -= 1;
      return say(500, { error: { type: 'api_error', message: 'An unknown error' } });
    } catch (error) {
      const { status, body: refusal } = told(error);
      return say(status, refusal);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  // A server that listens on a port has an address of this kind.
  stripe.host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stripe;
};
