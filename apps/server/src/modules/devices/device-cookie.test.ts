import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { openShop } from '../shops/testing.ts';
import { hire, openDevice } from './testing.ts';

const app = await makeTestApp({ env: { PUBLIC_ORIGIN: 'https://zanga.example' } });
const shop = await openShop(app.db, { name: 'Zanga Catania', services: ['pickup'] });
const till = async () =>
  openDevice(app, { shop, token: (await hire(app, { shop, role: 'owner', firstname: 'Olga' })).token });
const here = (cookie: string) =>
  app.http.inject({ url: '/api/device/here', headers: { cookie, 'x-forwarded-proto': 'https' } });

describe('the cookie of a device, behind https', () => {
  it('has a name that only this host can set, and for a day the one the last release reads', async () => {
    const { secret } = await till();
    const { headers } = await here(`__Host-zanga_device=${secret}`);
    const set = [headers['set-cookie'] ?? []].flat();
    const bound = 'HttpOnly; SameSite=Strict; Secure';
    expect(set).toEqual(
      expect.arrayContaining([
        `__Host-zanga_device=${secret}; Path=/; Max-Age=34560000; ${bound}`,
        `zanga_device=${secret}; Path=/api; Max-Age=86400; ${bound}`,
      ]),
    );
  });

  it('is read by its plain name from a device an older release has registered, and replaced by the other', async () => {
    const { secret } = await till();
    const answer = await here(`zanga_device=${secret}`);
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['set-cookie'])).toContain(`__Host-zanga_device=${secret}; Path=/;`);
  });

  it('is not replaced by one planted under the plain name', async () => {
    const [own, planted] = [await till(), await till()];
    const answer = await here(`zanga_device=${planted.secret}; __Host-zanga_device=${own.secret}`);
    expect(answer.json()).toMatchObject({ id: own.id });
  });
});
