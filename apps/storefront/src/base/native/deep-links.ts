import { App } from '@capacitor/app';
import { Stripe } from '@capacitor-community/stripe';
import type { AnyRouter } from '@tanstack/react-router';
import { serviceUrl } from '../api/config.ts';

/** Address by which banks' apps lead back; the payment library handles it. */
export const returnAddress = (): string => `${__APP__.id}://pagamento`;

/** Path of a link to the shop's own site; undefined for any other. */
const pathOf = (link: string): string | undefined => {
  if (!URL.canParse(link)) return undefined;
  const { host, pathname, search, hash, protocol } = new URL(link);
  if (!/^https?:$/.test(protocol) || host !== new URL(serviceUrl).host) return undefined;
  return pathname + search + hash;
};

/** Path of the link that started the app; undefined without one. */
export const openedBy = async (): Promise<string | undefined> => {
  const launch = await App.getLaunchUrl();
  return launch?.url === undefined ? undefined : pathOf(launch.url);
};

/** Opens what links ask for while the app runs: orders, shared coupons, tables, whatever the site has. */
export const followLinks = (router: AnyRouter): void => {
  void App.addListener('appUrlOpen', ({ url }) => {
    if (url.startsWith(returnAddress())) return void Stripe.handleURLCallback?.({ url });
    const path = pathOf(url);
    if (path === undefined) return;
    // Back from a bank: the page that paid is perhaps still open, and has to begin again.
    if (path.includes('payment_intent_client_secret=')) location.assign(path);
    else router.history.push(path);
  });
};
