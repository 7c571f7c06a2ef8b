import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Cart } from '@zanga/contract/ordering/carts';
import { formFor, openStall } from './order-stall.ts';
import { median, percentile, report, rounded } from './table.ts';

// Carts and orders of honest clients, a person and an address each, while one client asks with forty connections for
// whatever costs most; beside the same without it, in turns. The goal is two thirds. Client, attacker, server and
// database share the machine. The pages are those that `npm run build` has built last.
const seconds = Number(process.env.SECONDS ?? 8);
const rounds = Number(process.env.ROUNDS ?? 3);
const people = 8;

const stall = await openStall({ PAGES: '1', TRUST_PROXY: 'loopback' });
let person = 0;
let wish = 0;

/** A cart and its order, from an address that nobody else has. */
const order = async () => {
  person += 1;
  const from = `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`;
  wish += 1;
  const cart = await stall.post<Cart>('/api/carts', stall.pizzas(wish), { from });
  await stall.post('/api/orders', formFor(cart, 'new'), { from });
};

type Measured = { readonly perSecond: number; readonly waits: readonly number[]; readonly cpuMs: number };

/** As many people as there are, one order after the other, until time is up. */
const measure = async (ms: number): Promise<Measured> => {
  const waits: number[] = [];
  const used = stall.zanga.cpu();
  const started = performance.now();
  const end = started + ms;
  const one = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      await order();
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: people }, one));
  const took = (performance.now() - started) / 1_000;
  return { perSecond: waits.length / took, waits, cpuMs: (stall.zanga.cpu() - used) * 1_000 };
};

type Answers = Readonly<Record<string, number>>;

/** Starts the attack from an address that has asked for nothing yet; what comes back ends it and tells what it was answered. */
const attack = (round: number) => {
  const attacker = new Worker(path.join(import.meta.dirname, 'servers/attacker.ts'), {
    workerData: { url: stall.zanga.url, from: `203.0.113.${round}`, connections: 40 },
  });
  return async (): Promise<Answers> => {
    const said = new Promise<Answers>((resolve) => attacker.once('message', resolve));
    attacker.postMessage('stop');
    const answers = await said;
    await attacker.terminate();
    return answers;
  };
};

try {
  await measure(seconds * 1_000);
  const quiet: Measured[] = [];
  const attacked: Measured[] = [];
  const answers: Record<string, number> = {};
  for (let round = 1; round <= rounds; round += 1) {
    quiet.push(await measure(seconds * 1_000));
    const stop = attack(round);
    attacked.push(await measure(seconds * 1_000));
    for (const [status, count] of Object.entries(await stop()))
      answers[status] = (answers[status] ?? 0) + count;
  }
  const speed = (all: readonly Measured[]) => median(all.map(({ perSecond }) => perSecond));
  const cpuOf = (all: readonly Measured[]) =>
    all.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / all.reduce((sum, { waits }) => sum + waits.length, 0);
  const row = (measured: string, all: readonly Measured[]) => {
    const waits = all.flatMap((one) => one.waits);
    return {
      'carts and their orders': measured,
      'a second': rounded(speed(all), 1),
      'p50 ms': rounded(percentile(waits, 0.5), 1),
      'p99 ms': rounded(percentile(waits, 0.99), 1),
      'of without': rounded(speed(all) / speed(quiet), 3),
      'server CPU ms each': rounded(cpuOf(all), 1),
      'share of the server that orders have': rounded(cpuOf(quiet) / cpuOf(all), 3),
    };
  };
  const told = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
  report(
    'one-client',
    [row('without', quiet), row('while one client does its worst', attacked)],
    [
      `${people} people at a time, ${rounds} rounds of ${seconds} seconds each way in turns, the median of them; the goal is 0.667.`,
      `Forty connections of one address asked for pages, unknown addresses, searches of dishes and places, pictures and lists, always others: ${told.join(', ')}.`,
      'The share is what an order costs the server without the attack, of all that it used for each while it went on: it depends less on what else the machine does.',
      `The machine was shared: its load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)} on ${os.cpus().length} cores.`,
    ],
  );
} finally {
  await stall.close();
}
