import type { ClickResolveDetails, StripeElements } from '@stripe/stripe-js';
import { paymentTexts as t } from '../payment-texts.ts';
import { contactOf } from './wallet-contact.ts';
import type { WalletEvent } from './wallet-events.ts';

export type WalletTold = {
  readonly onEvent: (event: WalletEvent) => void;
  /** Where the order is brought or sent, each address in one line. */
  readonly goesTo: readonly string[];
  /** Whether the wallet may open. */
  readonly ready: () => Promise<boolean>;
  /** Pays with what the wallet gives; false when it did not come to a payment. */
  readonly pay: () => Promise<boolean>;
};

/**
 * What the wallet's sheet asks for: an address only where something is carried. Its one rate costs nothing, as the total
 * has the fees in it already, and says where the order goes whatever address the wallet names.
 */
const askFor = (goesTo: readonly string[]): ClickResolveDetails | undefined => {
  if (goesTo.length === 0) return undefined;
  const rate = { id: 'as-ordered', amount: 0, displayName: t.bringsTo(goesTo.join(' · ')) };
  return { shippingAddressRequired: true, shippingRates: [rate] };
};

/** Translates Stripe's wallet events into ours (STA-8). */
export const listenToWallet = (
  elements: Pick<StripeElements, 'create'>,
  place: HTMLElement,
  told: () => WalletTold,
) => {
  const onEvent = (event: WalletEvent) => told().onEvent(event);
  const buttons = elements.create('expressCheckout', {
    buttonHeight: 48,
    paymentMethods: { amazonPay: 'never', klarna: 'never', link: 'never', paypal: 'never' },
  });
  buttons.on('ready', ({ availablePaymentMethods: there }) =>
    onEvent({ type: 'loaded', offered: Boolean(there?.applePay || there?.googlePay) }),
  );
  buttons.on('loaderror', () => onEvent({ type: 'failed_to_load' }));
  buttons.on('shippingaddresschange', (change) => {
    const { country, postal_code: zip } = change.address;
    const contact = contactOf({ country, zip }, told().goesTo);
    onEvent({ type: 'shipping_contact_selected', ...contact });
    // Nothing is given back that could change what is asked for: the fee is the order's, wherever the wallet's owner lives.
    if (contact.country === 'IT') change.resolve();
    else change.reject();
  });
  buttons.on('click', async ({ resolve, reject }) => {
    if (await told().ready()) resolve(askFor(told().goesTo));
    else reject();
  });
  buttons.on('confirm', async ({ paymentFailed }) => {
    onEvent({ type: 'payment_method_created' });
    if (!(await told().pay())) paymentFailed();
  });
  buttons.on('cancel', () => onEvent({ type: 'canceled' }));
  buttons.mount(place);
  return () => buttons.destroy();
};
