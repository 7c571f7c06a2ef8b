import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { DatabaseSettings } from './connection.ts';

type Notices = {
  /** Channel name → what to do with a notice's payload. */
  readonly on: Readonly<Record<string, (payload: string) => void>>;
  /** The connection is up, or up again: whatever was missed meanwhile must be presumed to have happened. */
  readonly onConnected: () => void;
  /** Notices no longer arrive: nothing kept may be trusted. */
  readonly onLost: () => void;
};

export type Listener = { close(): Promise<void> };

const heartbeatMs = 5_000;

const quiet = (client: pg.Client) => client.end().catch(() => undefined);

/** Connects, subscribes, and resolves with the moment the connection is lost. */
const connectOnce = async (settings: DatabaseSettings, notices: Notices, closing: AbortSignal) => {
  const { namedStatements: _, ...connection } = settings;
  const client = new pg.Client({
    ...connection,
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
    application_name: 'zanga listener',
  });
  const lost = Promise.withResolvers<void>();
  client.on('error', () => lost.resolve());
  client.on('end', () => lost.resolve());
  client.on('notification', ({ channel, payload }) => notices.on[channel]?.(payload ?? ''));
  try {
    await client.connect();
    for (const channel of Object.keys(notices.on))
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await quiet(client);
    throw error;
  }
  const heartbeat = setInterval(() => {
    const late = setTimeout(() => lost.resolve(), heartbeatMs);
    client.query('select 1').then(
      () => clearTimeout(late),
      () => lost.resolve(),
    );
  }, heartbeatMs);
  if (closing.aborted) lost.resolve();
  closing.addEventListener('abort', () => lost.resolve(), { once: true });
  return {
    lost: lost.promise.then(async () => {
      clearInterval(heartbeat);
      await quiet(client);
    }),
  };
};

/** One connection that hears what the database announces, and comes back by itself when it is cut. */
export const listen = (settings: DatabaseSettings, notices: Notices, log: Log): Listener => {
  const closing = new AbortController();
  const run = async () => {
    for (let delay = 50; !closing.signal.aborted; delay = Math.min(delay * 2, 2_000)) {
      try {
        const { lost } = await connectOnce(settings, notices, closing.signal);
        delay = 50;
        notices.onConnected();
        await lost;
        notices.onLost();
      } catch (error) {
        log.debug(
          { reason: error instanceof Error ? error.message : String(error) },
          'listener cannot connect yet',
        );
      }
      await wait(delay, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    close: async () => {
      closing.abort();
      await running;
    },
  };
};
