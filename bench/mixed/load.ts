import type { Running } from '../process.ts';
import { residentMegabytes } from '../shop.ts';
import { median } from '../table.ts';
import type { MixedShop } from './mixed-shop.ts';
import { makePeople, type People } from './people.ts';
import { makeTally, type Tally } from './tally.ts';
import { openWire } from './wire.ts';

const [readers, carters, buyers] = [8, 4, 2];
export const clients = readers + carters + buyers;

/** Slugs of products that change under load. Only the others are bought, so that their prices stay as seen. */
const changing = ({ products }: MixedShop) => products.filter((_, at) => at % 2 === 0);

/** Products for a pickup tomorrow without choices to make. */
const findGoods = async (shop: MixedShop, people: People): Promise<readonly string[]> => {
  const { post } = people.arrive(makeTally());
  const goods: string[] = [];
  for (const { slug } of shop.products.filter((_, at) => at % 2 === 1).slice(0, 60)) {
    const { deliveries } = people.wishOf([slug]);
    const cart = await post<{ issues: readonly unknown[] }>('/api/carts', {
      items: [{ product: slug, qty: 1 }],
      deliveries,
    });
    if (cart?.issues.length === 0) goods.push(slug);
  }
  if (goods.length < 5) throw new Error(`Only ${goods.length} products can be bought`);
  return goods;
};

let changes = 0;
/** Changes the price, name or mark of one product after the other. */
const change = async (shop: MixedShop) => {
  changes += 1;
  const products = changing(shop);
  const id = products[(changes * 37) % products.length]?.id;
  const set = [
    'price_cents = price_cents + 1',
    `name = 'Piatto nuovo ${changes}'`,
    `sold_out_until = now() + interval '${1 + (changes % 60)} minutes'`,
  ];
  await shop.pool.query(`update products set ${set[changes % set.length]} where id = $1`, [id]);
};

type Stretch = {
  readonly seconds: number;
  readonly changes: boolean;
  /** Called regularly with the memory. */
  readonly onSample?: (sample: Sample) => void;
};

/** `megabytes` is the system's count for the process; the others are Node's own parts of it. */
export type Sample = {
  readonly second: number;
  readonly megabytes: number;
  readonly heap: number;
  readonly outside: number;
};
const sampleMs = 10_000;
const mega = 1024 * 1024;

/** The clients of a server. */
export const openLoad = async (shop: MixedShop, server: Running, restMs: number) => {
  const wire = openWire(server.url, clients);
  const people = makePeople(shop, wire, restMs);
  const goods = await findGoods(shop, people);

  const until = async (isOver: () => boolean, work: () => Promise<void>) => {
    while (!isOver()) await work();
  };

  /** Runs all fourteen clients for a time. */
  const stretch = async ({ seconds, changes: isChanging, onSample }: Stretch) => {
    const tally: Tally = makeTally();
    const [serverCpu, databaseCpu, started] = [server.cpu(), shop.database.cpu(), performance.now()];
    const isOver = () => performance.now() - started > seconds * 1_000;
    const samples: Sample[] = [];
    const sample = async () => {
      const second = Math.round((performance.now() - started) / 1_000);
      const megabytes = Math.round(residentMegabytes(server.pid));
      const { heapUsed, external } = await server.memory();
      const one = {
        second,
        megabytes,
        heap: Math.round(heapUsed / mega),
        outside: Math.round(external / mega),
      };
      samples.push(one);
      onSample?.(one);
    };
    const timers = [
      setInterval(() => void sample(), Math.min(sampleMs, (seconds * 1_000) / 2)),
      ...(isChanging ? [setInterval(() => void change(shop), 1_000)] : []),
    ];
    await Promise.all([
      ...Array.from({ length: readers }, () => until(isOver, () => people.reader(tally, isOver))),
      ...Array.from({ length: carters }, () => until(isOver, () => people.carter(tally, goods))),
      ...Array.from({ length: buyers }, () => until(isOver, () => people.buyer(tally, goods))),
    ]);
    timers.forEach(clearInterval);
    const took = (performance.now() - started) / 1_000;
    return {
      tally,
      samples,
      took,
      serverCpu: server.cpu() - serverCpu,
      databaseCpu: shop.database.cpu() - databaseCpu,
    };
  };
  return { stretch, close: wire.close };
};

export type Stretched = Awaited<ReturnType<Awaited<ReturnType<typeof openLoad>>['stretch']>>;

/** Combines stretches of a kind: sums, and medians where one slow stretch should not count. */
export const together = (all: readonly Stretched[]) => {
  const sum = (of: (one: Stretched) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    calls: sum(({ tally }) => tally.counts.calls),
    unchanged: sum(({ tally }) => tally.counts.unchanged),
    refused: sum(({ tally }) => tally.counts.refused),
    failed: sum(({ tally }) => tally.counts.failed),
    paid: sum(({ tally }) => tally.counts.paid),
    perSecond: median(all.map(({ tally, took }) => tally.counts.calls / took)),
    perServerSecond: median(all.map(({ tally, serverCpu }) => tally.counts.calls / serverCpu)),
    serverShare: sum(({ serverCpu }) => serverCpu) / sum(({ took }) => took),
    databaseShare: sum(({ databaseCpu }) => databaseCpu) / sum(({ took }) => took),
    waitsOf: (name: string) => all.flatMap(({ tally }) => tally.waits.get(name) ?? []),
    megabytes: Math.max(...all.flatMap(({ samples }) => samples.map(({ megabytes }) => megabytes))),
  };
};
