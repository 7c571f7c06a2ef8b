import os from 'node:os';
import { urlOf } from '../../apps/server/src/platform/embedded-postgres/connection.ts';
import { openStall } from '../order-stall.ts';
import { type Running, run } from '../process.ts';
import { kept, percentile, type Row, report, rounded } from '../table.ts';
import { allHaveHeard, type LineRequest, openLines } from './lines.ts';
import { signInWorker } from './staff.ts';

// A thousand followers of one board, and the cost of one change until all have heard of it. BEFORE names another
// working tree, whose server is measured in the same run.
const followers = Number(process.env.FOLLOWERS ?? 1_000);
const perWorker = 5;
const changes = Number(process.env.CHANGES ?? 10);

const stall = await openStall();
const { db, database, shop } = stall;

/** All followers: five share a token. */
const onBoard = (base: string, tokens: readonly string[]): readonly LineRequest[] =>
  Array.from({ length: followers }, (_, at) => ({
    url: `${base}/api/backoffice/board/live?shop=${shop}&tell=changes`,
    headers: { authorization: `Bearer ${tokens[Math.floor(at / perWorker)] ?? ''}` },
  }));

/** Moves the end of the shop's pause, which its board shows. */
const movePause = async (change: number) => {
  const until = new Date(Date.now() + (change + 60) * 60_000);
  await db.updateTable('shops').set({ paused_until: until }).where('id', '=', shop).execute();
};

type FollowedChange = {
  readonly measured: string;
  readonly server: Running;
  readonly asked: readonly LineRequest[];
  readonly tell: (change: number) => Promise<unknown>;
};

const measure = async ({ measured, server, asked, tell }: FollowedChange): Promise<Row> => {
  const began = performance.now();
  const lines = await openLines(asked);
  const opened = performance.now() - began;
  const waits: number[] = [];
  let [cpu, databaseCpu] = [0, 0];
  // The first change warms up.
  for (let change = 0; change <= changes; change += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const before = lines.map(({ count }) => count());
    const [cpuBefore, databaseBefore] = [server.cpu(), database.cpu()];
    await tell(change);
    const changed = performance.now();
    const heard = await allHaveHeard(lines, before, changed);
    if (change === 0) continue;
    waits.push(...heard);
    cpu += server.cpu() - cpuBefore;
    databaseCpu += database.cpu() - databaseBefore;
  }
  for (const { leave } of lines) leave();
  return {
    measured,
    followers,
    changes,
    'all have come after s': rounded(opened / 1_000, 1),
    'p50 ms': rounded(percentile(waits, 0.5), 0),
    'p99 ms': rounded(percentile(waits, 0.99), 0),
    'server CPU ms a change': rounded((cpu / changes) * 1_000, 0),
    'database CPU ms a change': rounded((databaseCpu / changes) * 1_000, 0),
  };
};

/** Floor: a server that only writes to each of as many lines. */
const measureFloor = async (): Promise<Row> => {
  const server = await run('bare-lines.ts');
  const asked = Array.from({ length: followers }, () => ({ url: server.url }));
  // Its answer comes after all writes; the clock starts at the request.
  const tell = async () => void fetch(server.url, { method: 'POST' });
  const row = await measure({ measured: 'bare node:http that writes to each', server, asked, tell });
  await server.stop();
  return row;
};

try {
  const tokens: string[] = [];
  while (tokens.length < Math.ceil(followers / perWorker))
    tokens.push(await signInWorker(db, shop, tokens.length));
  // Results for other numbers of followers stay.
  const rows: Row[] = kept('followers').filter((row) => row.followers !== followers);
  if (process.env.BEFORE) {
    const url = urlOf(stall.connection);
    const env = { BENCH_TREE: process.env.BEFORE, DATABASE_URL: url, SANDBOX: '1' };
    const before = await run('zanga.ts', [], env);
    const [measured, asked] = ['before: each follower reads', onBoard(before.url, tokens)];
    rows.push(await measure({ measured, server: before, asked, tell: movePause }));
    await before.stop();
  }
  const [measured, asked] = ['one reading for all who follow', onBoard(stall.zanga.url, tokens)];
  rows.push(await measure({ measured, server: stall.zanga, asked, tell: movePause }));
  rows.push(await measureFloor());
  report('followers', rows, [
    'One board with its shop’s pause moved. CPU is that of the server’s own process and of all of the database’s.',
    `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)} on ${os.cpus().length} cores: waits are the machine’s as well as ours, CPU is not.`,
  ]);
} finally {
  await stall.close();
}
