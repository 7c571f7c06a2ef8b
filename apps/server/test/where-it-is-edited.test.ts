import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { productFields } from '@zanga/domain/catalogue/editing/product-fields';
import { couponFields } from '@zanga/domain/coupons/editing/coupon-fields';
import { areaFields } from '@zanga/domain/shops/areas/area-fields';
import { shopFields } from '@zanga/domain/shops/editing/shop-fields';
import { columnIn, type Descriptions, simpleIn } from '@zanga/domain/staff/editing/described';
import { expect, it } from 'vitest';
import { makeTestApp } from './harness.ts';

// Compares the page of editing screens with the schema and the routes.

const root = path.resolve(import.meta.dirname, '../../..');
const page = readFileSync(path.join(root, 'docs/where-it-is-edited.md'), 'utf8');
const [edited = '', records = ''] = page.split('## Records');
const namesIn = (text: string) => [...text.matchAll(/`([a-z0-9_]+)`/g)].map(([, name]) => name ?? '');

/** Descriptions that the page names instead of their columns. */
const described: Readonly<Record<string, Descriptions>> = {
  'area-fields.ts': areaFields,
  'coupon-fields.ts': couponFields,
  'product-fields.ts': productFields,
  'shop-fields.ts': shopFields,
};

const rows = edited
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, table = '', columns = '', written = ''] = line.split('|');
    const fields = described[/`([a-z]+-fields\.ts)`/.exec(columns)?.[1] ?? ''] ?? {};
    const named = [...namesIn(columns), ...simpleIn(fields).map((field) => columnIn(fields, field))];
    return { table: namesIn(table)[0] ?? '', columns: named, written: written.trim() };
  });

const app = await makeTestApp();
const { rows: schema } = await app.pool.query<{ table: string; columns: string[] }>(
  `select c.table_name as table, array_agg(c.column_name::text order by c.column_name) as columns
   from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
   where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by c.table_name`,
);

it('names each column of an edited table once', () => {
  for (const table of new Set(rows.map((row) => row.table))) {
    const named = rows.filter((row) => row.table === table).flatMap(({ columns }) => columns);
    expect([...named].sort(), table).toEqual(schema.find((one) => one.table === table)?.columns);
  }
});

it('calls every other table a record', () => {
  const known = [...new Set([...rows.map(({ table }) => table), ...namesIn(records)])];
  const own = schema.map(({ table }) => table).filter((table) => !/^(schema_)?migrations$/.test(table));
  expect(known.sort()).toEqual(own.sort());
});

it('leads to existing screens', () => {
  const screens = path.join(root, 'apps/backoffice/src/routes/_office');
  for (const { table, written } of rows) {
    const [, address] = /^`\/gestione(\/[a-z/]+)?`/.exec(written) ?? [];
    if (!written.startsWith('`')) expect(written, table).toMatch(/^by itself: /);
    else
      expect(
        ['.tsx', '.index.tsx', '/index.tsx'].some((end) =>
          existsSync(`${screens}${address ?? '/index'}${end}`),
        ),
        `${table}: ${written}`,
      ).toBe(true);
  }
});
