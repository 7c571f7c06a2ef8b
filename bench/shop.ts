import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { smallHeap } from '../scripts/setup/memory-given-back.mjs';

const root = path.resolve(import.meta.dirname, '..');

export type Shop = { readonly url: string; readonly pid: number; readonly stop: () => Promise<void> };

/** Repeats an unanswered call: one lost while the shop opened would be waited for. */
const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    (response) => response.ok,
    () => false,
  );

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const patienceMs = 10 * 60_000;
const silenceMs = 30_000;

/** Last line of the opening shop's log: it first renews packages and pages older than the tree. */
const lastWord = (log: string): string => readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? '';

/** Opens the demo shop in its own folder like `npm start`; pages older than the tree are built first. */
export const openShop = async (dataDir?: string): Promise<Shop> => {
  const own = dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-shop-'));
  const port = randomInt(30_000, 40_000);
  const url = `http://localhost:${port}`;
  const log = path.join(own, 'start.log');
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, [...smallHeap, 'scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: own,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '1000000',
      ORDER_LIMIT_FACTOR: '1000000',
      PREWARM_PICTURES: '0',
    },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const started = performance.now();
  let told = started;
  while (!(await answers(`${url}/home`))) {
    if (child.exitCode !== null)
      throw new Error(`The shop did not open (${child.exitCode}): ${lastWord(log)}`);
    const now = performance.now();
    if (now - started > patienceMs) {
      child.kill('SIGTERM');
      throw new Error(`The shop did not open in ${patienceMs / 60_000} minutes: ${lastWord(log)}`);
    }
    if (now - told > silenceMs) {
      told = now;
      console.log(`the shop is still opening: ${lastWord(log)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
      if (!dataDir) rmSync(own, { recursive: true, force: true });
    },
  };
};

/** Memory of one process in megabytes, by the system. */
export const residentMegabytes = (pid: number): number => {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/);
  return Number(line?.[1] ?? 0) / 1024;
};

/** Path of an installed Chromium. */
export const chromiumPath = (): string => {
  const known = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium-browser',
  ];
  const found = known.find((file) => file && readdirSync(path.dirname(file)).includes(path.basename(file)));
  if (!found) throw new Error('No Chromium: set CHROMIUM_PATH');
  return found;
};

/** Pages that represent the shop: home, a category, a product. */
export const samplePages = async (url: string) => {
  const brand = (await (await fetch(`${url}/api/brands/1`)).json()) as {
    categories: { slug: string; product_count: number }[];
  };
  const category = brand.categories.toSorted((a, b) => b.product_count - a.product_count)[0]?.slug ?? '';
  const list = (await (await fetch(`${url}/api/products?sort=popular&paginate=1`)).json()) as {
    data: { slug: string }[];
  };
  return {
    home: `${url}/home`,
    category: `${url}/${category}`,
    product: `${url}/prodotto/${list.data[0]?.slug}`,
  };
};
