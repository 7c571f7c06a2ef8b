import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/connection.ts';
import type { Log } from '../../platform/log.ts';
import { closedPayments } from './closed.ts';
import type { PaymentProvider } from './port.ts';
import { startCourier } from './sandbox/courier.ts';
import { mountSandboxPayments } from './sandbox/mount.ts';
import { sandboxPayments, sandboxSecret } from './sandbox/sandbox.ts';

type Tools = {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
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
  return sandboxPayments(tools);
};

/** Who takes cards. A shop that is open to the world takes none rather than test cards. */
export const openProvider = async (tools: Tools): Promise<PaymentProvider> => {
  const { config, log } = tools;
  if (config.SANDBOX) return openSandbox(tools);
  log.warn('STRIPE_SECRET_KEY is not set: cards are not taken');
  return closedPayments;
};
