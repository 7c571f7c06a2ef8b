import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import type { Metrics } from '../metrics.ts';
import type { DatabaseClock } from '../time/database-clock.ts';
import { sharedRead } from './shared-read.ts';

const patienceMs = 1_500;
const hourMs = 3_600_000;

/** End of the certificate served at this address; an expired one is reported too. */
const certificateEnd = (origin: string): Promise<Date> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    // The end date is all we read: whether the certificate is trusted matters to visitors.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error(`${hostname} does not answer`)));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
  });

/** One handshake an hour is enough for all readers; a failed one is tried again at once. */
const hourly = (origin: string) => {
  let known: { readonly at: number; readonly end: Date } | undefined;
  return async (): Promise<Date> => {
    if (!known || performance.now() - known.at > hourMs)
      known = { at: performance.now(), end: await certificateEnd(origin) };
    return known.end;
  };
};

type Machine = {
  readonly dataDir: string;
  readonly PUBLIC_ORIGIN?: string | undefined;
  /** The real time: certificates do not follow a sandbox. */
  readonly databaseClock: DatabaseClock;
};

/** Adds the figures of the disk, the clock and the certificate. */
export const measureMachine = (
  metrics: Metrics,
  { dataDir, PUBLIC_ORIGIN, databaseClock }: Machine,
): void => {
  const disk = sharedRead(() => statfs(dataDir));
  metrics.lookedUp({
    name: 'zanga_disk_free_bytes',
    help: 'Room left on the disk of DATA_DIR',
    read: async () => {
      const { bavail, bsize } = await disk();
      return [{ value: bavail * bsize }];
    },
  });
  metrics.lookedUp({
    name: 'zanga_disk_bytes',
    help: 'Size of the disk of DATA_DIR',
    read: async () => {
      const { blocks, bsize } = await disk();
      return [{ value: blocks * bsize }];
    },
  });
  metrics.lookedUp({
    name: 'zanga_clock_ahead_seconds',
    help: 'By how much the clock of this machine is ahead of the database, negative where it is behind',
    read: async () => {
      const aheadMs = databaseClock.aheadMs();
      return aheadMs === undefined ? [] : [{ value: aheadMs / 1_000 }];
    },
  });
  if (!PUBLIC_ORIGIN?.startsWith('https:')) return;
  const end = hourly(PUBLIC_ORIGIN);
  metrics.lookedUp({
    name: 'zanga_certificate_seconds',
    help: 'For how long the certificate of PUBLIC_ORIGIN still holds',
    read: async () => [{ value: ((await end()).getTime() - databaseClock.now().getTime()) / 1_000 }],
  });
};
