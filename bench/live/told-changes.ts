import os from 'node:os';
import { openStall } from '../order-stall.ts';
import { percentile, report, rounded } from '../table.ts';
import { allHaveHeard, openLines } from './lines.ts';

// A thousand open pages of the shop hear of a new price: the server's cost until all have heard.
const followers = Number(process.env.FOLLOWERS ?? 1_000);
const changes = Number(process.env.CHANGES ?? 10);

const stall = await openStall();
const { db, zanga } = stall;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

try {
  const lines = await openLines(
    Array.from({ length: followers }, () => ({ url: `${zanga.url}/api/changes` })),
  );
  const waits: number[] = [];
  let cpu = 0;
  // The first change is for warming up.
  for (let change = 0; change <= changes; change += 1) {
    await pause(500);
    const before = lines.map(({ count }) => count());
    const cpuBefore = zanga.cpu();
    await db
      .updateTable('products')
      .set({ price_cents: 700 + change })
      .where('slug', '=', 'norma')
      .execute();
    const changed = performance.now();
    const heard = await allHaveHeard(lines, before, changed);
    if (change === 0) continue;
    waits.push(...heard);
    cpu += zanga.cpu() - cpuBefore;
  }
  for (const { leave } of lines) leave();
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
