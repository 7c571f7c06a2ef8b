import type { Delivery } from '../delivery.ts';
import type { E164 } from '../sms/port.ts';

export type VoiceCall = {
  readonly to: E164;
  /** Read aloud to whoever picks up. */
  readonly text: string;
  /** Calling with the same key again rings nobody. Made of ids: it is logged. */
  readonly key: string;
};

export type Voice = { readonly call: (call: VoiceCall) => Promise<Delivery> };
