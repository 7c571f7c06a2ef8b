import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { type Running, run } from './process.ts';
import { acceptBrotli, askRaw } from './raw-answer.ts';
import { median, report, rounded } from './table.ts';

// Public reads against the floor: a bare node:http server that writes the same bytes, in the same run, turn by turn.
// DATABASE_URL names a database filled by `npm run seed:big`.
const turns = Number(process.env.TURNS ?? 5);
const seconds = Number(process.env.SECONDS ?? 3);

type Case = { readonly name: string; readonly path: string; readonly headers?: Record<string, string> };
const load = async (server: Running, url: string, headers: Record<string, string>) => {
  const before = server.cpu();
  const result = await autocannon({
    url,
    connections: 16,
    duration: seconds,
    headers: { ...acceptBrotli, ...headers },
  });
  const requests = result.requests.total;
  if (result.non2xx > 0 && headers['if-none-match'] === undefined)
    throw new Error(`${url}: ${result.non2xx} refusals`);
  return { perSecond: result.requests.average, micros: ((server.cpu() - before) / requests) * 1e6 };
};

const measure = async (zanga: Running, folder: string, { name, path: url, headers = {} }: Case) => {
  const fetched = await askRaw(zanga.url + url);
  const file = path.join(folder, `${name.replace(/\W/g, '-')}.bin`);
  writeFileSync(file, fetched.body);
  const bare = await run('bare.ts', [file, fetched.encoding]);
  const conditional = headers['if-none-match'] !== undefined;
  const rows: {
    floor: { perSecond: number; micros: number };
    ours: { perSecond: number; micros: number };
  }[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const floor = await load(bare, `${bare.url}/`, conditional ? { 'if-none-match': '"bare"' } : {});
    const ours = await load(zanga, zanga.url + url, conditional ? { 'if-none-match': fetched.etag } : {});
    rows.push({ floor, ours });
  }
  bare.stop();
  return {
    read: name,
    bytes: conditional ? 0 : fetched.body.length,
    'requests/s': Math.round(median(rows.map(({ ours }) => ours.perSecond))),
    'CPU µs': rounded(median(rows.map(({ ours }) => ours.micros)), 1),
    'floor requests/s': Math.round(median(rows.map(({ floor }) => floor.perSecond))),
    'floor CPU µs': rounded(median(rows.map(({ floor }) => floor.micros)), 1),
    'throughput ratio': rounded(median(rows.map(({ ours, floor }) => ours.perSecond / floor.perSecond))),
    'CPU ratio': rounded(median(rows.map(({ ours, floor }) => floor.micros / ours.micros))),
  };
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-'));
const zanga = await run('zanga.ts');
try {
  const list = (await (await fetch(`${zanga.url}/api/products`)).json()) as { data: { slug: string }[] };
  const slug = list.data[0]?.slug ?? '';
  const cases: Case[] = [
    { name: 'list of 60', path: '/api/products' },
    { name: 'detail', path: `/api/products/${slug}` },
    { name: 'list, not changed', path: '/api/products', headers: { 'if-none-match': 'filled in' } },
    { name: 'search, kept', path: '/api/products/search?search=pizza' },
  ];
  const rows = [];
  for (const one of cases) rows.push(await measure(zanga, folder, one));
  report('api-reads', rows, [
    `Medians of ${turns} turns of ${seconds} s at 16 connections; ratios are turn by turn, floor ÷ ours, 1 is as good as bare node:http.`,
    'Our server writes its log line and counts its metrics; the floor does nothing but write a buffer.',
  ]);
} finally {
  zanga.stop();
  rmSync(folder, { recursive: true, force: true });
}
