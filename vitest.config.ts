import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

// Tests start many servers: each compiles half as long with what the ones before it have kept.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '.cache', 'compiled');

const exclude = ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/.cache/**'];

/** Longest wait for asynchronous effects; `bench` measures how soon they come. */
const patience = { poll: { timeout: 10_000 } };

/** Tests that need PostgreSQL share one server; a run without them does not pay for it. */
export default defineConfig({
  test: {
    pool: 'forks',
    // Workers wait half of their time for the database: three keep two processors busy.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        test: {
          name: 'server',
          // The server is imported once a worker, not once a file: four fifths of a file's time went there.
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          exclude,
          globalSetup: 'apps/server/src/platform/embedded-postgres/test-server.ts',
          expect: patience,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'packages',
          // Their tests replace nothing that another one reads.
          isolate: false,
          include: ['packages/**/*.test.{ts,tsx}'],
          exclude,
          setupFiles: 'apps/storefront/tests/in-browser.ts',
          expect: patience,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'units',
          include: ['apps/*/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: [...exclude, 'apps/server/**'],
          setupFiles: 'apps/storefront/tests/in-browser.ts',
          expect: patience,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
