import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { openStand, type Placed } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp({ env: { REQUEST_TIMEOUT: '1', LIVE_STREAMS: '7' } });
const stand = await openStand(app);
const base = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }));

describe('a call that trickles in', () => {
  it.each([
    ['in the middle of its headers', 'POST /api/carts HTTP/1.1\r\nhost: localhost\r\nx-slow'],
    [
      'in the middle of its body',
      'POST /api/carts HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
    ],
  ])('is ended %s', async (_where, beginning) => {
    const socket = net.connect(Number(base.port), '127.0.0.1');
    socket.write(beginning);
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });
});

type Order = Placed & { readonly id: string; readonly token: string };

const follow = async ({ id, token }: Order) => {
  const leaving = new AbortController();
  const response = await fetch(new URL(`/api/orders/${id}/live`, base), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ token }),
    signal: leaving.signal,
  });
  return { status: response.status, leave: () => leaving.abort() };
};

describe('live streams', () => {
  it('are five for each key, and limited for each address; a leaving viewer makes room', async () => {
    const [one, two] = [await stand.placed(), await stand.placed()];
    const streams = [];
    for (let at = 0; at < 5; at += 1) streams.push(await follow(one));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await follow(one)).status).toBe(429);
    const others = [await follow(two), await follow(two)];
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    expect((await follow(two)).status).toBe(429);
    streams[0]?.leave();
    await expect.poll(async () => (await follow(two)).status).toBe(200);
    expect((await follow(one)).status).toBe(429);
    for (const { leave } of [...streams, ...others]) leave();
  });
});
