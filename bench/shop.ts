import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

export type Shop = { readonly url: string; readonly pid: number; readonly stop: () => Promise<void> };

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Opens the demo shop in a folder of its own, as `npm start` does once everything is installed and built. */
export const openShop = async (dataDir?: string): Promise<Shop> => {
  const own = dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-shop-'));
  const port = randomInt(30_000, 40_000);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
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
    stdio: 'ignore',
  });
  while (!(await answers(`${url}/home`))) {
    if (child.exitCode !== null) throw new Error(`The shop did not open (${child.exitCode})`);
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

/** Memory of one process, in megabytes, as the system counts it. */
export const residentMegabytes = (pid: number): number => {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/);
  return Number(line?.[1] ?? 0) / 1024;
};

/** A Chromium of the machine. */
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

/** The pages that stand for the shop in measurements: home, a category, a product. */
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
