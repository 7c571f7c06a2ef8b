import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../../src/platform/embedded-postgres/processes.ts';
import { throwAwayHome } from '../../src/platform/embedded-postgres/throw-away.ts';
import { Markers } from './markers.ts';
import { killAtOnce, processesOn, treeOf } from './process-tree.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

const patience = 60_000;

/** Targets: everything, or only our own processes, so that the next start meets a running server. */
const victims = ['everything', 'everything', 'all but the database'] as const;

/** Moments: during the start, or while people order. The first start, which makes the database, is killed too. */
const moments = ['starting', 'running'] as const;

export type Survived = {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: readonly number[];
  /** Milliseconds from each start after a kill until the shop answered. */
  readonly recoveries: readonly number[];
};

/** Kills `npm start` at random moments, many times; each next start must open by itself with all its data. */
export const surviveKills = async (kills: number, tell: (line: string) => void): Promise<Survived> => {
  const dataDir = fs.mkdtempSync(path.join(throwAwayHome(), 'zanga-crash-'));
  const markers = new Markers(dataDir);
  const recoveries: number[] = [];
  const port = await freePort();
  try {
    for (let round = 0; round < kills; round += 1) {
      const moment = moments[round % moments.length];
      const victim = victims[round % victims.length] ?? 'everything';
      const shop = startShop(dataDir, port);
      if (moment === 'running') {
        recoveries.push(await untilReady(shop));
        await killWhileWriting(shop, victim, markers);
      } else {
        await killAfter(shop, victim, Math.random() * 2_500);
      }
      tell(`${round + 1}. ${victim} killed while ${moment}; ${markers.count} rows acknowledged so far`);
    }
    const last = startShop(dataDir, port);
    recoveries.push(await untilReady(last));
    const lost = await markers.lost();
    process.kill(last.pid, 'SIGTERM');
    await last.exited;
    return { kills, acknowledged: markers.count, lost, recoveries };
  } finally {
    killAtOnce(processesOn(dataDir));
    fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
};

const untilReady = async (shop: ShopProcess): Promise<number> => {
  const started = performance.now();
  await shop.ready(patience);
  return Math.round(performance.now() - started);
};

/** From the first row on: before it no row was acknowledged that a kill could lose. */
const killWhileWriting = async (shop: ShopProcess, victim: (typeof victims)[number], markers: Markers) => {
  const killed = new AbortController();
  let killing: Promise<void> | undefined;
  await markers.writeUntil(killed.signal, () => {
    killing = killAfter(shop, victim, Math.random() * 2_000).then(() => killed.abort());
  });
  if (!killing) throw new Error('the database took no row');
  await killing;
};

const killAfter = async (shop: ShopProcess, victim: (typeof victims)[number], milliseconds: number) => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const tree = treeOf(shop.pid);
  const spared =
    victim === 'everything' ? () => true : (command: string) => !/\b(postgres|initdb)\b/.test(command);
  killAtOnce(tree.filter(({ command }) => spared(command)).map(({ pid }) => pid));
  await shop.exited;
};
