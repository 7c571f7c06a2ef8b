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
  /** The real time, which outside providers date their reports by. */
  readonly world: Clock;
  readonly log: Log;
};

/** Address of this process once it listens; any-address hosts become loopback. */
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

/** Mark of this database's payments at a provider; copies of it share the mark. */
const houseOf = async (db: Db): Promise<string> =>
  (await keptSecret(db, 'payments_house', 9)).toString('base64url');

/** Tools for an outside provider. */
type VendorTools = {
  readonly config: Config;
  /** Marks this shop's payments in an account that others may use too. */
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

/** The configured outside provider, if any. */
export const openOutsideProvider = async ({
  config,
  db,
}: Pick<Tools, 'config' | 'db'>): Promise<PaymentProvider | undefined> => {
  const vendor = paymentVendorOf(config);
  return vendor && openVendor[vendor]({ config, house: await houseOf(db) });
};

/** The configured payment provider. A shop open to the world without one takes no cards rather than test cards. */
export const openProvider = async (tools: Tools): Promise<PaymentProvider> => {
  const { config, world, log } = tools;
  const opened = await openOutsideProvider(tools);
  // Outside providers date their reports by the real time, which the sandbox's clock does not move.
  if (opened) return { ...opened, readEvent: (body, headers) => opened.readEvent(body, headers, world()) };
  if (config.SANDBOX) return openSandbox(tools);
  log.warn(`${paymentSecretKeys} is not set: cards are not taken`);
  return closedPayments;
};
