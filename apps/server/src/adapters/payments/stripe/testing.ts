import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { type PaymentProvider, ProviderRefusal } from '../port.ts';
import { intentEndpoints } from './test-server/intents.ts';
import { otherEndpoints } from './test-server/others.ts';
import { missing, StripeRefusal } from './test-server/stripe-request.ts';

const told = (error: unknown): StripeRefusal => {
  if (error instanceof StripeRefusal) return error;
  if (error instanceof ProviderRefusal && error.code === 'resource_missing') return missing();
  if (error instanceof ProviderRefusal)
    return new StripeRefusal(400, { type: 'invalid_request_error', code: error.code, message: error.code });
  return new StripeRefusal(500, { type: 'api_error', message: 'An unknown error' });
};

export type StripeServer = {
  readonly host: string;
  /** Calls that lose their answer: each is executed, then answered with 500. */
  losing: number;
  /** Status shown for every payment instead of the bank's. */
  saying: string | undefined;
  /** Idempotency keys in order of arrival. */
  readonly keys: string[];
};

/**
 * A server of Stripe's REST protocol as published: form encoding, idempotency keys, error bodies. The sandbox's bank
 * stands behind it, so Stripe's own library is tested by the same rules.
 */
export const serveStripe = async (bank: PaymentProvider): Promise<StripeServer> => {
  const endpoints = [...intentEndpoints(bank), ...otherEndpoints(bank)];
  const stripe: StripeServer & { host: string } = { host: '', losing: 0, saying: undefined, keys: [] };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://stripe');
    const body = new URLSearchParams(request.method === 'POST' ? await text(request) : url.search);
    const key = String(request.headers['idempotency-key'] ?? '');
    if (key !== '') stripe.keys.push(key);
    const say = (status: number, answer: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    };
    const found = endpoints.find(([method, path]) => method === request.method && path.test(url.pathname));
    if (!found) return say(404, missing().body);
    const ids = found[1].exec(url.pathname)?.slice(1) ?? [];
    try {
      const answer = await found[2]({ params: Object.fromEntries(body), ids, key });
      const told = stripe.saying === undefined ? answer : { ...Object(answer), status: stripe.saying };
      if (stripe.losing === 0) return say(200, told);
      stripe.losing -= 1;
      return say(500, { error: { type: 'api_error', message: 'An unknown error' } });
    } catch (error) {
      const { status, body: refusal } = told(error);
      return say(status, refusal);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  // A server on a port has an address of this type.
  stripe.host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stripe;
};
