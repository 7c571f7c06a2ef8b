import { callVendor, isAboutMessage } from '../call-vendor.ts';
import { refused, sent } from '../delivery.ts';
import { fillTemplate } from '../fill-template.ts';
import type { SendOnce } from '../send-once.ts';
import { VendorProblem } from '../vendor-problem.ts';
import type { Sms, SmsMessage } from './port.ts';

export type GatewaySettings = {
  readonly url: string;
  readonly token?: string | undefined;
  /** JSON with `{to}`, `{text}`, `{from}`, `{key}` in its strings. */
  readonly body: unknown;
  readonly from: string;
  readonly timeoutMs?: number;
  readonly once: SendOnce;
};

/** Sends by any gateway that takes JSON over HTTP. */
export const gatewaySms = (settings: GatewaySettings): Sms => {
  const { url, token, body, from, timeoutMs, once } = settings;
  const send = async ({ to, text, key }: SmsMessage) => {
    const { status } = await callVendor('The SMS gateway', url, {
      headers: {
        'content-type': 'application/json',
        // Gateways that know it send the same key once; the others ignore it.
        'idempotency-key': key,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(fillTemplate(body, { to, text, from, key })),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    if (status >= 200 && status < 300) return sent;
    if (isAboutMessage(status)) return refused(`gateway ${status}`);
    throw new VendorProblem(`The SMS gateway answered ${status}`);
  };
  return { send: (message) => once(message.key, () => send(message)) };
};
