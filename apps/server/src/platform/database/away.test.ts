import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './away.ts';

/** An error as the driver reports it; only PostgreSQL names a routine of its source. */
const told = (code: string, message: string, routine?: string) =>
  Object.assign(new pg.DatabaseError(message, 0, 'error'), { code, severity: 'FATAL', routine });

describe('an error of PgBouncer’s own', () => {
  it.each([
    'query_wait_timeout',
    'server login has been failing, try again later (server_login_retry)',
    'server conn crashed?',
    'client_login_timeout (server down)',
    'no more connections allowed (max_client_conn)',
  ])('means that the database is away, not that a call has failed: %s', (words) => {
    expect(isDatabaseAway(told('08P01', words))).toBe(true);
  });

  it.each(['no such database: zanga', 'no such user: zanga', 'SASL authentication failed'])(
    'does not pass by waiting: %s',
    (words) => {
      expect(isDatabaseAway(told('08P01', words))).toBe(false);
    },
  );

  it('is not PostgreSQL’s complaint about a broken driver', () => {
    const nonsense = told('08P01', 'bind message supplies 1 parameters', 'exec_bind_message');
    expect(isDatabaseAway(nonsense)).toBe(false);
  });
});
