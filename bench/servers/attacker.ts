import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { type HostileCall, type Known, type ShapeName, shapes } from '../one-client/shapes.ts';

/** One hostile client: address, number of connections, and calls. */
export type Attack = {
  readonly url: string;
  readonly from: string;
  readonly connections: number;
  readonly shape: ShapeName;
  readonly known: Known;
};
// The parent thread sets it.
const { url, from, connections, shape, known } = workerData as Attack;

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const answers: Record<string, number> = {};
let count = 0;
let stopped = false;

/** Time a connection is held before the next one replaces it. */
const heldMs = 2_000;
const announced = 10_000;

const ask = ({ path, body, headers = {}, held = false }: HostileCall) =>
  new Promise<void>((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const length = text !== undefined && {
      'content-type': 'application/json',
      'content-length': held ? announced : Buffer.byteLength(text),
    };
    const all = { 'x-forwarded-for': from, 'accept-encoding': 'br', ...headers, ...length };
    const done = (status: string) => {
      answers[status] = (answers[status] ?? 0) + 1;
      resolve();
    };
    const method = text === undefined ? 'GET' : 'POST';
    const asked = request(url + path, { agent, method, headers: all }, (response) => {
      const { statusCode } = response;
      response.resume();
      response.on('error', () => undefined);
      response.on('close', () => done(String(statusCode)));
    });
    asked.on('error', () => done('broken'));
    if (held) {
      setTimeout(() => asked.destroy(), heldMs);
      if (text !== undefined) asked.write(text);
      else asked.end();
    } else asked.end(text);
  });

const go = async () => {
  while (!stopped) {
    count += 1;
    await ask(shapes[shape](count, known));
  }
};

parentPort?.once('message', () => {
  stopped = true;
  agent.destroy();
  parentPort?.postMessage(answers);
});
for (let at = 0; at < connections; at += 1) void go();
