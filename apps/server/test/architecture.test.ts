import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { boundaries } from '../../../scripts/architecture/boundaries.ts';
import { checkArchitecture } from '../../../scripts/architecture/check.ts';
import { growing } from '../../../scripts/architecture/habits/growing-tables.ts';
import { farReaching } from '../../../scripts/architecture/reach.ts';
import { readSources } from '../../../scripts/architecture/source-files.ts';
import { exceptions, owners } from '../../../scripts/architecture/table-owners.ts';
import { inWords } from '../../../scripts/architecture/violation.ts';
import { ordersRoom, planted, server, storefront } from './planted-violations.ts';

const root = path.resolve(import.meta.dirname, '../../..');

describe('the house stands as drawn', () => {
  const sources = readSources(root);
  const checked = checkArchitecture(sources);

  it('breaks no rule', () => {
    expect(checked.violations.map(inWords)).toEqual([]);
  });

  it('has looked at every source file, and followed its imports', () => {
    const everything = fs.globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root });
    const ours = everything.filter((file) => !/node_modules|\.gen\.ts$|\.d\.ts$/.test(file));
    expect(ours.length).toBeGreaterThan(100);
    expect(checked.files).toBeGreaterThanOrEqual(ours.length);
    expect(checked.imports).toBeGreaterThan(checked.files);
  });
});

const port = `${server}/adapters/payments/port.ts`;
const portText = 'export type Provider = { readonly charge: (cents: number) => Promise<void> };';
const empty = (...paths: string[]) => paths.map((file) => ({ path: file, text: 'export {};\n' }));

describe('a planted violation is reported', () => {
  it.each(planted)('$rule in $path', ({ rule, path: file, text, beside = [] }) => {
    const { violations } = checkArchitecture([
      { path: file, text },
      { path: port, text: portText },
      ...empty(...beside),
    ]);
    expect(new Set(violations.map((violation) => violation.rule))).toContain(rule);
  });

  it('when a vendor is asked in a file that a transaction leads to', () => {
    const { violations } = checkArchitecture([
      { path: port, text: portText },
      {
        path: `${ordersRoom}/a.ts`,
        text: `import { pay } from './b.ts';\nexport const f = (db, t) => inTransaction(db, () => pay(t));`,
      },
      { path: `${ordersRoom}/b.ts`, text: `export const pay = (t: { bank: Provider }) => t.bank.charge(1);` },
    ]);
    expect(violations.map(({ rule, what }) => [rule, what])).toContainEqual([
      'no-vendor-in-transaction',
      expect.stringContaining(`${ordersRoom}/b.ts:1`),
    ]);
  });

  it.each([
    `import { rowsOf } from '../../platform/database/rows-of.ts';\nexport const f = (db) => rowsOf(db, 'users');`,
    `import { rowsOf as all } from '../../platform/database/rows-of.ts';\nexport const f = () => all('users as u');`,
    `import * as rows from '../../platform/database/rows-of.ts';\nexport const f = () => rows.of(\`coupons\`);`,
  ])('when the platform is given a table of others: %s', (text) => {
    const { violations } = checkArchitecture([
      { path: `${ordersRoom}/store.ts`, text },
      { path: `${server}/platform/database/rows-of.ts`, text: `export { sql } from 'kysely';` },
    ]);
    expect(violations.map(({ rule }) => rule)).toContain('tables-are-not-handed-on');
  });

  it('for every wall there is', () => {
    const rules = new Set(planted.map(({ rule }) => rule));
    expect(boundaries.filter(({ name }) => !rules.has(name))).toEqual([]);
  });

  it('over a circle of three files', () => {
    const circle = ['b', 'c', 'a'].map((next, at) => ({
      path: `scripts/${'abc'[at]}.ts`,
      text: `import './${next}.ts';`,
    }));
    expect(checkArchitecture(circle).violations.map(({ rule }) => rule)).toEqual(['no-cycles']);
  });

  it('over rooms of a module that import each other, through files of their own', () => {
    const rooms = [
      { path: `${ordersRoom}/cart/a.ts`, text: `import './../order/a.ts';` },
      { path: `${ordersRoom}/order/a.ts`, text: 'export {};' },
      { path: `${ordersRoom}/order/b.ts`, text: `import '../cart/b.ts';` },
      { path: `${ordersRoom}/cart/b.ts`, text: 'export {};' },
    ];
    expect(checkArchitecture(rooms).violations.map(({ rule }) => rule)).toEqual(['rooms-have-an-order']);
    expect(checkArchitecture(rooms.slice(0, 2)).violations).toEqual([]);
    const modules = [
      { path: `${server}/modules/a/a.ts`, text: `import '../b/public.ts';` },
      { path: `${server}/modules/b/public.ts`, text: 'export {};' },
      { path: `${server}/modules/b/b.ts`, text: `import '../a/public-b.ts';` },
      { path: `${server}/modules/a/public-b.ts`, text: 'export {};' },
    ];
    expect(checkArchitecture(modules).violations.map(({ rule }) => rule)).toEqual(['modules-have-an-order']);
  });
});

