import { retainedNames } from '@zanga/domain/brand/retention';
import { describe, expect, it } from 'vitest';
import { keptForGood, keptTables } from '../../src/platform/retention/kept-tables.ts';
import { readRetention, sweepAll } from '../../src/platform/retention/sweep.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();

describe('retention', () => {
  it('is stated for every table: when its rows go, or why they stay', async () => {
    const { rows } = await app.pool.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and not relispartition and relname <> 'schema_migrations' order by relname`,
    );
    const swept = new Set(Object.values(keptTables).flat());
    const said = [...swept, ...keptForGood.keys()].sort();
    expect(said).toEqual(rows.map(({ name }) => name));
  });

  it('is covered by jobs for each entry of the list, and none fails', async () => {
    // Half an hour passes, and all work by the clock runs, as at night.
    const passed = await app.http.inject({
      method: 'POST',
      url: '/dev/clock',
      payload: { to: '2026-11-20T12:30:00Z' },
    });
    expect(passed.statusCode).toBe(200);
    const seen = await readRetention(app.db, app.now.at);
    expect(seen.map(({ what }) => what)).toEqual([...retainedNames].sort());
    expect(seen.filter(({ failed }) => failed !== null)).toEqual([]);
  });

  it('continues after a failing entry, reports it, and fails at the end', async () => {
    const swept = sweepAll(
      app.db,
      {
        sign_in_tries: () => Promise.reject(new Error('no room')),
        order_keys: async () => 3,
      },
      app.now.at,
    );
    await expect(swept).rejects.toThrow('no room');
    await sweepAll(app.db, { order_keys: async () => 4 }, app.now.at);
    const seen = new Map((await readRetention(app.db, app.now.at)).map((row) => [row.what, row]));
    expect(seen.get('sign_in_tries')).toMatchObject({ removed: 0, failed: 'no room' });
    expect(seen.get('order_keys')).toMatchObject({ removed: 7, failed: null });
  });

  it('is read by owners alone', async () => {
    const read = async (...roles: string[]) => {
      const { token } = await app.signIn(...roles);
      return app.get('/api/backoffice/brand/retention', { authorization: `Bearer ${token}` });
    };
    const { status, body } = await read('owner');
    expect(status).toBe(200);
    const { data }: { data: { what: string }[] } = body;
    expect(data.map(({ what }) => what)).toEqual(retainedNames);
    expect(data.find(({ what }) => what === 'audit')).toMatchObject({
      keeps: { unit: 'months', count: 24 },
      last: { removed: 0, failed: false },
    });
    expect((await read('manager')).status).toBe(403);
  });

  it('is exported to monitoring', async () => {
    const { body } = await app.get('/metrics');
    expect(String(body)).toMatch(/^retention_removed_last_day\{what="order_keys"\} 7$/m);
    expect(String(body)).toMatch(/^retention_last_run_seconds\{what="audit"\} \d+/m);
    expect(String(body)).not.toMatch(/^retention_last_run_seconds\{what="sign_in_tries"\}/m);
  });
});
