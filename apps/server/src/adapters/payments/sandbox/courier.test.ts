import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { makeLog } from '../../../platform/log.ts';
import { startCourier } from './courier.ts';

const { db, now } = await makeTestApp();
const log = makeLog({ LOG_LEVEL: 'silent' });

describe('the sandbox’s courier', () => {
  const carried: string[] = [];
  let onCarried: () => void = () => undefined;
  const house = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      carried.push(body);
      onCarried();
      response.end();
    });
  });
  afterAll(() => house.close());

  const waiting = () =>
    db
      .selectFrom('sandbox_deliveries')
      .select(['event_ref', 'delivered_at', 'due_at'])
      .orderBy('id')
      .execute();

  it('that is told to stop finishes its report, and leaves the next to other processes at once', async () => {
    await once(house.listen(0, '127.0.0.1'), 'listening');
    const { port } = house.address() as AddressInfo;
    const report = (event_ref: string) => ({
      ...{ event_ref, type: 'payment_intent.succeeded', body: `{"id":"${event_ref}"}` },
      ...{ due_at: now.at, created_at: now.at },
    });
    await db
      .insertInto('sandbox_deliveries')
      .values([report('evt_first'), report('evt_next')])
      .execute();
    const tools = { db, log, clock: () => now.at, secret: 'a secret of this test' };
    const courier = startCourier({ ...tools, address: () => `http://127.0.0.1:${port}` });
    const stopping = Promise.withResolvers<void>();
    onCarried = () => void courier.stop().then(stopping.resolve);
    courier.wake();
    await stopping.promise;
    expect(carried).toEqual(['{"id":"evt_first"}']);
    expect(await waiting()).toEqual([
      expect.objectContaining({ event_ref: 'evt_first', delivered_at: now.at }),
      { event_ref: 'evt_next', delivered_at: null, due_at: now.at },
    ]);
  });
});
