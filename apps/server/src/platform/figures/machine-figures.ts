import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import type { Metrics } from '../metrics.ts';
import type { DatabaseClock } from '../time/database-clock.ts';
import { sharedRead } from './shared-read.ts';

const patienceMs = 1_500;
const hourMs = 3_600_000;

/** Until when the certificate holds that people are shown at this address; an expired one is told, too. */
const certificateEnd = (origin: string): Promise<Date> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    // Nothing is said over it: whether it is trusted is the business of whoever visits, when it ends is ours.
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

/** A handshake once an hour tells as much as one each time somebody reads; one that failed is tried again at once. */
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
  /** The world's time: certificates do not follow a sandbox. */
  readonly databaseClock: DatabaseClock;
};

/** The disk that is written to, the clock, and the certificate in front. */
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
