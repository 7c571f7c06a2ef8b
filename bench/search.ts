import { run } from './process.ts';
import { percentile, report, rounded } from './table.ts';

// Searches nobody has asked before, over the big seed: what a person who types waits for.
const searches = Number(process.env.SEARCHES ?? 2_000);
const concurrency = 8;

const zanga = await run('zanga.ts');

/** A small generator of our own, so that every run asks the same. */
const makeRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const words = async () => {
  const names = new Set<string>();
  for (let page = 1; page <= 10; page++) {
    const answer = await fetch(`${zanga.url}/api/products?page=${page}&sort=name`);
    const { data } = (await answer.json()) as { data: { name: string }[] };
    for (const { name } of data) names.add(name.toLowerCase());
  }
  return [...names];
};

const spoil = (text: string, random: () => number) => {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  return text.slice(0, at) + text.slice(at + 1);
};

const queriesFrom = (names: readonly string[]) => {
  const random = makeRandom(7);
  const queries = new Set<string>();
  while (queries.size < searches) {
    const name = names[Math.floor(random() * names.length)] ?? 'pizza';
    const prefix = name.slice(0, 2 + Math.floor(random() * name.length));
    const typed = random() < 0.3 && prefix.length > 4 ? spoil(prefix, random) : prefix;
    queries.add(random() < 0.2 ? `${typed} ${Math.floor(random() * 1_000)}` : typed);
    if (queries.size >= names.length * 12) break;
  }
  return [...queries];
};

try {
  const queries = queriesFrom(await words());
  const waits: number[] = [];
  let next = 0;
  const ask = async () => {
    for (let query = queries[next++]; query !== undefined; query = queries[next++]) {
      const started = performance.now();
      const answer = await fetch(`${zanga.url}/api/products/search?search=${encodeURIComponent(query)}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`“${query}” was answered with ${answer.status}`);
      waits.push(performance.now() - started);
    }
  };
  const started = performance.now();
  const cpu = zanga.cpu();
  await Promise.all(Array.from({ length: concurrency }, ask));
  const elapsed = (performance.now() - started) / 1000;
  report('search', [
    {
      searches: waits.length,
      concurrency,
      'p50 ms': rounded(percentile(waits, 0.5), 1),
      'p99 ms': rounded(percentile(waits, 0.99), 1),
      'worst ms': rounded(Math.max(...waits), 1),
      'searches/s': Math.round(waits.length / elapsed),
      'server CPU ms each': rounded(((zanga.cpu() - cpu) / waits.length) * 1000, 2),
    },
  ]);
} finally {
  zanga.stop();
}
