import type { PluginListenerHandle } from '@capacitor/core';
import {
  ApplePayEventsEnum,
  GooglePayEventsEnum,
  PaymentSheetEventsEnum,
  Stripe,
} from '@capacitor-community/stripe';
import { builtName } from '../../../base/api/config.ts';
import { platform } from '../../../base/device/platform.ts';
import { returnAddress } from '../../../base/native/deep-links.ts';
import type { Confirmed } from '../card-form-port.ts';
import { paymentTexts as t } from '../payment-texts.ts';
import { contactOf } from '../wallet/wallet-contact.ts';
import type { WalletEvent } from '../wallet/wallet-events.ts';

/** The shop, as the wallet's sheet names who is paid. */
const label = builtName ?? '';
const country = 'IT';

export type Paying = {
  readonly clientSecret: string;
  readonly amountCents: number;
  /** Where the order is brought or sent, each address in one line. */
  readonly goesTo: readonly string[];
};
type Tell = (event: WalletEvent) => void;

/** Gets Stripe's library ready, and says whether this phone has a wallet with a card in it. */
export const openPayments = async (publishableKey: string): Promise<boolean> => {
  await Stripe.initialize({ publishableKey });
  const asked = platform === 'ios' ? Stripe.isApplePayAvailable() : Stripe.isGooglePayAvailable();
  return asked.then(
    () => true,
    () => false,
  );
};

/** What is shown in the wallet's sheet; what is charged is the intent's. */
const items = ({ amountCents, goesTo }: Paying) => [
  ...goesTo.map((address) => ({ label: t.bringsTo(address), amount: 0 })),
  { label, amount: amountCents / 100 },
];

/** An address is asked for only where something is carried; one abroad is refused by the sheet itself, in these words. */
const contactAsked = ({ goesTo }: Paying) =>
  goesTo.length === 0
    ? {}
    : {
        requiredShippingContactFields: ['postalAddress' as const],
        // The library compares what is written here with a small-lettered code, and its documents show capitals.
        allowedCountries: [country, country.toLowerCase()],
        allowedCountriesErrorDescription: t.onlyItaly,
      };

/** Apple's words in ours (STA-8). */
const hearApple = (paying: Paying, tell: Tell): Promise<PluginListenerHandle>[] => [
  Stripe.addListener(ApplePayEventsEnum.Loaded, () => tell({ type: 'loaded', offered: true })),
  Stripe.addListener(ApplePayEventsEnum.FailedToLoad, () => tell({ type: 'failed_to_load' })),
  Stripe.addListener(ApplePayEventsEnum.DidSelectShippingContact, ({ contact, updateId }) => {
    const said = { country: contact.isoCountryCode, zip: contact.postalCode };
    tell({ type: 'shipping_contact_selected', ...contactOf(said, paying.goesTo) });
    // The sheet waits for our word; the price is the same wherever the wallet's owner lives.
    void Stripe.updateApplePaySheet({ updateId, paymentSummaryItems: items(paying) }).catch(() => undefined);
  }),
  Stripe.addListener(ApplePayEventsEnum.DidCreatePaymentMethod, () =>
    tell({ type: 'payment_method_created' }),
  ),
  Stripe.addListener(ApplePayEventsEnum.Completed, () => tell({ type: 'completed' })),
  Stripe.addListener(ApplePayEventsEnum.Canceled, () => tell({ type: 'canceled' })),
  Stripe.addListener(ApplePayEventsEnum.Failed, () => tell({ type: 'failed' })),
];

/** Google's, which tells neither of addresses nor of the card it made. */
const hearGoogle = (tell: Tell): Promise<PluginListenerHandle>[] => [
  Stripe.addListener(GooglePayEventsEnum.Loaded, () => tell({ type: 'loaded', offered: true })),
  Stripe.addListener(GooglePayEventsEnum.FailedToLoad, () => tell({ type: 'failed_to_load' })),
  Stripe.addListener(GooglePayEventsEnum.Completed, () => tell({ type: 'completed' })),
  Stripe.addListener(GooglePayEventsEnum.Canceled, () => tell({ type: 'canceled' })),
  Stripe.addListener(GooglePayEventsEnum.Failed, () => tell({ type: 'failed' })),
];

const refused = (message: string): Confirmed => ({ confirmed: 'refused', message });

const applePay = async (paying: Paying) => {
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

const googlePay = async ({ clientSecret }: Paying) => {
  await Stripe.createGooglePay({ paymentIntentClientSecret: clientSecret });
  return (await Stripe.presentGooglePay()).paymentResult;
};

const asConfirmed = (result: string): Confirmed => {
  if (result.endsWith('Completed')) return { confirmed: 'told' };
  return refused(result.endsWith('Canceled') ? t.unfinished : t.failed);
};

/** Apple Pay or Google Pay, whichever is at home here (NAT-2); all that the wallet tells on the way is told on. */
export const payByWallet = async (paying: Paying, tell: Tell): Promise<Confirmed> => {
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

/** A secret says by itself whether it is of a payment or of a card that is only kept. */
const isOfSetup = (clientSecret: string) => clientSecret.startsWith('seti_');

/** Stripe's own sheet for a new card: what is typed there never comes to us. */
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
