import pg from 'pg';
import type { Connection } from './connection.ts';

/** Lock number used nowhere else: "this process uses the embedded server". */
const leaseKey = 7_263_415;

export type Lease = {
  readonly client: pg.Client;
  /** Resolves when the connection breaks without being given back: the server died or was stopped by hand. */
  readonly lost: Promise<void>;
  /** True for the last user, while no new one can begin: only then may the server be stopped. */
  giveBack(): Promise<boolean>;
  close(): Promise<void>;
};

/**
 * Each process that uses the server holds a shared lock on one connection. The kernel closes it with the process, even
 * after kill -9, and PostgreSQL decides which user is last.
 */
export const takeLease = async (server: Connection): Promise<Lease> => {
  const client = new pg.Client({ ...server, application_name: 'zanga-lease', keepAlive: true });
  let closing = false;
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => closing || resolve());
    client.on('end', () => closing || resolve());
  });
  await client.connect();
  // Waits while the last user stops the server; then the connection breaks, and a new start follows.
  await client.query('select pg_advisory_lock_shared($1)', [leaseKey]);
  const close = async () => {
    closing = true;
    // A server that went away has ended the connection already.
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
