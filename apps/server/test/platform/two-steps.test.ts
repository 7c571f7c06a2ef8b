import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { unbearable } from '../../../../scripts/architecture/two-steps.ts';
import { knownMigrations } from '../../src/platform/database/migrate.ts';

const judged = (sql: string, before: readonly string[] = []) =>
  unbearable([...before.map((name) => ({ name, sql: 'select 1' })), { name: '999_tried.sql', sql }]).map(
    ({ what }) => what.replace(/ \(.*/, ''),
  );

const takesAway = 'takes away or renames what the running release uses';
const holdsUp = 'makes an index while nobody may write to a large table';

describe('a migration', () => {
  it('hurts no release that still serves', async () => {
    const names = await knownMigrations();
    const read = (name: string) =>
      readFile(new URL(`../../migrations/${name}`, import.meta.url), 'utf8').then((sql) => ({ name, sql }));
    expect(unbearable(await Promise.all(names.map(read)))).toEqual([]);
  });

  it.each([
    ['alter table orders drop column meta;', takesAway],
    ['alter table shops\n  add column a int,\n  drop b;', takesAway],
    ['alter table shops rename column name to title;', takesAway],
    ['alter table shops rename to places;', takesAway],
    ['drop table staff_actions;', 'takes away what the running release uses'],
    ['drop view if exists people;', 'takes away what the running release uses'],
    ['drop trigger products_announce on products;', 'takes away what the running release uses'],
    [
      'alter table shops add column floor int not null;',
      'asks the running release for a column it does not know',
    ],
    ['alter table shops alter column name type int using 1;', 'changes a type under the running release'],
    ['alter table shops alter column name set not null;', 'refuses rows that the running release may write'],
    ['create index orders_x on orders (meta);', holdsUp],
    ['create unique index orders_x on public.orders (meta);', holdsUp],
    [
      'alter table orders add constraint x check (total_cents > 0);',
      'reads a large table whole while nobody may write to it',
    ],
    ["update orders set meta = '{}';", 'rewrites or locks a large table'],
    ['lock table orders;', 'rewrites or locks a large table'],
  ])('is refused: %s', (sql, why) => {
    expect(judged(sql)).toEqual([why]);
  });

  it.each([
    'alter table shops add column floor int not null default 0, add column room text; -- drop table orders;',
    'alter table orders add constraint x check (total_cents > 0) not valid;',
    'alter table orders validate constraint x;',
    'drop view people;\ncreate view people as select 1;',
    'drop function f();\ncreate or replace function f() returns int language sql as $$ delete from orders; $$;',
    'create table fresh (id int not null);\ncreate index fresh_id on fresh (id);\nalter table fresh alter column id set not null;',
    '-- outside a transaction\ncreate index concurrently orders_x on orders (meta);',
    '-- holds orders: 2 s at a million\ncreate index orders_x on orders (meta);',
    '-- borne: nobody has read it since May\nalter table shops drop column b;',
    "comment on table orders is 'drop table orders; update orders set x'",
  ])('is borne: %s', (sql) => {
    expect(judged(sql)).toEqual([]);
  });

  it('takes away in a second step, which names an earlier first one', () => {
    const drop = '-- second step: 320_first.sql wrote it no more\nalter table shops drop column b;';
    expect(judged(drop, ['320_first.sql'])).toEqual([]);
    expect(judged(drop)).toEqual([takesAway]);
    expect(judged('-- second step: 999_tried.sql\ndrop table shops;')).toEqual([
      'takes away what the running release uses',
    ]);
  });
});
