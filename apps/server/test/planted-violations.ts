export const server = 'apps/server/src';
export const storefront = 'apps/storefront/src';
export const ordersRoom = `${server}/modules/orders`;

type PlantedViolation = {
  readonly rule: string;
  readonly path: string;
  readonly text: string;
  /** Other files that the text imports. */
  readonly beside?: readonly string[];
};

/** One planted violation for each rule; a rule that misses its own is broken. */
export const planted: readonly PlantedViolation[] = [
  { rule: 'domain-is-pure', path: 'packages/domain/src/a.ts', text: `import fs from 'node:fs';` },
  { rule: 'domain-is-pure', path: 'packages/domain/src/a.ts', text: `import { z } from 'zod';` },
  { rule: 'contract-sees-domain-only', path: 'packages/contract/src/a.ts', text: `import pg from 'pg';` },
  {
    rule: 'ui-knows-no-product',
    path: 'packages/ui/src/a.tsx',
    text: `import type { Product } from '@zanga/contract/menu/product';`,
    beside: ['packages/contract/src/menu/product.ts'],
  },
  {
    rule: 'browser-knows-no-app',
    path: 'packages/browser/src/a.ts',
    text: `import { storage } from '../../../apps/storefront/src/base/storage/storage.ts';`,
    beside: [`${storefront}/base/storage/storage.ts`],
  },
  {
    rule: 'clients-never-see-server',
    path: `${storefront}/a.ts`,
    text: `import type { App } from '../../server/src/app.ts';`,
    beside: [`${server}/app.ts`],
  },
  {
    rule: 'server-never-sees-clients',
    path: `${server}/app.ts`,
    text: `const page = await import('../../storefront/src/a.ts');`,
    beside: [`${storefront}/a.ts`],
  },
  {
    rule: 'platform-knows-no-module',
    path: `${server}/platform/a.ts`,
    text: `export { list } from '../modules/shops/public.ts';`,
    beside: [`${server}/modules/shops/public.ts`],
  },
  {
    rule: 'modules-meet-at-public',
    path: `${server}/modules/orders/a.ts`,
    text: `import { list } from '../shops/queries.ts';`,
    beside: [`${server}/modules/shops/queries.ts`],
  },
  {
    rule: 'mounts-are-for-assembling',
    path: `${server}/modules/orders/a.ts`,
    text: `import { mountOrders } from './mount.ts';`,
    beside: [`${server}/modules/orders/mount.ts`],
  },
  {
    rule: 'modules-see-ports-only',
    path: `${server}/modules/orders/a.ts`,
    text: `import { mail } from '../../adapters/email/embedded.ts';`,
    beside: [`${server}/adapters/email/embedded.ts`],
  },
  {
    rule: 'http-stays-in-routes',
    path: `${server}/modules/orders/a.ts`,
    text: `import type {} from 'fastify';`,
  },
  {
    rule: 'sql-stays-in-store',
    path: `${server}/modules/orders/routes.ts`,
    text: `import { sql } from 'kysely';`,
  },
  ...[
    `import Stripe from 'stripe';`,
    `export type { Message } from '@vendor/sdk';`,
    `const { send } = await import('new-vendor/mail');`,
  ].map((text) => ({ rule: 'sdk-stays-in-adapter', path: `${server}/modules/orders/a.ts`, text })),
  { rule: 'sdk-stays-in-adapter', path: `${server}/platform/a.ts`, text: `import 'fastify-vendor';` },
  ...[
    `export const f = async () => fetch('https://bank.example');`,
    `const ask = globalThis.fetch; export const f = () => ask('https://bank.example');`,
    `const { fetch: ask } = globalThis; export const f = () => ask('https://bank.example');`,
    `import https, { type Agent } from 'node:https';`,
    `const { request } = await import('node:http');`,
    `export { request } from 'undici';`,
  ].map((text) => ({ rule: 'network-stays-in-adapter', path: `${ordersRoom}/a.ts`, text })),
  {
    rule: 'features-do-not-meet',
    path: `${storefront}/features/cart/a.tsx`,
    text: `import { Card } from '../menu/card.tsx';`,
    beside: [`${storefront}/features/menu/card.tsx`],
  },
  {
    rule: 'parts-know-no-feature',
    path: `${storefront}/parts/cart/a.ts`,
    text: `import { Card } from '../../features/menu/card.tsx';`,
    beside: [`${storefront}/features/menu/card.tsx`],
  },
  {
    rule: 'base-knows-nothing-above',
    path: `${storefront}/base/form/a.ts`,
    text: `import { Card } from '../../features/menu/card.tsx';`,
    beside: [`${storefront}/features/menu/card.tsx`],
  },
  {
    rule: 'base-knows-nothing-above',
    path: `${storefront}/base/form/a.ts`,
    text: `import { cart } from '../../parts/cart/cart.ts';`,
    beside: [`${storefront}/parts/cart/cart.ts`],
  },
  {
    rule: 'pdf-stays-in-receipt',
    path: `${server}/modules/ordering/order/a.ts`,
    text: `const { default: Pdf } = await import('pdfkit');`,
  },
  {
    rule: 'native-has-one-door',
    path: `${storefront}/features/cart/a.ts`,
    text: `import { App } from '@capacitor/app';`,
  },
  { rule: 'imports-lead-somewhere', path: 'scripts/a.ts', text: `import './gone.ts';` },
  { rule: 'no-cycles', path: 'scripts/a.ts', text: `import './a.ts';` },
  { rule: 'names-say-something', path: 'scripts/utils.ts', text: '' },
  { rule: 'names-say-something', path: `${server}/modules/orders/index.ts`, text: '' },
  { rule: 'names-in-kebab-case', path: `${storefront}/features/cart/CartLine.tsx`, text: '' },
  { rule: 'files-are-small', path: 'scripts/a.ts', text: '// line\n'.repeat(401) },
  {
    rule: 'folders-are-small',
    path: 'scripts/a.ts',
    text: '',
    beside: Array.from({ length: 25 }, (_, at) => `scripts/a${at}.ts`),
  },
  { rule: 'functions-are-short', path: 'scripts/a.ts', text: `const f = () => {${'\n'.repeat(60)}};` },
  { rule: 'one-dialect', path: 'scripts/a.ts', text: 'export function f() {}' },
  { rule: 'one-dialect', path: 'scripts/a.ts', text: 'export interface A {}' },
  { rule: 'one-dialect', path: `${storefront}/features/cart/a.tsx`, text: 'export const Card = () => null;' },
  { rule: 'no-any', path: 'scripts/a.ts', text: 'export const a: any = 1;' },
  { rule: 'no-non-null', path: 'scripts/a.ts', text: 'export const a = [1][0]!;' },
  { rule: 'casts-say-why', path: 'scripts/a.ts', text: 'export const a = {} as string;' },
  {
    rule: 'domain-has-no-effects',
    path: 'packages/domain/src/a.ts',
    text: 'export const a = Math.random();',
  },
  ...[
    'export const a = () => Date.now();',
    'const now = Date.now; export const a = () => now();',
    'const { now } = Date; export const a = () => now();',
    'const { Date: Day } = globalThis; export const a = () => new Day();',
    'const Day = Date; export const a = () => new Day();',
    `export const a = () => Date['now']();`,
    'export const a = new Date();',
    'export const a = () => new globalThis.Date();',
    'export const a = () => Date();',
    `export const a = () => new Intl.DateTimeFormat('it').format();`,
    'export const a = () => performance.timeOrigin + performance.now();',
  ].flatMap((text) => [
    { rule: 'clock-is-a-parameter', path: 'packages/domain/src/a.ts', text },
    { rule: 'clock-is-a-parameter', path: `${ordersRoom}/a.ts`, text },
  ]),
  ...[
    `export const f = (db) => db.selectFrom('a').execute();`,
    `export const f = (trx) => trx.updateTable('a').set({ b: 1 }).execute();`,
    `export class A { db; f() { return this.db.insertInto('a').values({}).execute(); } }`,
    `export const f = ({ deleteFrom }) => deleteFrom('a').execute();`,
    `export const f = (db) => db['mergeInto']('a');`,
    `import { sql } from '../../platform/sql.ts'; export const f = (db) => sql\`now()\`.execute(db);`,
    'export const f = (run) => run`select 1`;',
    `export const f = (pool) => pool.query('with a as (select 1) select * from a');`,
    `export const f = (db) => db.executeQuery({ sql: '', parameters: [] });`,
  ].map((text) => ({
    rule: 'sql-in-store-and-queries',
    path: `${ordersRoom}/place-order.ts`,
    text,
    beside: [`${server}/platform/sql.ts`],
  })),
  {
    rule: 'sql-in-store-and-queries',
    path: `${server}/web/pages.ts`,
    text: `export const f = (pool) => pool.query('select 1');`,
  },
  {
    rule: 'sql-is-not-passed-on',
    path: `${server}/platform/sql.ts`,
    text: `export { sql as word } from 'kysely';`,
  },
  { rule: 'sql-is-not-passed-on', path: `${ordersRoom}/store.ts`, text: `export * from 'kysely';` },
  ...[
    `export const f = (db) => db.insertInto('a').values({}).execute();`,
    `export const f = (db) => db.selectFrom('a').forUpdate().execute();`,
    `export const f = ({ updateTable }) => updateTable('a');`,
    'export const f = (db) => sql`select from a where b = 1 for no key update`.execute(db);',
    'export const f = (db) => sql`with gone as (delete from a returning *) select * from gone`.execute(db);',
    'export const f = (db) => sql`select pg_advisory_xact_lock(1)`.execute(db);',
    'export const lock = sql`for update of a`;',
  ].map((text) => ({ rule: 'queries-only-read', path: `${ordersRoom}/order-queries.ts`, text })),
  ...[
    'export const f = (db, work) => db.transaction().execute(work);',
    'export const f = ({ transaction }, work) => transaction().execute(work);',
    `export const f = (db) => db['startTransaction']();`,
    `export const f = (pool) => pool.query('begin');`,
  ].map((text) => ({ rule: 'transactions-have-names', path: `${ordersRoom}/store.ts`, text })),
  {
    rule: 'no-transaction-in-routes',
    path: `${ordersRoom}/board-routes.ts`,
    text: 'export const f = (db) => inTransaction(db, async () => undefined);',
  },
  ...[
    'export const f = (db, provider: Provider) => inTransaction(db, async () => provider.charge(1));',
    `type Tools = { provider: Provider };
     const charge = (tools: Tools) => tools.provider.charge(1);
     const pay = (tools: Tools) => charge(tools);
     export const f = (db, tools: Tools) => inTransactionKeepingRefusals(db, (tx) => pay(tools));`,
    `export const f = (db, tools: { provider: Provider }) =>
       inTransaction(db, async () => { const { charge } = tools.provider; await charge(1); });`,
    `export const open = async (bank: Provider, tx: Tx) => { await bank.charge(1); };`,
    `export const follower = (bank: Provider) => ({ changed: async (tx: Tx, id: string) => bank.charge(1) });`,
    `const ask = async () => fetch('https://bank.example');
     export const f = (db) => inTransaction(db, ask);`,
  ].map((text) => ({ rule: 'no-vendor-in-transaction', path: `${ordersRoom}/place-order.ts`, text })),
  ...[
    `export const f = (db) => db.selectFrom('users').execute();`,
    `export const f = (db) => db.selectFrom('review_products as r').leftJoin('products as p', 'p.id', 'r.id').execute();`,
    `export const f = ({ selectFrom }) => selectFrom(['reviews', 'shops as s']);`,
    'export const f = (db) => sql`select 1 from reviews r, orders o where o.id = r.id`.execute(db);',
    'export const piece = sql`left join payments p on p.id = r.id`;',
    `export const f = (pool) => pool.query('with mine as (select * from coupons) select * from mine');`,
  ].map((text) => ({
    rule: 'tables-are-read-by-their-owner',
    path: `${server}/modules/reviews/own-queries.ts`,
    text,
  })),
  ...[
    `export const f = (trx) => trx.updateTable('products').set({ stock: 1 }).execute();`,
    `export const f = (db) => db['deleteFrom']('orders').execute();`,
    'export const f = (db) => sql`insert into audit_entries (a) values (1)`.execute(db);',
    'export const f = (db) => sql`with a as (update orders o set b = 1 returning *) select * from a`.execute(db);',
    `export const f = (db) => db.updateTable('people').set({ email: '' }).execute();`,
    `export const f = (tx) => tx.selectFrom('people as p').select('id').where('id', '=', 1).forUpdate().execute();`,
    'export const f = (tx) => sql`select from shop_profiles where id = 1 for no key update`.execute(tx);',
  ].map((text) => ({
    rule: 'tables-are-written-by-their-owner',
    path: `${server}/modules/reviews/store.ts`,
    text,
  })),
  {
    rule: 'tables-are-written-by-their-owner',
    path: `${server}/platform/backup/restore-backup.ts`,
    text: `export const f = (db) => db.deleteFrom('users').execute();`,
  },
  ...[
    `export const f = (db, table) => db.selectFrom(table).execute();`,
    `export const f = (db, of) => db.deleteFrom(\`\${of}_pictures\`).execute();`,
    `export const f = (db, of) => sql\`select 1 from \${of} where a = 1\`.execute(db);`,
  ].map((text) => ({ rule: 'tables-are-named', path: `${server}/modules/reviews/store.ts`, text })),
  {
    rule: 'exceptions-get-fewer',
    path: `${server}/platform/backup/restore-backup.ts`,
    text: 'export const reads = [];',
  },
  { rule: 'casts-say-why', path: 'scripts/a.ts', text: '// As above.\nexport const a = {} as string;' },
  {
    rule: 'casts-say-why',
    path: 'scripts/a.ts',
    text: '// See above: they are of the same kind.\nexport const a = {} as A;',
  },
  { rule: 'casts-say-why', path: 'scripts/a.ts', text: 'export const a = {} as string; // It is one.' },
  ...[
    'export const f = () => { try { g(); } catch {} };',
    'export const f = () => { try { g(); } catch (error) {\n} };',
    'export const f = () => g().catch(() => undefined);',
    'export const f = () => g().catch((error) => {});',
    'export const f = async () => (await g().catch(() => [])).length;',
    'export const f = () => g().then(h, () => null);',
    '// Later.\nexport const f = () => g().catch(() => undefined);',
  ].flatMap((text) => [
    { rule: 'silence-says-why', path: `${ordersRoom}/a.ts`, text },
    { rule: 'silence-says-why', path: `${storefront}/features/cart/a.ts`, text },
  ]),
  ...[
    'export const f = () => { void g(); };',
    'export const f = () => setInterval(() => void g(), 1000);',
  ].map((text) => ({ rule: 'silence-says-why', path: `${server}/platform/a.ts`, text })),
  ...[
    'export const a = (row) => row.total_cents + row.fee_cents;',
    'export const a = (amountCents: number, qty: number) => qty * amountCents;',
    'export const a = (cents: number) => Math.round(cents / 3);',
    'export const a = (row) => { let sum = 0; sum += row.total_cents ?? 0; return sum; };',
    `export const a = (row) => (row['total_cents'] as number) - 5; // A cast that says why it is one.`,
    'export const a = (row) => Number(row.total_cents) % 100;',
  ].flatMap((text) => [
    { rule: 'cents-are-reckoned-by-money', path: `${ordersRoom}/a.ts`, text },
    { rule: 'cents-are-reckoned-by-money', path: `${storefront}/features/cart/a.ts`, text },
  ]),
  ...[
    `export const f = (db, order) => sql.raw('order by ' + order).execute(db);`,
    `const { raw } = sql; export const f = (db, a) => raw(a).execute(db);`,
    `export const f = (db, name) => db.executeQuery(CompiledQuery.raw('listen ' + name));`,
    `export const f = (pool, id) => pool.query(\`select 1 from orders where id = \${id}\`);`,
    `export const f = (pool, id) => pool.query('select 1 from orders where id = ' + id);`,
    `export const f = (pool, parts) => pool.query(['select 1 from orders', ...parts].join(' '));`,
  ].map((text) => ({ rule: 'sql-is-whole', path: `${ordersRoom}/store.ts`, text })),
  ...[
    'export function A() { return <p>Il tuo ordine</p>; }',
    'export function A() { return <button>Chiudi</button>; }',
    `export function A({ open }) { return <p>{open ? 'Chiudi tutto' : null}</p>; }`,
    'export function A() { return <img alt="La pizza del giorno" />; }',
    `export function A({ open }) { return <i aria-label={open && 'Chiudi'} />; }`,
    `export function A({ name }) { return <i title={\`Togli \${name} dal carrello\`} />; }`,
  ].flatMap((text) => [
    { rule: 'texts-stand-in-texts', path: `${storefront}/features/cart/a.tsx`, text },
    { rule: 'texts-stand-in-texts', path: 'apps/backoffice/src/features/board/a.tsx', text },
  ]),
  ...[
    `export const f = (db) => db.selectFrom('orders').selectAll().execute();`,
    `export const f = async (db) => { const rows = db.selectFrom('audit_entries as a').select('id'); return rows.execute(); };`,
    `export const f = ({ selectFrom }) => selectFrom('carts').selectAll().orderBy('id').executeTakeFirst();`,
    `export const f = (db) => db.selectFrom('shops').where('id', 'in', db.selectFrom('order_parts').select('shop_id'));`,
  ].map((text) => ({ rule: 'growing-tables-are-bounded', path: `${ordersRoom}/queries.ts`, text })),
];
