import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from './database.ts';
import { type Running, run } from './process.ts';
import { askRaw } from './raw-answer.ts';
import { residentMegabytes } from './shop.ts';
import { percentile, type Row, report, rounded } from './table.ts';
import { typedSearches } from './typed-searches.ts';

// New searches over the big seed: the wait of a person who types. Server, database and client share the machine.
// DATABASE_URL names a database of this machine, filled by `npm run seed:big`.
const count = Number(process.env.SEARCHES ?? 2_000);
/** Warm-up: a fresh process reads the catalogue first, and its code is not compiled yet. */
const starting = 200;
/** The system counts processor time in hundredths of a second, so one change needs many to measure. */
const changes = Number(process.env.CHANGES ?? 400);
const concurrency = 8;

// Making pictures beforehand would be counted too.
const zanga = await run('zanga.ts', [], { PREWARM_PICTURES: '0' });
const database = await openDatabase();

const agent = new Agent({ keepAlive: true, maxSockets: concurrency + 1 });

const timed = async (url: string) => {
  const started = performance.now();
  const { status } = await askRaw(url, agent);
  if (status !== 200) throw new Error(`${url} was answered with ${status}`);
  return performance.now() - started;
};
const searchUrl = (text: string, more = '') =>
  `${zanga.url}/api/products/search?search=${encodeURIComponent(text)}${more}`;

const waitsOf = (waits: readonly number[]) => ({
  'p50 ms': rounded(percentile(waits, 0.5), 1),
  'p99 ms': rounded(percentile(waits, 0.99), 1),
  'worst ms': rounded(
    waits.reduce((worst, wait) => Math.max(worst, wait), 0),
    1,
  ),
});

/** All searches, eight at a time. */
const measureSearches = async (asked: string, urls: readonly string[], server: Running): Promise<Row> => {
  const left = urls.values();
  const waits: number[] = [];
  const [started, cpu, databaseCpu] = [performance.now(), server.cpu(), database.cpu()];
  const ask = async () => {
    for (const url of left) waits.push(await timed(url));
  };
  await Promise.all(Array.from({ length: concurrency }, ask));
  const each = (seconds: number) => rounded((seconds / waits.length) * 1000, 2);
  return {
    asked,
    times: waits.length,
    ...waitsOf(waits),
    'searches/s': Math.round((waits.length / (performance.now() - started)) * 1000),
    'server CPU ms each': each(server.cpu() - cpu),
    'database CPU ms each': each(database.cpu() - databaseCpu),
  };
};

/** Floor of the client: the bytes of a search from a server that only writes them. */
const measureFloor = async (url: string): Promise<Row> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-'));
  const { body, encoding } = await askRaw(url, agent);
  writeFileSync(path.join(folder, 'answer'), body);
  const bare = await run('bare.ts', [path.join(folder, 'answer'), encoding]);
  try {
    const urls = Array.from({ length: count }, () => bare.url);
    return await measureSearches('the same bytes of a bare node:http server', urls, bare);
  } finally {
    await bare.stop();
    rmSync(folder, { recursive: true });
  }
};

/** Changes the catalogue, and waits until the server has heard of it. */
const change = async () => {
  await database.touchCatalogue();
  await wait(50);
};

/** First search after a change, and the cost of both, without other load. */
const measureChanges = async (): Promise<Row> => {
  const firstAfter = async (text: string) => {
    await change();
    return timed(searchUrl(text));
  };
  for (let nth = 0; nth < starting; nth += 1) await firstAfter(`riso ${nth}`);
  const waits: number[] = [];
  const [cpu, databaseCpu] = [zanga.cpu(), database.cpu()];
  for (let nth = 0; nth < changes; nth += 1) waits.push(await firstAfter(`pizza ${nth}`));
  const each = (seconds: number) => rounded((seconds / changes) * 1000, 1);
  return {
    asked: 'the first after a change',
    times: changes,
    ...waitsOf(waits),
    'server CPU ms each': each(zanga.cpu() - cpu),
    'database CPU ms each': each(database.cpu() - databaseCpu),
  };
};

/** Wait of another client while the first search after a change is answered. */
const measureMeanwhile = async (): Promise<Row> => {
  const waits: number[] = [];
  for (let nth = 0; nth < changes; nth += 1) {
    await change();
    let searching = true;
    const others = async () => {
      while (searching) waits.push(await timed(`${zanga.url}/health/live`));
    };
    const search = timed(searchUrl(`pasta ${nth}`)).then(() => {
      searching = false;
    });
    await Promise.all([search, others()]);
  }
  return { asked: 'something else, meanwhile', times: waits.length, ...waitsOf(waits) };
};

try {
  const texts = await typedSearches(zanga.url, starting + count);
  const idle = rounded(residentMegabytes(zanga.pid), 0);
  const near = '&filter_delivery_address=37.5079,15.0830';
  const [first, fresh] = [texts.slice(0, starting), texts.slice(starting)];
  const measure = (asked: string, some: readonly string[], more = '') =>
    measureSearches(
      asked,
      some.map((text) => searchUrl(text, more)),
      zanga,
    );
  const rows = [
    await measure('the first of a new process', first),
    await measure('what nobody has asked before', fresh),
    await measure('the same, delivered to a place', fresh, near),
    await measureFloor(searchUrl('pizza')),
  ];
  rows.push(await measureChanges(), await measureMeanwhile());
  report('search', rows, [
    `${concurrency} at a time. Server, database and client share the machine.`,
    `Memory of the server: ${idle} MB before the first search, ${rounded(residentMegabytes(zanga.pid), 0)} MB after the last.`,
  ]);
} finally {
  agent.destroy();
  await zanga.stop();
  await database.close();
}
