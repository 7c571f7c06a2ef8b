import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { boundaries } from '../../../scripts/architecture/boundaries.ts';
import { checkArchitecture } from '../../../scripts/architecture/check.ts';
import { readSources } from '../../../scripts/architecture/source-files.ts';
import { inWords } from '../../../scripts/architecture/violation.ts';

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

const server = 'apps/server/src';
const storefront = 'apps/storefront/src';
const empty = (...paths: string[]) => paths.map((file) => ({ path: file, text: 'export {};\n' }));

/** One planted violation for each rule. A check that reports none of these checks nothing. */
const planted: readonly { rule: string; path: string; text: string; beside?: readonly string[] }[] = [
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
  {
    rule: 'sdk-stays-in-adapter',
    path: `${server}/modules/orders/a.ts`,
    text: `import Stripe from 'stripe';`,
  },
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
  { rule: 'no-any', path: 'scripts/a.ts', text: 'export const a: any = 1;' },
  { rule: 'no-non-null', path: 'scripts/a.ts', text: 'export const a = [1][0]!;' },
  { rule: 'casts-say-why', path: 'scripts/a.ts', text: 'export const a = {} as string;' },
  {
    rule: 'domain-has-no-clock',
    path: 'packages/domain/src/a.ts',
    text: 'export const a = () => Date.now();',
  },
  { rule: 'domain-has-no-clock', path: 'packages/domain/src/a.ts', text: 'export const a = new Date();' },
  { rule: 'domain-has-no-clock', path: 'packages/domain/src/a.ts', text: 'export const a = Math.random();' },
];

describe('a planted violation is reported', () => {
  it.each(planted)('$rule in $path', ({ rule, path: file, text, beside = [] }) => {
    const { violations } = checkArchitecture([{ path: file, text }, ...empty(...beside)]);
    expect(new Set(violations.map((violation) => violation.rule))).toContain(rule);
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
});

describe('what is allowed is not reported', () => {
  it.each([
    { path: 'packages/domain/src/a.ts', text: 'export const a = new Date(0);' },
    { path: 'scripts/a.ts', text: 'export const a = [1] as const;' },
    { path: 'scripts/a.ts', text: '// The driver types this too widely.\nexport const a = {} as string;' },
    { path: `${server}/modules/orders/store.ts`, text: `import { sql } from 'kysely';` },
    { path: `${server}/modules/orders/routes.ts`, text: `import type {} from 'fastify';` },
    { path: `${storefront}/routes/$category/index.tsx`, text: '' },
    { path: `${storefront}/base/native/a.ts`, text: `import { App } from '@capacitor/app';` },
  ])('$path: $text', (source) => {
    expect(checkArchitecture([source]).violations).toEqual([]);
  });
});
