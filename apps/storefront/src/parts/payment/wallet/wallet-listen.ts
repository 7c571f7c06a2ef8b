import type { ClickResolveDetails, StripeElements } from '@stripe/stripe-js';
import { paymentTexts as t } from '../payment-texts.ts';
import { contactOf } from './wallet-contact.ts';
import type { WalletEvent } from './wallet-events.ts';

export type WalletTold = {
  readonly onEvent: (event: WalletEvent) => void;
  /** Delivery addresses, one line each. */
  readonly goesTo: readonly string[];
  /** Whether the wallet may open. */
  readonly ready: () => Promise<boolean>;
  /** Pays with the wallet's card; false when no payment came about. */
  readonly pay: () => Promise<boolean>;
};

/**
 * Request of the wallet's sheet: an address only for a delivery. Its one rate is free, because the total already
 * includes the fees, and names the order's address, whatever the wallet's is.
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
    // The answer changes no amount: the fee is the order's, wherever the wallet's owner lives.
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
