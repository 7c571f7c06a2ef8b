import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';

describe('what every call shares', async () => {
  const app = await makeTestApp();

  it('is alive and ready', async () => {
    expect(await app.get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await app.get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});
