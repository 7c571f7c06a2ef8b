import { answered, callVendor, isAboutMessage } from './call-vendor.ts';
import { type Delivery, refused, sent } from './delivery.ts';
import { fillTemplate } from './fill-template.ts';
import type { SendOnce } from './send-once.ts';

export type GatewaySettings = {
  readonly url: string;
  readonly token?: string | undefined;
  /** JSON with `{to}`, `{text}`, `{from}`, `{key}` in its strings. */
  readonly body: unknown;
  readonly from: string;
  readonly timeoutMs?: number;
  readonly once: SendOnce;
};

type Message = { readonly to: string; readonly text: string; readonly key: string };

/** Hands a message to any gateway that takes JSON over HTTP, once; `name` is what logs call it. */
export const postToGateway =
  (name: string, { url, token, body, from, timeoutMs, once }: GatewaySettings) =>
  ({ to, text, key }: Message): Promise<Delivery> =>
    once(key, async () => {
      const { status } = await callVendor(name, url, {
        headers: {
          'content-type': 'application/json',
          // Gateways that know it take the same key once; the others ignore it.
          'idempotency-key': key,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(fillTemplate(body, { to, text, from, key })),
        ...(timeoutMs !== undefined && { timeoutMs }),
      });
      if (status >= 200 && status < 300) return sent;
      if (isAboutMessage(status)) return refused(`gateway ${status}`);
      throw answered(name, status);
    });
