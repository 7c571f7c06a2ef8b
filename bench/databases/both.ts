import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { kept, type Row, report, rounded } from '../table.ts';
import { openOwnPostgres } from './own-postgres.ts';

// The named measurements, or the decisive ones, over the embedded PostgreSQL and then over Debian's with its default
// settings: `npm run bench:both -- paid-order orders`. A table compares the processor time of both.
const scripts: Readonly<Record<string, string>> = {
  'paid-order': 'mixed/paid-order.ts',
  orders: 'orders.ts',
  mixed: 'mixed.ts',
  lists: 'lists.ts',
  'api-reads': 'api-reads.ts',
  search: 'search.ts',
};
/** Over the big seed of DATABASE_URL. */
const seeded = new Set(['api-reads', 'search']);

type Database = 'embedded' | 'stock';

const results = mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-both-'));
const resultsOf = (database: Database) => path.join(results, database);

const run = (file: string, database: Database, env: NodeJS.ProcessEnv = {}) => {
  const { status } = spawnSync(process.execPath, [...process.execArgv, file], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, BENCH_DATABASE: database, BENCH_RESULTS: resultsOf(database), ...env },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${file} ended with ${status}`);
};

const overBigSeed = async (files: readonly string[], database: Database) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-seeded-'));
  const log = makeLog({ LOG_LEVEL: 'silent' });
  const dataDir = path.join(folder, 'postgres');
  const postgres = await openOwnPostgres({ dataDir, log }, database === 'stock');
  try {
    const env = { DATABASE_URL: postgres.url };
    run('apps/server/scripts/seed-big.ts', database, env);
    for (const file of files) run(file, database, env);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

/** Columns to compare: processor time, which other load on the machine changes least. */
const compared = ['server CPU ms', 'server CPU ms each', 'database CPU ms', 'database CPU ms each', 'CPU µs'];

const beside = (name: string): Row[] => {
  const stock = kept(name, resultsOf('stock'));
  return kept(name, resultsOf('embedded')).flatMap((row, at) =>
    compared
      .filter((column) => typeof row[column] === 'number' && row[column] > 0)
      .map((column) => {
        const [ours, theirs] = [Number(row[column]), Number(stock[at]?.[column])];
        const [first, second] = Object.values(row);
        const of =
          typeof second === 'number' && name === 'orders' ? `${first}, ${second} at once` : `${first}`;
        return {
          measured: `${name}: ${of}`,
          column,
          embedded: ours,
          stock: theirs,
          ratio: rounded(theirs / ours),
        };
      }),
  );
};

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(scripts);
const filesOf = (some: readonly string[]) => some.map((name) => `bench/${scripts[name]}`);
const seededFiles = filesOf(names.filter((name) => seeded.has(name)));
for (const file of filesOf(names.filter((name) => !seeded.has(name))))
  for (const database of ['embedded', 'stock'] as const) run(file, database);
if (seededFiles.length > 0)
  for (const database of ['embedded', 'stock'] as const) await overBigSeed(seededFiles, database);
/** Measurements that were not asked for keep their last result. */
const before = kept('both').filter(({ measured }) =>
  names.every((name) => !`${measured}`.startsWith(`${name}: `)),
);
report(
  'both',
  [...before, ...names.flatMap(beside)],
  [
    'Embedded: PostgreSQL as npm brings it, without a compiler. Stock: Debian’s, default settings, JIT among them. One run, one after the other.',
    `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)} on ${os.cpus().length} cores: others were working on the machine, too.`,
  ],
);
rmSync(results, { recursive: true });
