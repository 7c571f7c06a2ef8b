import { givenId } from '@zanga/domain/ids';
import type { PaymentProvider } from '../../port.ts';
import { disputeOf, methodOf, refundOf, setupOf } from './shapes.ts';
import { type Endpoint, missing } from './stripe-request.ts';

const refundEndpoints = (bank: PaymentProvider): readonly Endpoint[] => [
  [
    'POST',
    /^\/v1\/refunds$/,
    async ({ params, key }) => {
      const { payment_intent: intentRef = '', amount } = params;
      return refundOf(await bank.refund({ key, intentRef, amountCents: Number(amount) }));
    },
  ],
  ['GET', /^\/v1\/refunds\/(\w+)$/, async ({ ids: [id = ''] }) => refundOf(await bank.readRefund(id))],
];

const disputeEndpoints = (bank: PaymentProvider): readonly Endpoint[] => [
  [
    'GET',
    /^\/v1\/disputes$/,
    async ({ params }) => {
      const data = [];
      const since = new Date(Number(params['created[gte]']) * 1000);
      for await (const dispute of bank.disputesSince(since)) data.push(disputeOf(dispute));
      return { object: 'list', has_more: false, data };
    },
  ],
  ['GET', /^\/v1\/disputes\/(\w+)$/, async ({ ids: [id = ''] }) => disputeOf(await bank.readDispute(id))],
];

const setupEndpoints = (bank: PaymentProvider): readonly Endpoint[] => {
  const secrets = new Map<string, string>();
  return [
    [
      'POST',
      /^\/v1\/setup_intents$/,
      async ({ params, key }) => {
        const setup = await bank.createSetup({ key, customer: params.customer ?? '' });
        secrets.set(setup.ref, setup.clientSecret);
        return setupOf(setup);
      },
    ],
    [
      'GET',
      /^\/v1\/setup_intents\/(\w+)$/,
      async ({ ids: [id = ''] }) => setupOf(await bank.readSetup(secrets.get(id) ?? '')),
    ],
  ];
};

const customerEndpoints = (bank: PaymentProvider): readonly Endpoint[] => [
  [
    'POST',
    /^\/v1\/customers$/,
    async ({ params, key }) => ({
      id: await bank.createCustomer({ key, userId: givenId('usr', params['metadata[user]'] ?? '') }),
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
];

const cardEndpoints = (bank: PaymentProvider): readonly Endpoint[] => {
  const owners = new Map<string, string>();
  const cardsOf = async (customer: string) => {
    const cards = await bank.cardsOf(customer);
    for (const card of cards) owners.set(card.ref, customer);
    return cards.map((card) => methodOf(card, customer));
  };
  return [
    [
      'GET',
      /^\/v1\/payment_methods$/,
      async ({ params }) => ({
        object: 'list',
        has_more: false,
        data: await cardsOf(params.customer ?? ''),
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
  ];
};

/** Endpoints for customers, cards, refunds and setups, in Stripe's words. */
export const otherEndpoints = (bank: PaymentProvider): readonly Endpoint[] => [
  ...customerEndpoints(bank),
  ...cardEndpoints(bank),
  ...refundEndpoints(bank),
  ...setupEndpoints(bank),
  ...disputeEndpoints(bank),
];
