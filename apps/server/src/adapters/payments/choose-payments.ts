import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import { keptSecret } from '../../platform/database/kept-secret.ts';
import type { Log } from '../../platform/log.ts';
import { mountSimulatedTerminals } from '../card-terminal/mount-simulator.ts';
import { simulatedTerminal } from '../card-terminal/simulator.ts';
import { closedPayments } from './closed.ts';
import type { PaymentProvider } from './port.ts';
import { startCourier } from './sandbox/courier.ts';
import { mountSandboxPayments } from './sandbox/mount.ts';
import { sandboxPayments, sandboxSecret } from './sandbox/sandbox.ts';
import { stripePayments } from './stripe/stripe.ts';

type Tools = {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  /** The time of the world, by which a provider out there dates its reports. */
  readonly world: Clock;
  readonly log: Log;
};

/** Where this very process answers, once it listens; whatever address it listens on, it can reach itself. */
const ownAddress = (app: FastifyInstance) => (): string | undefined => {
  const listening = app.server.listening ? app.addresses()[0] : undefined;
  if (listening === undefined || typeof listening === 'string') return undefined;
  const anyAddress: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const host = anyAddress[listening.address] ?? listening.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${listening.port}`;
};

const openSandbox = async ({ app, db, clock, log }: Tools): Promise<PaymentProvider> => {
  const secret = await sandboxSecret(db);
  const courier = startCourier({ db, clock, log, secret, address: ownAddress(app) });
  const tools = { db, clock, secret, wake: courier.wake };
  mountSandboxPayments(app, tools);
  app.addHook('onListen', async () => courier.wake());
  app.addHook('onClose', () => courier.stop());
  mountSimulatedTerminals(app, tools);
  return { ...sandboxPayments(tools), terminal: simulatedTerminal(tools) };
};

/** What marks the payments of this very database at a provider; in every copy of it the same. */
const houseOf = async (db: Db): Promise<string> =>
  (await keptSecret(db, 'payments_house', 9)).toString('base64url');

const openStripe = async ({ config, db, world }: Tools): Promise<PaymentProvider | undefined> => {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_HOST: host,
    STRIPE_SCRIPT: script,
  } = config;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined)
    return undefined;
  const house = await houseOf(db);
  const stripe = stripePayments({ secretKey, publishableKey, webhookSecret, host, script, house });
  return { ...stripe, readEvent: (body, headers) => stripe.readEvent(body, headers, world()) };
};

/**
 * The payment provider that the configuration names. A shop open to the world takes no cards at all rather than test
 * cards.
 */
export const openProvider = async (tools: Tools): Promise<PaymentProvider> => {
  const { config, log } = tools;
  const stripe = config.PAYMENTS === 'sandbox' ? undefined : await openStripe(tools);
  if (stripe) return stripe;
  if (config.SANDBOX) return openSandbox(tools);
  log.warn('STRIPE_SECRET_KEY is not set: cards are not taken');
  return closedPayments;
};
