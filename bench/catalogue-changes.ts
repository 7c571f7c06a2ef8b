import { Agent } from 'node:http';
import { openDatabase } from './database.ts';
import { run } from './process.ts';
import { askRaw } from './raw-answer.ts';
import { percentile, report, rounded } from './table.ts';

// How long a change of the catalogue takes from its commit to the readers of every process, over the big seed: two servers
// over one database, asked all the time. DATABASE_URL names a database filled by `npm run seed:big`.
const changes = Number(process.env.CHANGES ?? 100);

const nodes = [await run('zanga.ts'), await run('zanga.ts')];
const database = await openDatabase();
const agent = new Agent({ keepAlive: true });

const ask = async (url: string): Promise<string> => {
  const { status, body } = await askRaw(url, agent);
  if (status !== 200) throw new Error(`${url} was answered with ${status}`);
  return body.toString('latin1');
};

/** Unique name of the changed product. */
const name = (number: number) => `Zanzibarro ${number}`;

/** When an answer has become another. */
const changed = async (url: string, before: string): Promise<number> => {
  while ((await ask(url)) === before);
  return performance.now();
};

try {
  const product = await database.firstProduct();
  const reads = {
    'the product': `/api/products/${product.slug}`,
    'a list that holds it': '/api/products?paginate=1&sort=popular',
    'a search that finds it': '/api/products/search?search=zanzibarro',
  };
  const urls = Object.values(reads).flatMap((read) => nodes.map((node) => node.url + read));
  const waits = new Map(urls.map((url): [string, number[]] => [url, []]));
  await product.rename(name(0));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  for (let change = 1; change <= changes; change += 1) {
    const before = await Promise.all(urls.map(ask));
    await product.rename(name(change));
    const committed = performance.now();
    const seen = await Promise.all(urls.map((url, at) => changed(url, before[at] ?? '')));
    for (const [at, url] of urls.entries()) waits.get(url)?.push((seen[at] ?? Number.NaN) - committed);
  }
  await product.rename(product.name);
  const rows = Object.entries(reads).map(([read, path]) => {
    const all = nodes.flatMap((node) => waits.get(node.url + path) ?? []);
    return {
      'a change is shown by': read,
      times: all.length,
      'p50 ms': rounded(percentile(all, 0.5), 1),
      'p99 ms': rounded(percentile(all, 0.99), 1),
      'worst ms': rounded(Math.max(...all), 1),
    };
  });
  report('catalogue-changes', rows, [
    'Each change on both of two servers, one change after the other; the goal is 1,000 ms.',
  ]);
} finally {
  agent.destroy();
  for (const node of nodes) await node.stop();
  await database.close();
}
