import { expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';

const most = 3;
const app = await makeTestApp({
  reach: async (database) => ({ ...database, max: most, connectionTimeoutMillis: 500 }),
});
const signedIn = await app.signIn();
const profile = () => app.get('/api/user', { authorization: `Bearer ${signedIn.token}` });

it('a caller who finds all database connections in use is told to come again, and served once one is free', async () => {
  expect((await profile()).status).toBe(200);
  const held = await Promise.all(Array.from({ length: most }, () => app.pool.connect()));
  const refused = await profile();
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.body).toMatchObject({ code: 'unavailable' });
  for (const client of held) client.release();
  await expect.poll(async () => (await profile()).status).toBe(200);
});
