import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { openEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/open.ts';
import { freePort } from '../../apps/server/src/platform/embedded-postgres/processes.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { today } from '../../apps/server/test/rolling/older-release.ts';
import { chromiumPath } from '../../bench/shop.ts';
import { settled } from '../support/page.ts';
import { newPerson } from '../support/people.ts';
import { chooseWay, fillCart, writeContact } from '../support/till.ts';
import { type Node, openBalancer } from './balancer.ts';
import { buildOther, builtFiles } from './two-builds.ts';

// npm run test:rolling:pages: two releases with other pages over one database. Each one's node gives every file of the other,
// and who has opened a page of one orders in it while the other answers. Nothing may be missing, no page may begin anew.

const say = (line: string) => void process.stdout.write(`${line}\n`);
const failures: string[] = [];

say('building the other release …');
const other = buildOther();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zanga-rolling-pages-'));
const database = await openEmbeddedPostgres({
  dataDir: path.join(folder, 'postgres'),
  log: makeLog({ LOG_LEVEL: 'silent' }),
});
const processes: ChildProcess[] = [];

const serve = async (release: string, name: string): Promise<Node> => {
  const port = await freePort();
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: release,
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: database.url, DATA_DIR: folder },
      ...{ SANDBOX: '1', RATE_LIMIT: '1000000', ORDER_LIMIT_FACTOR: '1000000', PREWARM_PICTURES: '0' },
      ...{ LOG_LEVEL: 'error', DRAIN_SECONDS: '0' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  processes.push(child);
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (answer?.ok) return { name, port };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The node of the ${name} release ended with ${child.exitCode}`);
};

/** Every file of one build, asked of the node of the other. */
const askForAll = async (
  files: ReadonlyMap<string, Buffer>,
  own: ReadonlyMap<string, Buffer>,
  node: Node,
) => {
  const foreign = [...files].filter(([file]) => !own.has(file));
  for (const [file, body] of foreign) {
    const answer = await fetch(`http://127.0.0.1:${node.port}${file}`);
    const same = answer.ok && Buffer.from(await answer.arrayBuffer()).equals(body);
    if (!same) failures.push(`${file} of the ${node.name} node: ${answer.status}`);
  }
  say(`the ${node.name} node was asked for ${foreign.length} files of the other build (it has ${own.size})`);
};

/** A slow machine is no defect. */
const patienceMs = 120_000;

/** One person's order in one page that stays open, while the node behind it becomes another. */
const orderAcross = async (page: Page, change: () => void) => {
  page.on('pageerror', (error) => failures.push(`in the page: ${error}`));
  page.setDefaultTimeout(patienceMs);
  await fillCart(page, 'pickup');
  await page.goto('/checkout');
  await page.getByRole('heading', { name: 'Il tuo ordine', exact: true }).waitFor();
  await settled(page);
  await page.evaluate(() => Reflect.set(window, 'opened', true));
  change();
  await page.getByRole('radio', { name: /^Ritiro/ }).waitFor();
  await chooseWay(page, 'pickup');
  await writeContact(page, newPerson());
  await page.getByRole('radio', { name: /^Alla cassa/ }).check();
  await page.getByRole('button', { name: /^Ordina/ }).click();
  await page.waitForURL(/\/thank-you\?ordine=ord_/);
  await page.getByText('Il tuo numero').waitFor();
  await page.getByRole('link', { name: 'Segui l’ordine' }).click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (!(await page.evaluate(() => Reflect.get(window, 'opened')))) failures.push('the page has begun anew');
};

const openPages = async (
  nodes: readonly [Node, Node],
  built: Record<string, ReadonlyMap<string, Buffer>>,
) => {
  const program = chromiumPath();
  const port = await freePort();
  process.env.E2E_PORT = String(port);
  const balancer = await openBalancer(port);
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  for (const [from, to] of [nodes, nodes.toReversed()]) {
    if (!from || !to) continue;
    balancer.asked.length = 0;
    balancer.send(from);
    const look = { baseURL: `http://localhost:${port}`, locale: 'it-IT', timezoneId: 'Europe/Rome' } as const;
    const size = { width: 390, height: 844 };
    // Prefetched code would hide the calls: each file comes over the wire when needed.
    const context = await browser.newContext({ ...look, viewport: size, serviceWorkers: 'block' });
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
    await orderAcross(page, () => balancer.send(to)).catch((error: unknown) =>
      failures.push(`the order in a page of the ${from.name} release: ${error}`),
    );
    await context.close();
    const foreign = balancer.asked.filter(
      ({ node, path: file }) => node === to.name && !built[to.name]?.has(file),
    );
    for (const { path: file, status } of balancer.asked)
      if (status >= 400) failures.push(`${file}: ${status}`);
    if (foreign.length === 0) failures.push(`no code of the ${from.name} page came from the ${to.name} node`);
    say(
      `a page of the ${from.name} release was ordered in to the end over the ${to.name} node, which gave ${foreign.length} files of the other build`,
    );
  }
  await browser.close();
  balancer.close();
};

try {
  const built = { older: builtFiles(other), newer: builtFiles(today) };
  const older = await serve(other, 'older');
  const newer = await serve(today, 'newer');
  await askForAll(built.older, built.newer, newer);
  await askForAll(built.newer, built.older, older);
  await openPages([older, newer], built);
} finally {
  for (const child of processes) {
    const gone = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await gone;
  }
  await database.stop();
  for (const made of [other, folder]) fs.rmSync(made, { recursive: true, force: true });
}
for (const failure of failures.slice(0, 20)) say(`FAILED ${failure}`);
say(failures.length === 0 ? 'nothing was missing' : `${failures.length} failures`);
process.exitCode = failures.length > 0 ? 1 : 0;
