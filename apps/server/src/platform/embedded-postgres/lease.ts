import pg from 'pg';
import type { Connection } from './connection.ts';

/** Any number that nothing else locks: it means "this process uses the embedded server". */
const leaseKey = 7_263_415;

export type Lease = {
  readonly client: pg.Client;
  /** Resolves when the connection is gone without having been given back: the server died or was stopped by hand. */
  readonly lost: Promise<void>;
  /** True when no other process uses the server and none can begin to: only then may it be stopped. */
  giveBack(): Promise<boolean>;
  close(): Promise<void>;
};

/**
 * Each process that uses the embedded server keeps one connection with a shared lock. The kernel closes it with the
 * process, so a kill -9 leaves no trace, and PostgreSQL itself decides who is last, whatever the race.
 */
export const takeLease = async (server: Connection): Promise<Lease> => {
  const client = new pg.Client({ ...server, application_name: 'zanga-lease', keepAlive: true });
  let closing = false;
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => closing || resolve());
    client.on('end', () => closing || resolve());
  });
  await client.connect();
  // Waits while a process that is the last one stops the server; the connection then breaks, and a new start follows.
  await client.query('select pg_advisory_lock_shared($1)', [leaseKey]);
  const close = async () => {
    closing = true;
    await client.end().catch(() => {});
  };
  const giveBack = async () => {
    closing = true;
    await client.query('select pg_advisory_unlock_shared($1)', [leaseKey]);
    const answer = await client.query('select pg_try_advisory_lock($1) as last', [leaseKey]);
    return answer.rows[0]?.last === true;
  };
  return { client, lost, giveBack, close };
};
