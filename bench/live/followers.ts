import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import os from 'node:os';
import { hashToken } from '../../apps/server/src/modules/accounts/testing.ts';
import { urlOf } from '../../apps/server/src/platform/embedded-postgres/connection.ts';
import { openStall } from '../order-stall.ts';
import { type Running, run } from '../process.ts';
import { kept, percentile, type Row, report, rounded } from '../table.ts';

// A thousand followers of one board, and what one change costs until all have been told. BEFORE names another working tree,
// whose server is measured in the same run.
const followers = Number(process.env.FOLLOWERS ?? 1_000);
const perWorker = 5;
const changes = Number(process.env.CHANGES ?? 10);

const stall = await openStall();
const { db, database, shop } = stall;

const signInWorker = async (number: number): Promise<string> => {
  const token = randomUUID();
  const id = `usr_bench${number}`;
  const user = { id, email: `banco${number}@example.it`, firstname: 'Ada', lastname: 'Rossi' };
  await db.insertInto('users').values(user).execute();
  await db.insertInto('user_roles').values({ user_id: id, role: 'worker', shop_id: shop }).execute();
  const expires_at = new Date(Date.now() + 3_600_000);
  await db
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(token), user_id: id, expires_at })
    .execute();
  return token;
};

/** Everybody who looks, and when the last event of each came. */
const followBoard = async (base: string, tokens: readonly string[]) => {
  const seen: { count: number; at: number }[] = [];
  const url = `${base}/api/backoffice/board/live?shop=${shop}`;
  const open = (token: string) =>
    new Promise<() => void>((resolve, reject) => {
      const mine = { count: 0, at: 0 };
      seen.push(mine);
      const request = get(url, { agent: false, headers: { authorization: `Bearer ${token}` } }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`A follower was answered with ${answer.statusCode}`));
        answer.setEncoding('latin1');
        answer.on('data', (text: string) => {
          if (!text.includes('data:')) return;
          mine.count += 1;
          mine.at = performance.now();
          resolve(() => request.destroy());
        });
      });
      request.on('error', () => undefined);
    });
  const closing: (() => void)[] = [];
  for (let at = 0; at < followers; at += 5) {
    const some = Array.from({ length: Math.min(5, followers - at) }, (_, one) =>
      open(tokens[Math.floor((at + one) / perWorker)] ?? ''),
    );
    closing.push(...(await Promise.all(some)));
  }
  return { seen, leave: () => closing.forEach((close) => void close()) };
};

const measure = async (measured: string, server: Running, tokens: readonly string[]): Promise<Row> => {
  const began = performance.now();
  const { seen, leave } = await followBoard(server.url, tokens);
  const opened = performance.now() - began;
  const waits: number[] = [];
  let [cpu, databaseCpu] = [0, 0];
  // The first change is for warming up.
  for (let change = 0; change <= changes; change += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const before = seen.map(({ count }) => count);
    const [cpuBefore, databaseBefore] = [server.cpu(), database.cpu()];
    const until = new Date(Date.now() + (change + 60) * 60_000);
    await db.updateTable('shops').set({ paused_until: until }).where('id', '=', shop).execute();
    const changed = performance.now();
    while (seen.some(({ count }, at) => count === before[at]))
      await new Promise((resolve) => setTimeout(resolve, 5));
    if (change === 0) continue;
    waits.push(...seen.map(({ at }) => at - changed));
    cpu += server.cpu() - cpuBefore;
    databaseCpu += database.cpu() - databaseBefore;
  }
  leave();
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

try {
  const tokens: string[] = [];
  while (tokens.length < Math.ceil(followers / perWorker)) tokens.push(await signInWorker(tokens.length));
  // What was measured with others in number stays.
  const rows: Row[] = kept('followers').filter((row) => row.followers !== followers);
  if (process.env.BEFORE) {
    const url = urlOf(stall.connection);
    const env = { BENCH_TREE: process.env.BEFORE, DATABASE_URL: url, SANDBOX: '1' };
    const before = await run('zanga.ts', [], env);
    rows.push(await measure('before: each follower reads', before, tokens));
    await before.stop();
  }
  rows.push(await measure('one reading for all who follow', stall.zanga, tokens));
  report('followers', rows, [
    'One board with its shop’s pause moved. CPU is that of the server’s own process and of all of the database’s.',
    `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)} on ${os.cpus().length} cores: waits are the machine’s as well as ours, CPU is not.`,
  ]);
} finally {
  await stall.close();
}
