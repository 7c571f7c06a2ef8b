import { type GatewaySettings, postToGateway } from '../gateway/post-to-gateway.ts';
import type { Sms } from './port.ts';

/** Sends by any gateway that takes messages over HTTP. */
export const gatewaySms = (settings: GatewaySettings): Sms => ({
  send: postToGateway('The SMS gateway', settings),
});
