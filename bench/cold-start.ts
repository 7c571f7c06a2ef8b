import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openShop, residentMegabytes } from './shop.ts';
import { median, report, rounded } from './table.ts';

// From the command to the first answered page, on a checkout that is installed and built.
const runs = Number(process.env.RUNS ?? 5);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'zanga-cold-'));

const time = async () => {
  const started = performance.now();
  const shop = await openShop(dataDir);
  const seconds = (performance.now() - started) / 1000;
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const memory = residentMegabytes(shop.pid);
  await shop.stop();
  return { seconds, memory };
};

try {
  const first = await time();
  const later = [];
  for (let run = 0; run < runs; run++) later.push(await time());
  report(
    'cold-start',
    [
      {
        start: 'first, with database and demo shop',
        's to the first page': rounded(first.seconds),
        'MB idle': Math.round(first.memory),
      },
      {
        start: `later, median of ${runs}`,
        's to the first page': rounded(median(later.map(({ seconds }) => seconds))),
        'MB idle': Math.round(median(later.map(({ memory }) => memory))),
      },
    ],
    ['Memory is that of the one Node process, without PostgreSQL, three seconds after the first page.'],
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
