import { ECDH } from 'node:crypto';
import { z } from 'zod';
import type { Recipient } from './encrypt-payload.ts';
import type { PushToken } from './port.ts';

export type Subscription = Recipient & { readonly endpoint: URL };

/** JSON form of a browser's `PushSubscription`. */
const Json = z.object({
  endpoint: z.url({ protocol: /^https?$/ }),
  keys: z.object({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}(==)?$/) }),
});

/** The browser's subscription in a token; undefined for other tokens. */
export const readSubscription = (token: PushToken): Subscription | undefined => {
  try {
    const text = Buffer.from(token.slice('web:'.length), 'base64url').toString();
    const { endpoint, keys } = Json.parse(JSON.parse(text));
    const publicKey = Buffer.from(keys.p256dh, 'base64url');
    // Refuses a key off the curve, which encryption cannot use.
    ECDH.convertKey(publicKey, 'prime256v1');
    return {
      endpoint: new URL(endpoint),
      publicKey,
      secret: Buffer.from(keys.auth, 'base64url'),
    };
  } catch {
    return undefined;
  }
};

/**
 * Whether an address belongs to a known push service. Subscriptions come from any caller: unchecked, we would post to
 * machines of their choice, in our own network too.
 */
export const isServed = (endpoint: URL, services: readonly string[]): boolean =>
  services.some((service) => {
    const [scheme, host = ''] = service.split('://');
    if (`${scheme}:` !== endpoint.protocol || endpoint.username !== '') return false;
    return host.startsWith('*.') ? endpoint.host.endsWith(host.slice(1)) : endpoint.host === host;
  });
