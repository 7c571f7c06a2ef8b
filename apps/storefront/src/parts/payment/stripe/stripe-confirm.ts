import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { Confirmed } from '../card-form-port.ts';
import { paymentTexts as t } from '../payment-texts.ts';

type Confirming = {
  readonly stripe: Pick<Stripe, 'confirmPayment' | 'confirmSetup'>;
  readonly clientSecret: string;
  /** The fields that hold the new card, or the wallet; none for a saved card, which the intent names. */
  readonly elements: StripeElements | undefined;
  /** Address that the bank's own page returns to. */
  readonly returnUrl: string;
};

/** Words that Stripe means for the person, in Italian; the others are for programmers. */
const stripeErrorText = ({ type, message }: StripeError): string =>
  type === 'card_error' || type === 'validation_error' ? (message ?? t.failed) : t.failed;

/** Whether a secret belongs to a card that is only stored, by its prefix. */
const isOfSetup = (clientSecret: string) => clientSecret.startsWith('seti_');

/** Confirms at Stripe, with the bank's question in its own window; leaves the page only when the bank insists. */
export const confirmAtStripe = async ({
  stripe,
  clientSecret,
  elements,
  returnUrl,
}: Confirming): Promise<Confirmed> => {
  const confirmation = {
    clientSecret,
    confirmParams: { return_url: returnUrl },
    redirect: 'if_required',
  } as const;
  const { error } = isOfSetup(clientSecret)
    ? await stripe.confirmSetup(elements ? { ...confirmation, elements } : confirmation)
    : elements
      ? await stripe.confirmPayment({ ...confirmation, elements })
      : await stripe.confirmPayment(confirmation);
  return error ? { confirmed: 'refused', message: stripeErrorText(error) } : { confirmed: 'told' };
};
