import { type GatewaySettings, postToGateway } from '../gateway/post-to-gateway.ts';
import type { Voice } from './port.ts';

/** Calls by any gateway that is asked over HTTP and reads a text aloud. */
export const gatewayVoice = (settings: GatewaySettings): Voice => ({
  call: postToGateway('The voice gateway', settings),
});
