import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from './database.ts';
import { run } from './process.ts';
import { residentMegabytes } from './shop.ts';
import { percentile, type Row, report, rounded } from './table.ts';
import { typedSearches } from './typed-searches.ts';

// Searches nobody has asked before, over the big seed: what a person who types waits for. The server, the database and
// whoever asks share the machine. DATABASE_URL names a database filled by `npm run seed:big`, on this machine.
const count = Number(process.env.SEARCHES ?? 2_000);
/** A process that has just started reads the catalogue first, and has yet to find out what it does most. */
const starting = 200;
const changes = Number(process.env.CHANGES ?? 20);
const concurrency = 8;

const zanga = await run('zanga.ts');
const database = await openDatabase();

const timed = async (path: string) => {
  const started = performance.now();
  const answer = await fetch(zanga.url + path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return performance.now() - started;
};
const search = (text: string, more = '') =>
  timed(`/api/products/search?search=${encodeURIComponent(text)}${more}`);

const waitsOf = (waits: readonly number[]) => ({
  'p50 ms': rounded(percentile(waits, 0.5), 1),
  'p99 ms': rounded(percentile(waits, 0.99), 1),
  'worst ms': rounded(Math.max(...waits), 1),
});

/** As many as there are, eight at a time. */
const measureSearches = async (asked: string, texts: readonly string[], more = ''): Promise<Row> => {
  const left = texts.values();
  const waits: number[] = [];
  const [started, cpu, databaseCpu] = [performance.now(), zanga.cpu(), database.cpu()];
  const ask = async () => {
    for (const text of left) waits.push(await search(text, more));
  };
  await Promise.all(Array.from({ length: concurrency }, ask));
  const each = (seconds: number) => rounded((seconds / waits.length) * 1000, 2);
  return {
    asked,
    times: waits.length,
    ...waitsOf(waits),
    'searches/s': Math.round((waits.length / (performance.now() - started)) * 1000),
    'server CPU ms each': each(zanga.cpu() - cpu),
    'database CPU ms each': each(database.cpu() - databaseCpu),
  };
};

/** The search after a change of the catalogue, which has it read again, and what somebody else waits for meanwhile. */
const measureChanges = async (): Promise<Row[]> => {
  const [first, others]: [number[], number[]] = [[], []];
  let [cpu, databaseCpu] = [0, 0];
  for (let change = 0; change < changes; change += 1) {
    await database.touchCatalogue();
    await wait(50);
    [cpu, databaseCpu] = [cpu - zanga.cpu(), databaseCpu - database.cpu()];
    let reading = true;
    const meanwhile = async () => {
      while (reading) others.push(await timed('/health/live'));
    };
    const stop = search(`pizza ${change}`).then((ms) => {
      reading = false;
      return ms;
    });
    const [ms] = await Promise.all([stop, meanwhile()]);
    first.push(ms);
    [cpu, databaseCpu] = [cpu + zanga.cpu(), databaseCpu + database.cpu()];
  }
  const each = {
    'server CPU ms each': rounded((cpu / changes) * 1000, 1),
    'database CPU ms each': rounded((databaseCpu / changes) * 1000, 1),
  };
  return [
    { asked: 'the first after a change', times: first.length, ...waitsOf(first), ...each },
    { asked: 'something else, meanwhile', times: others.length, ...waitsOf(others) },
  ];
};

try {
  const texts = await typedSearches(zanga.url, starting + count);
  const idle = rounded(residentMegabytes(zanga.pid), 0);
  const [first, fresh] = [texts.slice(0, starting), texts.slice(starting)];
  const rows = [
    await measureSearches('the first of a new process', first),
    await measureSearches('what nobody has asked before', fresh),
    await measureSearches(
      'the same, delivered to a place',
      fresh,
      '&filter_delivery_address=37.5079,15.0830',
    ),
  ];
  rows.push(...(await measureChanges()));
  report('search', rows, [
    `${concurrency} at a time. Server, database and client share the machine.`,
    `Memory of the server: ${idle} MB before the first search, ${rounded(residentMegabytes(zanga.pid), 0)} MB after the last.`,
  ]);
} finally {
  zanga.stop();
  await database.close();
}