describe('the reach of a use case', () => {
  const edges = [
    { from: 'apps/a.ts', to: 'apps/b.ts', line: 1, isType: false },
    { from: 'apps/b.ts', to: 'packages/c.ts', line: 1, isType: false },
    { from: 'apps/b.ts', to: 'packages/type.ts', line: 1, isType: true },
    { from: 'apps/b.ts', to: 'npm:zod', line: 1, isType: false },
  ];

  it('is counted in files that are loaded, over all steps', () => {
    expect(farReaching(edges, { 'apps/a.ts': 3 })).toEqual([]);
    expect(farReaching(edges, { 'apps/a.ts': 2 }).map(({ what }) => what)).toEqual(['loads 3 files, over 2']);
  });
});

describe('the tables', () => {
  const types = fs.readFileSync(path.join(root, server, 'platform/database/tables.ts'), 'utf8');
  const all = [...types.slice(types.indexOf('export interface DB {')).matchAll(/^ {2}(\w+):/gm)].map(
    ([, name = '']) => name,
  );

  it('and views are kept by one room each, and all of them by some', () => {
    const kept = Object.values(owners).flatMap(({ tables, views = [] }) => [...tables, ...views]);
    expect(kept.toSorted()).toEqual(all.toSorted());
  });

  it('that grow are among them', () => {
    expect([...growing].filter((table) => !all.includes(table))).toEqual([]);
  });

  it('are kept by rooms that exist', () => {
    const rooms = [...fs.readdirSync(path.join(root, server, 'modules')), 'adapters', 'platform'];
    expect(Object.keys(owners).filter((room) => !rooms.includes(room))).toEqual([]);
  });

  it('are read by others in few places, each of which exists and says why', () => {
    expect(exceptions.length).toBeLessThan(15);
    for (const { file, why } of exceptions) {
      expect(fs.existsSync(path.join(root, file)), file).toBe(true);
      expect(why.split(' ').length, file).toBeGreaterThan(5);
    }
  });
});

describe('allowed code is not reported', () => {
  it.each([
    { path: 'packages/domain/src/a.ts', text: 'export const a = new Date(0);' },
    {
      path: `${ordersRoom}/a.ts`,
      text: 'export const a = (at: unknown): Date => (at instanceof Date ? at : new Date(Date.UTC(2026, 1)));',
    },
    { path: `${ordersRoom}/a.ts`, text: `import { type Server } from 'node:http'; export type A = Server;` },
    {
      path: `${ordersRoom}/a.ts`,
      text: 'export const f = () => { try { g(); } catch {\n// The next tick asks again.\n} };',
    },
    {
      path: `${ordersRoom}/a.ts`,
      text: '// A lost call is sent again.\nexport const f = () => void g().catch(() => undefined);',
    },
    { path: `${ordersRoom}/a.ts`, text: 'export const a = (a_cents: number) => a_cents > 5 && -a_cents;' },
    { path: `${ordersRoom}/a.ts`, text: 'export const a = (box: { fetch: () => void }) => box.fetch();' },
    { path: 'scripts/a.ts', text: 'export const a = [1] as const;' },
    { path: 'scripts/a.ts', text: '// The driver types this too widely.\nexport const a = {} as string;' },
    { path: 'scripts/a.ts', text: 'export function* f() {}' },
    { path: 'scripts/a.ts', text: 'function fail(): never { throw new Error(); }' },
    { path: `${storefront}/features/cart/a.tsx`, text: 'export function Card() { return null; }' },
    {
      path: `${storefront}/features/cart/a.tsx`,
      text: 'function A({ t }) { return <p className="bg-ink text-canvas" title={t.A}>{t.a}&nbsp;· 5</p>; }',
    },
    { path: `${storefront}/features/cart/a.ts`, text: "declare module 'react' { interface A {} }" },
    { path: `${server}/modules/orders/store.ts`, text: `import { sql } from 'kysely';` },
    {
      path: `${ordersRoom}/store.ts`,
      text: `export const f = (db) => db.selectFrom('a').forUpdate().execute();`,
    },
    { path: `${ordersRoom}/queries.ts`, text: 'export const f = (db) => sql`select now()`.execute(db);' },
    {
      path: `${ordersRoom}/a.ts`,
      text: `export const a = 'Select a shop from the list: it updates your cart';`,
    },
    {
      path: `${ordersRoom}/a.ts`,
      text: `export const f = (db, jobs) => inTransaction(db, (tx) => jobs.enqueue(tx));`,
    },
    { path: `${server}/modules/orders/routes.ts`, text: `import type {} from 'fastify';` },
    { path: `${storefront}/routes/$category/index.tsx`, text: '' },
    { path: `${storefront}/base/native/a.ts`, text: `import { App } from '@capacitor/app';` },
  ])('$path: $text', (source) => {
    expect(checkArchitecture([source]).violations).toEqual([]);
  });
});
