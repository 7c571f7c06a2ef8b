import type { PluginListenerHandle } from '@capacitor/core';
import {
  ApplePayEventsEnum,
  GooglePayEventsEnum,
  PaymentSheetEventsEnum,
  Stripe,
} from '@capacitor-community/stripe';
import { cents, inEuros } from '@zanga/domain/money';
import { builtName } from '../../../base/api/config.ts';
import { platform } from '../../../base/device/platform.ts';
import { returnAddress } from '../../../base/native/deep-links.ts';
import type { Confirmed } from '../card-form-port.ts';
import { paymentTexts as t } from '../payment-texts.ts';
import { contactOf } from '../wallet/wallet-contact.ts';
import type { WalletEvent } from '../wallet/wallet-events.ts';

/** Name of the payee in the wallet's sheet. */
const label = builtName ?? '';
const country = 'IT';

export type WalletPayment = {
  readonly clientSecret: string;
  readonly amountCents: number;
  /** Delivery addresses, one line each. */
  readonly goesTo: readonly string[];
};
type Tell = (event: WalletEvent) => void;

/** Prepares Stripe's library; true when this phone has a wallet with a card. */
export const openPayments = async (publishableKey: string): Promise<boolean> => {
  await Stripe.initialize({ publishableKey });
  const asked = platform === 'ios' ? Stripe.isApplePayAvailable() : Stripe.isGooglePayAvailable();
  return asked.then(
    () => true,
    () => false,
  );
};

/** Rows of the wallet's sheet; the intent decides the charge. */
const items = ({ amountCents, goesTo }: WalletPayment) => [
  ...goesTo.map((address) => ({ label: t.bringsTo(address), amount: 0 })),
  { label, amount: inEuros(cents(amountCents)) },
];

/** The wallet asks for an address only for a delivery; its sheet refuses one abroad with these words. */
const contactAsked = ({ goesTo }: WalletPayment) =>
  goesTo.length === 0
    ? {}
    : {
        requiredShippingContactFields: ['postalAddress' as const],
        // The library compares these with a lowercase code, although its documents show capitals.
        allowedCountries: [country, country.toLowerCase()],
        allowedCountriesErrorDescription: t.onlyItaly,
      };

/** Translates Apple's events into ours (STA-8). */
const hearApple = (paying: WalletPayment, tell: Tell): Promise<PluginListenerHandle>[] => [
  Stripe.addListener(ApplePayEventsEnum.Loaded, () => tell({ type: 'loaded', offered: true })),
  Stripe.addListener(ApplePayEventsEnum.FailedToLoad, () => tell({ type: 'failed_to_load' })),
  Stripe.addListener(ApplePayEventsEnum.DidSelectShippingContact, ({ contact, updateId }) => {
    const said = { country: contact.isoCountryCode, zip: contact.postalCode };
    tell({ type: 'shipping_contact_selected', ...contactOf(said, paying.goesTo) });
    // The sheet waits for an answer; the price does not depend on the wallet owner's address.
    void Stripe.updateApplePaySheet({ updateId, paymentSummaryItems: items(paying) }).catch(() => undefined);
  }),
  Stripe.addListener(ApplePayEventsEnum.DidCreatePaymentMethod, () =>
    tell({ type: 'payment_method_created' }),
  ),
  Stripe.addListener(ApplePayEventsEnum.Completed, () => tell({ type: 'completed' })),
  Stripe.addListener(ApplePayEventsEnum.Canceled, () => tell({ type: 'canceled' })),
  Stripe.addListener(ApplePayEventsEnum.Failed, () => tell({ type: 'failed' })),
];

/** Google's events, which include neither addresses nor the created card. */
const hearGoogle = (tell: Tell): Promise<PluginListenerHandle>[] => [
  Stripe.addListener(GooglePayEventsEnum.Loaded, () => tell({ type: 'loaded', offered: true })),
  Stripe.addListener(GooglePayEventsEnum.FailedToLoad, () => tell({ type: 'failed_to_load' })),
  Stripe.addListener(GooglePayEventsEnum.Completed, () => tell({ type: 'completed' })),
  Stripe.addListener(GooglePayEventsEnum.Canceled, () => tell({ type: 'canceled' })),
  Stripe.addListener(GooglePayEventsEnum.Failed, () => tell({ type: 'failed' })),
];

const refused = (message: string): Confirmed => ({ confirmed: 'refused', message });

const applePay = async (paying: WalletPayment) => {
  await Stripe.createApplePay({
    paymentIntentClientSecret: paying.clientSecret,
    paymentSummaryItems: items(paying),
    merchantIdentifier: __APP__.merchantId,
    countryCode: country,
    currency: 'EUR',
    ...contactAsked(paying),
  });
  return (await Stripe.presentApplePay()).paymentResult;
};

const googlePay = async ({ clientSecret }: WalletPayment) => {
  await Stripe.createGooglePay({ paymentIntentClientSecret: clientSecret });
  return (await Stripe.presentGooglePay()).paymentResult;
};

const asConfirmed = (result: string): Confirmed => {
  if (result.endsWith('Completed')) return { confirmed: 'told' };
  return refused(result.endsWith('Canceled') ? t.unfinished : t.failed);
};

/** Pays by Apple Pay or Google Pay, by platform (NAT-2), and reports each event. */
export const payByWallet = async (paying: WalletPayment, tell: Tell): Promise<Confirmed> => {
  const heard = await Promise.all(platform === 'ios' ? hearApple(paying, tell) : hearGoogle(tell));
  try {
    return asConfirmed(await (platform === 'ios' ? applePay(paying) : googlePay(paying)));
  } catch {
    tell({ type: 'failed' });
    return refused(t.failed);
  } finally {
    for (const listener of heard) void listener.remove();
  }
};

/** Whether a secret belongs to a card that is only stored, by its prefix. */
const isOfSetup = (clientSecret: string) => clientSecret.startsWith('seti_');

/** Stripe's own sheet for a new card: its number never reaches us. */
export const payByCard = async (clientSecret: string): Promise<Confirmed> => {
  try {
    await Stripe.createPaymentSheet({
      ...(isOfSetup(clientSecret)
        ? { setupIntentClientSecret: clientSecret }
        : { paymentIntentClientSecret: clientSecret }),
      merchantDisplayName: label,
      countryCode: country,
      returnURL: returnAddress(),
    });
    const { paymentResult } = await Stripe.presentPaymentSheet();
    if (paymentResult === PaymentSheetEventsEnum.Completed) return { confirmed: 'told' };
    return refused(paymentResult === PaymentSheetEventsEnum.Canceled ? t.unfinished : t.failed);
  } catch {
    return refused(t.failed);
  }
};
