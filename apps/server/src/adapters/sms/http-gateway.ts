import { type GatewaySettings, postToGateway } from '../gateway/post-to-gateway.ts';
import type { Sms } from './port.ts';

/** Sends through a gateway over HTTP. */
export const gatewaySms = (settings: GatewaySettings): Sms => ({
  send: postToGateway('The SMS gateway', settings),
});
