import { randomInt } from 'node:crypto';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { newDataFolder, throwAway } from './support/data-folder.ts';
import { onDesktop, onlyDesktop } from './support/sizes.ts';

// Workers read this file again: what was drawn once goes to them by the environment.
process.env.E2E_PORT ??= String(randomInt(20_000, 30_000));
process.env.E2E_DATA ??= newDataFolder();
const baseURL = `http://localhost:${process.env.E2E_PORT}`;
const root = path.resolve(import.meta.dirname, '..');

const launchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  // Only our own pages are opened, and many machines that run tests have no user namespaces for a sandbox.
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'],
};

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: path.join(root, '.cache/e2e'),
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  // A slow machine is no defect: what hangs is ended, what takes its time is not.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  globalTeardown: './support/clean-up.ts',
  use: {
    ...{ baseURL, locale: 'it-IT', timezoneId: 'Europe/Rome', launchOptions },
    // A press waits until its button stands still: movement is left to the journeys about it (`inMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    // An impossible press fails then, and not at the end of a journey of minutes.
    actionTimeout: 45_000,
    // Recording every step of every test costs time; a failed one is run again with `--trace on`.
    trace: 'on-first-retry',
    // The worker comes some seconds after a page, and what it asks for no test can hold back: journeys that need it allow it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `"${process.execPath}" e2e/support/serve-apart.mjs`,
    cwd: root,
    url: `${baseURL}/health/ready`,
    timeout: 90_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      ...throwAway,
      ZANGA_FOLLOW_PARENT: '1',
      NODE_ENV: 'production',
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000',
      // All people of a run come from one machine; what a single order may be is not widened.
      ORDER_LIMIT_FACTOR: '100000',
      PREWARM_PICTURES: '0',
      // Tests call from many addresses, as different people do.
      TRUST_PROXY: 'loopback',
      // From them the sandbox would be hidden, unless it is switched on.
      SANDBOX: '1',
    },
  },
  // Each test runs on one size, the phone that most people come with; `sizes.ts` says which ones need the other.
  projects: [
    {
      name: 'phone',
      grepInvert: onlyDesktop,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grep: onDesktop, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
