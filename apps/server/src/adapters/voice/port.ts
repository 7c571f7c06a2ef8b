import type { Delivery } from '../delivery.ts';
import type { E164 } from '../sms/port.ts';

export type VoiceCall = {
  readonly to: E164;
  /** Read aloud in the call. */
  readonly text: string;
  /** A repeated key makes no call. Made of ids, as it is logged. */
  readonly key: string;
};

export type Voice = { readonly call: (call: VoiceCall) => Promise<Delivery> };
