import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import { openTestPostgres } from './testing.ts';

const run = async (target: Connection, sql: string) => {
  const client = new pg.Client(target);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('the PostgreSQL of a test run', async () => {
  const server = await openTestPostgres();
  afterAll(() => server.close());

  it('fills a template once for all callers', async () => {
    let filled = 0;
    const fill = async (target: Connection) => {
      filled += 1;
      await run(target, 'create table dishes (name text); insert into dishes values ($$arancina$$)');
    };
    const name = `template_once_${process.pid}`;
    await server.ensureTemplate(name, fill);
    await server.ensureTemplate(name, fill);
    expect(filled).toBe(1);
  });

  it('gives each test a copy of its own', async () => {
    const name = `template_copies_${process.pid}`;
    await server.ensureTemplate(name, (target) =>
      run(target, 'create table dishes (name text)').then(() => {}),
    );
    const [one, other] = [await server.cloneTemplate(name), await server.cloneTemplate(name)];
    await run(one.connection, 'insert into dishes values ($$cannolo$$)');
    expect(await run(one.connection, 'select name from dishes')).toEqual([{ name: 'cannolo' }]);
    expect(await run(other.connection, 'select name from dishes')).toEqual([]);
    await one.drop();
    await other.drop();
  });

  it('drops a template whose filling failed', async () => {
    const name = `template_broken_${process.pid}`;
    await expect(server.ensureTemplate(name, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await server.ensureTemplate(name, (target) => run(target, 'create table whole ()').then(() => {}));
    const copy = await server.cloneTemplate(name);
    expect(await run(copy.connection, 'select * from whole')).toEqual([]);
    await copy.drop();
  });
});
