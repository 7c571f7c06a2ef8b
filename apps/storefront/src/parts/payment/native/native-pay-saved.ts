import { serviceUrl } from '../../../base/api/config.ts';
import type { Confirmed } from '../card-form-port.ts';
import { paymentTexts as t } from '../payment-texts.ts';

type SavedCardPayment = {
  readonly clientSecret: string;
  readonly publishableKey: string;
  /** Address of the paying page on the site; it leads back into the app. */
  readonly place: string;
};

/** Stripe's answer about an intent, as far as it is read here; each field may be missing. */
type IntentAnswer = {
  readonly status?: string;
  readonly next_action?: { readonly redirect_to_url?: { readonly url?: string } } | null;
  readonly error?: { readonly type?: string; readonly message?: string };
};

const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

/** Kind of the intent: a payment, or a card that is only stored. */
const kindOf = (intent: string) => (intent.startsWith('seti_') ? 'setup_intents' : 'payment_intents');

const call = async ({ clientSecret, publishableKey, place }: SavedCardPayment): Promise<IntentAnswer> => {
  const intent = intentOf(clientSecret);
  const response = await fetch(
    `https://api.stripe.com/v1/${kindOf(intent)}/${encodeURIComponent(intent)}/confirm`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({ client_secret: clientSecret, return_url: serviceUrl + place }),
    },
  );
  // Read field by field only; a missing field is undefined.
  return (await response.json()) as IntentAnswer;
};

/** Pays with the intent's saved card. The bank's question, if any, opens in the phone's browser. */
export const paySaved = async (
  payment: SavedCardPayment,
  leaveFor: (address: string) => void,
): Promise<Confirmed> => {
  try {
    const { error, next_action } = await call(payment);
    if (error)
      return {
        confirmed: 'refused',
        message: error.type === 'card_error' ? (error.message ?? t.failed) : t.failed,
      };
    const address = next_action?.redirect_to_url?.url;
    if (address === undefined) return { confirmed: 'told' };
    leaveFor(address);
    return { confirmed: 'away' };
  } catch {
    return { confirmed: 'refused', message: t.failed };
  }
};
