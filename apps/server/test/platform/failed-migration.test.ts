import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openPool } from '../../src/platform/database/connection.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openTestPostgres } from '../../src/platform/embedded-postgres/testing.ts';
import { makeLog } from '../../src/platform/log.ts';

const log = makeLog({ LOG_LEVEL: 'silent' });

describe('a migration that fails', async () => {
  const postgres = await openTestPostgres();
  await postgres.ensureTemplate('zanga_nothing', async () => undefined);
  const toClose: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of toClose) await close();
    await postgres.close();
  });

  const database = async () => {
    const { connection, drop } = await postgres.cloneTemplate('zanga_nothing');
    const pool = openPool({ ...connection, max: 4 }, log);
    toClose.push(() => pool.end().then(drop));
    return pool;
  };
  const folderOf = async (files: Readonly<Record<string, string>>) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'zanga-migrations-'));
    toClose.push(() => rm(folder, { recursive: true }));
    for (const [name, sql] of Object.entries(files)) await writeFile(path.join(folder, name), sql);
    return folder;
  };
  const run = (pool: pg.Pool, folder: string) => migrate(pool, undefined, folder);
  const structure = async (pool: pg.Pool) => {
    const { rows } = await pool.query(
      `select relname, attname from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped order by 1, attnum`,
    );
    return rows;
  };
  const first =
    'create table dishes (id int primary key, name text);\ninsert into dishes values (1, $$Pizza$$);';

  it('leaves structure and rows as they were, and starts over once it is mended', async () => {
    const pool = await database();
    await run(pool, await folderOf({ '001_first.sql': first }));
    const before = await structure(pool);
    const broken = await folderOf({
      '001_first.sql': first,
      '002_second.sql': `alter table dishes add column price int default 5;\nupdate dishes set name = 'Pasta';\ncreate table late (id int);\nselect 1 / 0;`,
      '003_third.sql': 'create table after_it (id int);',
    });
    await expect(run(pool, broken)).rejects.toThrow('Migration 002_second.sql failed: division by zero');
    expect(await structure(pool)).toEqual(before);
    expect((await pool.query('select * from dishes')).rows).toEqual([{ id: 1, name: 'Pizza' }]);
    const mended = await folderOf({
      '001_first.sql': first,
      '002_second.sql': 'alter table dishes add column price int default 5;',
    });
    expect(await run(pool, mended)).toEqual(['002_second.sql']);
    expect((await pool.query('select * from dishes')).rows).toEqual([{ id: 1, name: 'Pizza', price: 5 }]);
  });

  const outside = (column: string) =>
    `-- outside a transaction\ndrop index concurrently if exists dishes_by;\ncreate unique index concurrently dishes_by on dishes (${column});\n`;

  it('outside a transaction starts over with its half-done work', async () => {
    const pool = await database();
    const twice = `${first}\ninsert into dishes values (2, $$Pizza$$);`;
    const folder = await folderOf({ '001_first.sql': twice, '002_index.sql': outside('name') });
    await expect(run(pool, folder)).rejects.toThrow(/Migration 002_index\.sql failed: .*unique/);
    await pool.query(`update dishes set name = 'Pasta' where id = 2`);
    expect(await run(pool, folder)).toEqual(['002_index.sql']);
    const { rows } = await pool.query(
      `select indisvalid from pg_index where indexrelid = 'dishes_by'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  });

  it('outside a transaction is run by one of several processes, while rows are written', async () => {
    const pool = await database();
    await run(pool, await folderOf({ '001_first.sql': first }));
    const folder = await folderOf({ '001_first.sql': first, '002_index.sql': outside('id') });
    const writer = await pool.connect();
    await writer.query(`begin; insert into dishes values (7, 'Torta')`);
    const both = Promise.all([run(pool, folder), run(pool, folder)]);
    // The index waits for the writer, the other process for the index, and neither for each other.
    await expect
      .poll(async () => (await pool.query(`select from pg_stat_progress_create_index`)).rowCount)
      .toBe(1);
    await writer.query('commit');
    writer.release();
    expect((await both).flat()).toEqual(['002_index.sql']);
  });
});
