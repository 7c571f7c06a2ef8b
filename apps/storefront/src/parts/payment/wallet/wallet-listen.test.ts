import type { StripeElements } from '@stripe/stripe-js';
import { expect, it } from 'vitest';
import type { WalletEvent } from './wallet-events.ts';
import { listenToWallet } from './wallet-listen.ts';

/** Stripe's wallet buttons, reduced to the used events; `say` fires one. */
type Page = { readonly ready: boolean; readonly pays: boolean; readonly goesTo?: readonly string[] };

const walletOf = (page: Page) => {
  const answered: unknown[] = [];
  const heard = new Map<string, (event: never) => unknown>();
  const told: WalletEvent[] = [];
  const did: string[] = [];
  const buttons = {
    on: (name: string, listener: (event: never) => unknown) => heard.set(name, listener),
    mount: () => did.push('mount'),
    destroy: () => did.push('destroy'),
  };
  // Only the methods called here exist, and an empty object stands in for the element.
  const elements = { create: () => buttons } as unknown as StripeElements;
  const place = {} as HTMLElement;
  const close = listenToWallet(elements, place, () => ({
    onEvent: (event) => told.push(event),
    goesTo: page.goesTo ?? [],
    ready: async () => page.ready,
    pay: async () => {
      did.push('pay');
      return page.pays;
    },
  }));
  const answers = ['resolve', 'reject', 'paymentFailed'] as const;
  const say = async (name: string, given: object = {}) => {
    const answer = (how: string) => (given: unknown) => {
      did.push(how);
      answered.push(given);
    };
    const event = Object.fromEntries(answers.map((how) => [how, answer(how)]));
    // Each event carries Stripe's fields, as far as they are read.
    await heard.get(name)?.({ ...given, ...event } as never);
  };
  return { told, did, answered, say, close };
};

it('[STA-8] shows Apple Pay or Google Pay where there is one, and is removed with the page', async () => {
  const wallet = walletOf({ ready: true, pays: true });
  await wallet.say('ready', { availablePaymentMethods: { applePay: true } });
  await wallet.say('ready', { availablePaymentMethods: { googlePay: true } });
  await wallet.say('ready', { availablePaymentMethods: { link: true } });
  await wallet.say('ready', { availablePaymentMethods: undefined });
  await wallet.say('loaderror');
  expect(wallet.told).toEqual([
    { type: 'loaded', offered: true },
    { type: 'loaded', offered: true },
    { type: 'loaded', offered: false },
    { type: 'loaded', offered: false },
    { type: 'failed_to_load' },
  ]);
  wallet.close();
  expect(wallet.did).toEqual(['mount', 'destroy']);
});

it('[STA-8] opens once the page is complete, and is refused before', async () => {
  const open = walletOf({ ready: true, pays: true });
  await open.say('click');
  expect(open.did).toEqual(['mount', 'resolve']);
  const refused = walletOf({ ready: false, pays: true });
  await refused.say('click');
  expect(refused.did).toEqual(['mount', 'reject']);
});

it('[STA-8] pays with the wallet’s card, and ends the wallet’s wait where the page stops', async () => {
  const paying = walletOf({ ready: true, pays: true });
  await paying.say('confirm');
  expect(paying.told).toEqual([{ type: 'payment_method_created' }]);
  expect(paying.did).toEqual(['mount', 'pay']);
  const stopped = walletOf({ ready: true, pays: false });
  await stopped.say('confirm');
  expect(stopped.did).toEqual(['mount', 'pay', 'paymentFailed']);
  await stopped.say('cancel');
  expect(stopped.told.at(-1)).toEqual({ type: 'canceled' });
});

const goesTo = ['Via Etnea 10, 95131 Catania (CT)'];

it('[STA-8] asks for an address for a delivery, and names the order’s at no price', async () => {
  const carried = walletOf({ ready: true, pays: true, goesTo });
  await carried.say('click');
  const displayName = 'Consegna: Via Etnea 10, 95131 Catania (CT)';
  const shippingRates = [{ id: 'as-ordered', amount: 0, displayName }];
  expect(carried.answered).toEqual([{ shippingAddressRequired: true, shippingRates }]);
  const fetched = walletOf({ ready: true, pays: true });
  await fetched.say('click');
  expect(fetched.answered).toEqual([undefined]);
});

it('[STA-8] accepts an address in Italy only, and changes neither the order’s address nor its price', async () => {
  const wallet = walletOf({ ready: true, pays: true, goesTo });
  const select = (country: string, postal_code: string) =>
    wallet.say('shippingaddresschange', { address: { country, postal_code } });
  await select('IT', '95131');
  await select('IT', '20121');
  await select('FR', '75001');
  const type = 'shipping_contact_selected';
  expect(wallet.told).toEqual([
    { type, country: 'IT', elsewhere: false },
    { type, country: 'IT', elsewhere: true },
    { type, country: 'FR', elsewhere: true },
  ]);
  expect(wallet.did).toEqual(['mount', 'resolve', 'resolve', 'reject']);
  expect(wallet.answered).toEqual([undefined, undefined, undefined]);
});
