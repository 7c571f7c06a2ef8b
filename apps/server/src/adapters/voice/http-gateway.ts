import { type GatewaySettings, postToGateway } from '../gateway/post-to-gateway.ts';
import type { Voice } from './port.ts';

/** Calls through a gateway over HTTP that reads a text aloud. */
export const gatewayVoice = (settings: GatewaySettings): Voice => ({
  call: postToGateway('The voice gateway', settings),
});
