import type { ServiceStatus } from '@zanga/contract/brand/status-office';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { noteRun } from '../../platform/backup/backup-runs.ts';
import { openDb, openPool } from '../../platform/database/connection.ts';
import { makeProbe } from '../../platform/database/probe.ts';
import { makeLog } from '../../platform/log.ts';
import { makeMetrics } from '../../platform/metrics.ts';
import { call, openStand, signInStaff } from '../ordering/order/order-testing.ts';
import { seeStatus } from './see-status.ts';

const app = await makeTestApp({
  env: {
    ORDER_REHEARSAL: 'true',
    SMTP_URL: 'smtp://nobody@127.0.0.1:9',
    EMAIL_FROM: 'Zanga <ciao@zanga.example>',
    DATA_DIR: import.meta.dirname,
  },
});
const { shop } = await openStand(app);
const owner = await signInStaff(app, 'owner');

const status = async (token = owner) => {
  const { status: code, body } = await call<{ data: readonly ServiceStatus[]; code?: string }>(
    app,
    'GET backoffice/status',
    { token },
  );
  const of = (service: ServiceStatus['service']) => body.data.find((one) => one.service === service);
  return { code, body, of };
};

const minutesAgo = (minutes: number) => new Date(app.now.at.getTime() - minutes * 60_000);

const rehearsed = (outcome: string, minutes: number, step: string | null = null) =>
  app.pool.query(
    'insert into order_rehearsals (started_at, ended_at, outcome, step, reason) values ($1, $1, $2, $3, $3)',
    [minutesAgo(minutes), outcome, step],
  );

describe('the status of the services', () => {
  it('tells services off, working, and unknown from here', async () => {
    const { code, of } = await status();
    expect(code).toBe(200);
    expect(of('database')).toMatchObject({ state: 'good' });
    expect(of('email')).toMatchObject({ state: 'good', by: 'smtp' });
    expect(of('sms')).toMatchObject({ state: 'off', by: 'embedded' });
    expect(of('printers')).toMatchObject({ state: 'unknown' });
    expect(of('backups')).toMatchObject({ state: 'off', last: null });
    expect(of('rehearsal')).toMatchObject({ state: 'unknown' });
    expect(of('release')).toMatchObject({ told: 'checkout' });
  });

  it('follows rehearsals, backups and drills', async () => {
    await rehearsed('good', 15);
    await rehearsed('failed', 10, 'order');
    await rehearsed('failed', 5, 'order');
    await noteRun(app.pool, { kind: 'backup', ok: true, told: '' }, minutesAgo(30 * 60));
    await noteRun(app.pool, { kind: 'drill', ok: false, told: '' }, minutesAgo(60));
    const { of } = await status();
    expect(of('rehearsal')).toMatchObject({
      ...{ state: 'down', count: 2, told: 'order: order' },
      since: minutesAgo(10).toISOString(),
    });
    expect(of('backups')).toMatchObject({ state: 'slow', last: minutesAgo(30 * 60).toISOString() });
    expect(of('drills')).toMatchObject({ state: 'down' });
    await rehearsed('good', 1);
    expect((await status()).of('rehearsal')).toMatchObject({ state: 'good', count: 0, since: null });
  });

  it('tells stuck jobs by kind: mails are not the jobs of the night', async () => {
    await app.pool.query(
      `insert into pgboss.job (name, state, start_after, created_on)
       select 'notifications.email', 'retry', now() + interval '1 hour', now() - interval '2 hours' from generate_series(1, 3)`,
    );
    const { of } = await status();
    expect(of('email')).toMatchObject({ state: 'down', count: 3, told: 'notifications.email' });
    expect(of('jobs')).toMatchObject({ state: 'good', count: 0, told: null });
    await app.pool.query(`delete from pgboss.job where state = 'retry'`);
  });

  it('is for staff of the whole brand', async () => {
    expect((await status(await signInStaff(app, 'manager'))).code).toBe(200);
    expect((await status(await signInStaff(app, 'manager', shop))).body.code).toBe('status.of_all_shops');
    expect((await status(await signInStaff(app, 'worker', shop))).code).toBe(403);
  });

  it('tells that the database is down, and all that is known without it', async () => {
    const log = makeLog({ LOG_LEVEL: 'silent' });
    const pool = openPool({ connectionString: 'postgres://127.0.0.1:1/none' }, log);
    const clock = () => app.now.at;
    const { data } = await seeStatus({
      ...{ pool, db: openDb(pool), clock, config: app.config, time: { world: clock } },
      ...{ probe: makeProbe(pool), metrics: makeMetrics() },
    });
    await pool.end();
    const state = (service: string) => data.find((one) => one.service === service)?.state;
    expect(['database', 'live', 'jobs', 'payments', 'email', 'backups', 'disk'].map(state)).toEqual([
      ...['down', 'down', 'unknown', 'off', 'unknown', 'unknown'],
      expect.stringMatching(/good|slow|down/),
    ]);
  });
});
