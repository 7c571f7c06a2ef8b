import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Cart } from '@zanga/contract/ordering/carts';
import { openMixedShop } from './mixed/mixed-shop.ts';
import { type Measured, openHonest, people } from './one-client/honest.ts';
import { hundredLines, type Known, type ShapeName, shapes } from './one-client/shapes.ts';
import type { Attack } from './servers/attacker.ts';
import { type Row, report, rounded } from './table.ts';

// Reads and carts of honest people, an address each, while one client asks over many connections for the dearest
// calls; in turns with the same load without it. Clients, attacker, server and database share the machine. Pages come
// from the last `npm run build`. SHAPES and CONNECTIONS choose some, BENCH_TREE another working tree's server.
const seconds = Number(process.env.SECONDS ?? 4);
/** Warm-up that spends the burst a fresh address has. */
const warmUpMs = Number(process.env.WARM_UP ?? 2) * 1_000;
const goal = 0.667;
const connections = (process.env.CONNECTIONS ?? '8,40,200').split(',').map(Number);
const chosen = process.env.SHAPES?.split(',');
const names = (Object.keys(shapes) as ShapeName[]).filter(
  (name) => !chosen || chosen.some((word) => name.includes(word)),
);

const shop = await openMixedShop();
const server = await shop.serve({
  REAL_LIMITS: '1',
  PAGES_RATE_LIMIT: '1200',
  BENCH_TREE: process.env.BENCH_TREE,
});
const honest = await openHonest(shop, server);
const { rows: pictures } = await shop.pool.query<{ id: string }>(
  'select id from pictures order by id limit 200',
);
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let attacks = 0;
/** Starts the hostile client from a fresh address; the returned function ends it and returns its answers. */
const attack = async (shape: ShapeName, count: number) => {
  attacks += 1;
  const from = `203.0.113.${attacks}`;
  const cart = await honest.ask(from, '/api/carts', { items: hundredLines(honest.goods, attacks) });
  const known: Known = {
    categories: shop.categories,
    products: honest.goods,
    pictures: pictures.map(({ id }) => id),
    // The posted call answers with a cart.
    cart: (JSON.parse(cart.toString()) as Cart).token ?? '',
  };
  const workerData: Attack = { url: server.url, from, connections: count, shape, known };
  const attacker = new Worker(path.join(import.meta.dirname, 'servers/attacker.ts'), { workerData });
  return async (): Promise<string> => {
    const said = new Promise<Record<string, number>>((resolve) => attacker.once('message', resolve));
    attacker.postMessage('stop');
    const answers = await said;
    await attacker.terminate();
    return Object.entries(answers)
      .map(([status, times]) => `${times} × ${status}`)
      .join(', ');
  };
};

const rowOf = (name: string, quiet: Measured, beside: Measured): Row => ({
  'what it asks for': name,
  'reads keep': rounded(quiet.readMs / beside.readMs),
  'carts keep': rounded(quiet.cartMs / beside.cartMs),
  'visits keep': rounded(beside.visits / beside.seconds / (quiet.visits / quiet.seconds)),
  'CPU of a visit, of all that was used': rounded(quiet.cpuMs / beside.cpuMs),
  'visits a second without': rounded(quiet.visits / quiet.seconds, 1),
});

try {
  await honest.measure(2 * seconds * 1_000);
  const rows: Row[] = [];
  for (const shape of names)
    for (const count of connections) {
      const quiet = await honest.measure(seconds * 1_000);
      const stop = await attack(shape, count);
      await honest.measure(warmUpMs);
      const beside = await honest.measure(seconds * 1_000);
      const answered = await stop();
      const row = { ...rowOf(`${shape}, ${count} connections`, quiet, beside), 'it was answered': answered };
      console.log(Object.values(row).join(' · '));
      rows.push(row);
      await rest(500);
    }
  const least = Math.min(
    ...rows.map((row) => Math.min(Number(row['reads keep']), Number(row['carts keep']))),
  );
  report('one-client', rows, [
    `${people} people at a time, each from an address of their own; each row is ${seconds} seconds without and as many with one client of that shape, after ${warmUpMs / 1_000} that are not counted, in which it spends what a fresh address may take at once.`,
    `The goal is that honest reads and carts keep ${goal} of their speed; the least here is ${rounded(least)}.`,
    'The share of CPU is what a visit costs server and database without the client, of all they used for each beside it: it depends less on what else the machine does.',
    `The machine was shared: its load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)} on ${os.cpus().length} cores.`,
  ]);
} finally {
  honest.close();
  await server.stop();
  await shop.close();
}
