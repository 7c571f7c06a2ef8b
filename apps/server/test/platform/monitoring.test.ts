import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStand } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp } from '../harness.ts';

// No server listens there: certificates have a test of their own.
const env = { DATA_DIR: import.meta.dirname, PUBLIC_ORIGIN: 'https://127.0.0.1:1', ORDER_REHEARSAL: 'true' };
const app = await makeTestApp({ env });
const stand = await openStand(app);

const read = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../../deploy/monitoring', name), 'utf8');

const figures = async () => String((await app.get('/metrics')).body);

/** Value of a figure with its labels. */
const figure = async (name: string): Promise<number | undefined> => {
  const line = (await figures()).split('\n').find((text) => text.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
};

/** Words of PromQL that are no figures. */
const language =
  /^(abs|by|and|or|on|without|absent|count|histogram_quantile|increase|max|min|rate|sum|topk|vector)$/;

const named = (expression: string): string[] =>
  [
    ...expression
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, '')
      .matchAll(/[a-z_][a-z0-9_]*(?::[a-z0-9_:]+)?/g),
  ]
    .map(([name]) => name)
    .filter((name) => !language.test(name));

const rules = () =>
  [...read('alerts.yml').matchAll(/^ +expr: (.+)$/gm)].flatMap(([, expression = '']) => named(expression));

const panels = () =>
  [...read('dashboard.json').matchAll(/"expr": "(.+)",?$/gm)].flatMap(([, expression = '']) =>
    named(expression),
  );

describe('watched figures', () => {
  it('are exported by the process, every one that a rule or a panel names', async () => {
    const told = await figures();
    const recorded = [...read('alerts.yml').matchAll(/record: (\S+)/g)].map(([, name]) => name);
    const known = (name: string) =>
      name === 'up' ||
      recorded.includes(name) ||
      new RegExp(`^# TYPE ${name.replace(/_(bucket|sum|count)$/, '')}(_seconds)? `, 'm').test(told) ||
      told.includes(`# TYPE ${name} `);
    const all = [...rules(), ...panels()];
    expect(new Set(all).size).toBeGreaterThan(15);
    expect([...new Set(all)].filter((name) => !known(name))).toEqual([]);
    expect(named('max(zanga_orders_unheard_of{state="x"}) > 5').filter((name) => !known(name))).toEqual([
      'zanga_orders_unheard_of',
    ]);
  });

  it('count orders by state, and for how long one waits', async () => {
    expect(await figure('zanga_orders_unanswered')).toBe(0);
    await stand.placed(undefined, { payment_method: 'till' });
    await new Promise((done) => setTimeout(done, 1_100));
    expect(await figure('zanga_orders_hour{state="placed"}')).toBe(1);
    expect(await figure('zanga_orders_unanswered')).toBe(1);
    const before = app.now.at;
    app.now.at = new Date(before.getTime() + 600_000);
    expect(await figure('zanga_orders_unanswered_seconds')).toBe(600);
    app.now.at = before;
  });

  it('count due jobs that no process does', async () => {
    // A kind of an older release, without a process for it.
    await app.pool.query(`select pgboss.create_queue('letters.of_old', '{"policy":"standard"}')`);
    await app.pool.query(
      `insert into pgboss.job (name, start_after) values ('letters.of_old', now() - interval '1 hour')`,
    );
    await new Promise((done) => setTimeout(done, 1_100));
    expect(await figure('zanga_jobs_waiting{job="letters.of_old"}')).toBe(1);
    expect(await figure('zanga_jobs_late_seconds{job="letters.of_old"}')).toBeGreaterThan(3_590);
  });

  it('are exported without the database, as far as possible, and without its figures', async () => {
    const lost = await makeTestApp({ env });
    await lost.pool.query('select 1');
    await lost.pool.end();
    const { status, body } = await lost.get('/metrics');
    expect(status).toBe(200);
    expect(String(body)).toContain('zanga_disk_free_bytes ');
    expect(String(body)).not.toMatch(/^zanga_orders_unanswered /m);
  });

  it('do not wait for a silent host, whose certificate is left out', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((heard) => silent.once('listening', heard));
    const at = silent.address();
    const port = typeof at === 'object' ? at?.port : 0;
    const other = await makeTestApp({ env: { PUBLIC_ORIGIN: `https://127.0.0.1:${port}` } });
    const body = String((await other.get('/metrics')).body);
    expect(body).toContain('# TYPE zanga_certificate_seconds gauge');
    expect(body).not.toMatch(/^zanga_certificate_seconds /m);
    silent.close();
  });
});
