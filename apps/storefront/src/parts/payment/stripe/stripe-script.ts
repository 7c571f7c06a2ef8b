import type { Stripe, StripeConstructor } from '@stripe/stripe-js';

type Held = { readonly Stripe?: StripeConstructor };

/**
 * Stripe's script brings more of its own into the page, by plain addresses: browsers that check them ask the default
 * policy, which lets in what comes from Stripe and nothing else.
 */
const letIn = (origin: string) =>
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      if (new URL(address, location.href).origin !== origin) throw new TypeError('Not a script of Stripe');
      return address;
    },
  });

const append = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('Stripe’s script did not come'));
    };
    document.head.append(script);
  });

let letInAlready = false;
let loaded: Promise<Stripe> | undefined;

const load = async (address: string, key: string): Promise<Stripe> => {
  if (!letInAlready) letIn(new URL(address).origin);
  letInAlready = true;
  await append(address);
  // The script has put it there.
  const { Stripe: make } = window as unknown as Held;
  if (!make) throw new Error('Stripe’s script did not begin');
  return make(key, { locale: 'it' });
};

/** Stripe in this page, fetched the first time somebody may pay with it; what did not come is asked for again. */
export const stripeHere = (address: string, key: string): Promise<Stripe> => {
  loaded ??= load(address, key).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
};
