import type { Stripe, StripeConstructor } from '@stripe/stripe-js';

type StripeWindow = { readonly Stripe?: StripeConstructor };

/**
 * Default Trusted Types policy for the further scripts that Stripe's own script loads: allows Stripe's hosts and
 * nothing else.
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
  // The script defines it.
  const { Stripe: make } = window as unknown as StripeWindow;
  if (!make) throw new Error('Stripe’s script did not begin');
  return make(key, { locale: 'it' });
};

/** Stripe's script, loaded at the first need; after an error the next call tries again. */
export const stripeHere = (address: string, key: string): Promise<Stripe> => {
  loaded ??= load(address, key).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
};
