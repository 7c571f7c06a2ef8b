import { callVendor, isAboutMessage } from '../call-vendor.ts';
import { refused, sent } from '../delivery.ts';
import { fillTemplate } from '../fill-template.ts';
import type { SendOnce } from '../send-once.ts';
import { VendorProblem } from '../vendor-problem.ts';
import type { Voice, VoiceCall } from './port.ts';

export type VoiceSettings = {
  readonly url: string;
  readonly token?: string | undefined;
  /** JSON with `{to}`, `{text}`, `{from}`, `{key}` in its strings. */
  readonly body: unknown;
  readonly from: string;
  readonly timeoutMs?: number;
  readonly once: SendOnce;
};

/** Calls by any gateway that takes JSON over HTTP and reads a text aloud. */
export const gatewayVoice = ({ url, token, body, from, timeoutMs, once }: VoiceSettings): Voice => {
  const call = async ({ to, text, key }: VoiceCall) => {
    const { status } = await callVendor('The voice gateway', url, {
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(fillTemplate(body, { to, text, from, key })),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    if (status >= 200 && status < 300) return sent;
    if (isAboutMessage(status)) return refused(`gateway ${status}`);
    throw new VendorProblem(`The voice gateway answered ${status}`);
  };
  return { call: (wanted) => once(wanted.key, () => call(wanted)) };
};
