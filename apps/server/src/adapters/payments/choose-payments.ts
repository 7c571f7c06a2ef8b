import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import { keptSecret } from '../../platform/database/kept-secret.ts';
import type { Log } from '../../platform/log.ts';
import { mountSimulatedTerminals } from '../card-terminal/mount-simulator.ts';
import { simulatedTerminal } from '../card-terminal/simulator.ts';
import { closedPayments } from './closed.ts';
import { type PaymentVendor, paymentSecretKeys, paymentVendorOf } from './payment-settings.ts';
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

/** What a provider outside is made from. */
type VendorTools = {
  readonly config: Config;
  /** Marks what this shop opens in an account that others may use too. */
  readonly house: string;
};

const openStripe = ({ config, house }: VendorTools): PaymentProvider | undefined => {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_HOST: host,
    STRIPE_SCRIPT: script,
  } = config;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined)
    return undefined;
  return stripePayments({ secretKey, publishableKey, webhookSecret, host, script, house });
};

const openVendor: Readonly<Record<PaymentVendor, (tools: VendorTools) => PaymentProvider | undefined>> = {
  stripe: openStripe,
};

/** The provider outside that the configuration names, where it names one. */
export const openOutsideProvider = async ({
  config,
  db,
}: Pick<Tools, 'config' | 'db'>): Promise<PaymentProvider | undefined> => {
  const vendor = paymentVendorOf(config);
  return vendor && openVendor[vendor]({ config, house: await houseOf(db) });
};

/**
 * The payment provider that the configuration names. A shop open to the world takes no cards at all rather than test
 * cards.
 */
export const openProvider = async (tools: Tools): Promise<PaymentProvider> => {
  const { config, world, log } = tools;
  const opened = await openOutsideProvider(tools);
  // A provider outside dates its reports by the time of the world, which the sandbox's clock does not move.
  if (opened) return { ...opened, readEvent: (body, headers) => opened.readEvent(body, headers, world()) };
  if (config.SANDBOX) return openSandbox(tools);
  log.warn(`${paymentSecretKeys} is not set: cards are not taken`);
  return closedPayments;
};
