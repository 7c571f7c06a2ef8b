import { type Trouble, troubleOfStatus } from '@zanga/domain/brand/service-trial';
import Stripe from 'stripe';
import { VendorProblem } from '../../vendor-problem.ts';
import { ProviderRefusal } from '../port.ts';

export type StripeSettings = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Stripe's script for browsers. */
  readonly script: string;
  /** Host of the API; others only for servers with the same protocol. */
  readonly host: string;
  /** Marks this shop's payments in an account that others may use too. */
  readonly house: string;
};

const patienceMs = 10_000;

export const stripeClient = ({ secretKey, host }: Pick<StripeSettings, 'secretKey' | 'host'>): Stripe => {
  const { protocol, hostname, port } = new URL(host);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    timeout: patienceMs,
    // Each try carries the same key, so a lost answer never charges twice.
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: 'Zanga' },
  });
};

/** Whether an error is final, so that another try would not help. */
const isFinal = (error: InstanceType<typeof Stripe.errors.StripeError>) =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeIdempotencyError && error.code !== 'idempotency_key_in_use');

/** Trouble by the kind of the library's error. */
const troubleOf = (error: InstanceType<typeof Stripe.errors.StripeError>): Trouble => {
  if (error instanceof Stripe.errors.StripeConnectionError) return 'unreachable';
  return error.statusCode === undefined ? 'broken' : troubleOfStatus(error.statusCode);
};

/** Translates the library's errors; codes only, as its messages may repeat sent data. */
export const inOurWords = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  return isFinal(error)
    ? new ProviderRefusal(error.code ?? error.type)
    : new VendorProblem(`Stripe: ${error.type} ${error.code ?? error.statusCode ?? ''}`.trim(), {
        trouble: troubleOf(error),
        answer: error.type,
      });
};

/** Awaits a call and translates its errors. */
export const asking = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    throw inOurWords(error);
  }
};

/** Like `asking`, but undefined for a missing object. */
export const askingFor = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return undefined;
    throw inOurWords(error);
  }
};
