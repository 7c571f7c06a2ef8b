import { connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { makeRequestLimits } from './request-limits.ts';

const app = fastify();
afterAll(() => app.close());

it('a cart goes before pages only once its body has arrived whole', async () => {
  const limits = makeRequestLimits({
    callsAMinute: 1_200,
    clock: () => new Date('2026-11-28T12:00:00Z'),
    isInside: () => false,
  });
  const admitted = Promise.withResolvers<void>();
  app.addHook('onRequest', limits.admit);
  app.addHook('onRequest', async () => admitted.resolve());
  app.addHook('preValidation', limits.attend);
  const during: boolean[] = [];
  app.post('/api/carts', async () => {
    during.push(limits.rush.isOn);
    return {};
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const answered = new Promise((resolve) => socket.once('data', resolve));
  socket.write(
    'POST /api/carts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  );
  await admitted.promise;
  expect(limits.rush.isOn).toBe(false);
  socket.write('}');
  await answered;
  expect(during).toEqual([true]);
  socket.destroy();
});
