import type { Stripe } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { confirmAtStripe } from './stripe-confirm.ts';

type Confirm = Stripe['confirmPayment'];
type Keep = Stripe['confirmSetup'];

/** Stripe's script, reduced to the called methods: records their arguments. */
const stripeThatSays = (answer: unknown) => {
  const told: unknown[] = [];
  // Only what the page reads of the script's answer is played.
  const confirmPayment = (async (asked: unknown) => {
    told.push(asked);
    return answer;
  }) as Confirm;
  // Only what the code under test asks of the vendor's function.
  const confirmSetup = (async (asked: unknown) => {
    told.push({ setup: asked });
    return answer;
  }) as Keep;
  return { told, stripe: { confirmPayment, confirmSetup } };
};
const asked = { clientSecret: 'pi_1_secret_2', elements: undefined, returnUrl: 'https://zanga.it/checkout' };

describe('Stripe’s script', () => {
  it('[API-41] confirms with a saved card, and leaves the page only when the bank requires it', async () => {
    const { told, stripe } = stripeThatSays({ paymentIntent: { status: 'succeeded' } });
    expect(await confirmAtStripe({ ...asked, stripe })).toEqual({ confirmed: 'told' });
    expect(told).toEqual([
      {
        clientSecret: 'pi_1_secret_2',
        confirmParams: { return_url: 'https://zanga.it/checkout' },
        redirect: 'if_required',
      },
    ]);
  });

  it('[API-17] stores a card without a payment', async () => {
    const { told, stripe } = stripeThatSays({ setupIntent: { status: 'succeeded' } });
    const clientSecret = 'seti_1_secret_2';
    expect(await confirmAtStripe({ ...asked, clientSecret, stripe })).toEqual({ confirmed: 'told' });
    expect(told).toEqual([{ setup: expect.objectContaining({ clientSecret, redirect: 'if_required' }) }]);
  });

  it('[ERR-8] a message for the person is shown unchanged', async () => {
    const { stripe } = stripeThatSays({ error: { type: 'card_error', message: 'La carta è scaduta.' } });
    expect(await confirmAtStripe({ ...asked, stripe })).toEqual({
      confirmed: 'refused',
      message: 'La carta è scaduta.',
    });
  });

  it('[ERR-9] a message for programmers is not', async () => {
    const { stripe } = stripeThatSays({ error: { type: 'api_error', message: 'No such payment_intent' } });
    expect(await confirmAtStripe({ ...asked, stripe })).toEqual({
      confirmed: 'refused',
      message: 'Errore nel pagamento con carta, si prega di riprovare',
    });
  });
});
