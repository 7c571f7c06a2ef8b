import { get } from 'node:http';
import os from 'node:os';
import { openStall } from '../order-stall.ts';
import { percentile, report, rounded } from '../table.ts';

// A thousand open pages of the shop hear that a price has changed: what it costs the server until all have been told.
const followers = Number(process.env.FOLLOWERS ?? 1_000);
const changes = Number(process.env.CHANGES ?? 10);

const stall = await openStall();
const { db, zanga } = stall;

const seen: { count: number; at: number }[] = [];
const open = () =>
  new Promise<() => void>((resolve, reject) => {
    const mine = { count: 0, at: 0 };
    seen.push(mine);
    const request = get(`${zanga.url}/api/changes`, { agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A page was answered with ${answer.statusCode}`));
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

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

try {
  const leave: (() => void)[] = [];
  while (leave.length < followers)
    leave.push(...(await Promise.all(Array.from({ length: Math.min(10, followers - leave.length) }, open))));
  const waits: number[] = [];
  let cpu = 0;
  // The first change is for warming up.
  for (let change = 0; change <= changes; change += 1) {
    await pause(500);
    const before = seen.map(({ count }) => count);
    const cpuBefore = zanga.cpu();
    await db
      .updateTable('products')
      .set({ price_cents: 700 + change })
      .where('slug', '=', 'norma')
      .execute();
    const changed = performance.now();
    while (seen.some(({ count }, at) => count === before[at])) await pause(5);
    if (change === 0) continue;
    waits.push(...seen.map(({ at }) => at - changed));
    cpu += zanga.cpu() - cpuBefore;
  }
  for (const end of leave) end();
  report(
    'told-changes',
    [
      {
        measured: 'open pages told of a new price',
        followers,
        changes,
        'p50 ms': rounded(percentile(waits, 0.5), 0),
        'p99 ms': rounded(percentile(waits, 0.99), 0),
        'server CPU ms a change': rounded((cpu / changes) * 1_000, 0),
      },
    ],
    [
      'A price changed; the waits hold the 150 ms for which changes are gathered. What the pages ask for then is answered from what is kept (api-reads).',
      `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)} on ${os.cpus().length} cores: waits are the machine’s as well as ours, CPU is not.`,
    ],
  );
} finally {
  await stall.close();
}
