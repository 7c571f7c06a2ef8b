import type { StripeElements } from '@stripe/stripe-js';
import type { WalletEvent } from './wallet-events.ts';

export type WalletTold = {
  readonly onEvent: (event: WalletEvent) => void;
  /** Whether the wallet may open. */
  readonly ready: () => Promise<boolean>;
  /** Pays with what the wallet gives; false when it did not come to a payment. */
  readonly pay: () => Promise<boolean>;
};

/** Stripe's words for what a wallet tells, in ours (STA-8). */
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
    onEvent({ type: 'shipping_contact_selected', country: change.address.country });
    if (change.address.country === 'IT') change.resolve();
    else change.reject();
  });
  buttons.on('click', async ({ resolve, reject }) => {
    if (await told().ready()) resolve();
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
