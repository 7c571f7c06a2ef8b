import { type GatewaySettings, postToGateway } from '../post-to-gateway.ts';
import type { Voice } from './port.ts';

/** Calls by any gateway that takes JSON over HTTP and reads a text aloud. */
export const gatewayVoice = (settings: GatewaySettings): Voice => ({
  call: postToGateway('The voice gateway', settings),
});
