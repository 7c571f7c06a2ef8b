import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { homePathFor } from './queries.ts';
import { foundBrand } from './testing.ts';

const app = await makeTestApp();
const check = (query = '') => app.get(`/api/check/app${query}`);
const tooOld = 'Questa versione dell’app non è più supportata: aggiornala per continuare';
const stores = {
  ios_store_url: 'https://apps.example/ios/zanga',
  android_store_url: 'https://apps.example/android/zanga',
};

beforeEach(async () => {
  await app.db.deleteFrom('brands').execute();
  await foundBrand(app.db, { min_ios_version: '2.4.0', min_android_version: '2.10', ...stores });
});

describe('GET /api/check/app', () => {
  it('[API-29] lets a browser go on with any version', async () => {
    for (const query of ['', '?platform=browser', '?platform=browser&app_version=0.1'])
      expect(await check(query)).toMatchObject({ status: 200, body: { errors: [] } });
  });

  it.each([
    { platform: 'ios', version: '2.3.9', errors: [tooOld] },
    { platform: 'ios', version: '2.4', errors: [] },
    { platform: 'ios', version: '10.0.0', errors: [] },
    { platform: 'android', version: '2.9.9', errors: [tooOld] },
    { platform: 'android', version: '2.10.0', errors: [] },
  ])('[API-29] [CON-4] tells $platform $version: $errors', async ({ platform, version, errors }) => {
    const { status, body } = await check(`?platform=${platform}&app_version=${version}`);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { errors, stores: { ios: stores.ios_store_url, android: stores.android_store_url } },
    });
  });

  it('[API-29] takes a native app that hides its version for an old one', async () => {
    expect(await check('?platform=ios')).toMatchObject({ body: { errors: [tooOld] } });
    expect(await check('?platform=android')).toMatchObject({ body: { errors: [tooOld] } });
  });

  it('[API-29] [ROL-4] tells the features the brand has switched on, at once', async () => {
    expect(await check()).toMatchObject({
      body: { features: ['demo'], socials: { login: { facebook: false, apple: false } } },
    });
    await foundBrand(app.db, { features: ['zanga_prime', 'worker_badge'], facebook_login: true });
    expect(await check()).toMatchObject({
      body: {
        features: ['zanga_prime', 'worker_badge', 'demo'],
        socials: { login: { facebook: true, apple: false } },
      },
    });
  });

  it('[API-29] [LOG-12] offers only configured networks, also where the brand has switched on others', async () => {
    const bare = await makeTestApp({
      env: { SANDBOX: '0', APPLE_SERVICE_ID: 'it.zanga.web' },
    });
    await foundBrand(bare.db, { facebook_login: true, apple_login: true });
    expect(await bare.get('/api/check/app')).toMatchObject({
      body: { socials: { login: { facebook: false, apple: true } } },
    });
  });

  it('[API-29] says that an unknown brand does not exist', async () => {
    expect(await check('?brand_id=7')).toMatchObject({
      status: 200,
      body: { errors: ['Questo marchio non esiste'], features: [], stores: { ios: null, android: null } },
    });
  });

  it.each(['app_version=x', 'app_version=1.2.3.4.5', 'platform=windows', 'domain=a%2Fb', 'brand_id=0'])(
    '[API-29] refuses a malformed %s',
    async (query) => {
      expect(await check(`?${query}`)).toMatchObject({ status: 422, body: { code: 'invalid' } });
    },
  );
});

describe('the page that opens on a domain', () => {
  beforeEach(async () => {
    await app.db
      .insertInto('brand_domains')
      .values([
        { host: 'totem.zanga.example', brand_id: 1, home_path: '/onshop/order' },
        { host: 'prime.zanga.example', brand_id: 1, home_path: '/prime?da=dominio' },
      ])
      .execute();
  });

  it.each([
    ['totem.zanga.example', '/onshop/order'],
    ['TOTEM.Zanga.Example:8080', '/onshop/order'],
    ['prime.zanga.example', '/prime?da=dominio'],
    ['zanga.example', '/home'],
    ['localhost:3000', '/home'],
    ['', '/home'],
  ])('[RTE-26] [CON-5] on %s is %s', async (domain, home_path) => {
    expect(await check(`?domain=${domain}`)).toMatchObject({ status: 200, body: { home_path } });
    expect(await homePathFor(app.db, domain)).toBe(home_path);
  });

  it('[RTE-26] is the usual one for an unknown domain', async () => {
    expect(await check()).toMatchObject({ body: { home_path: '/home' } });
    expect(await homePathFor(app.db, undefined)).toBe('/home');
  });

  it.each(['//elsewhere.example', '/\\elsewhere.example', '/', 'home', '/\n/x'])(
    '[RTE-26] can never be set to %j, which leads elsewhere or in a circle',
    async (home_path) => {
      const row = { host: 'x.example', brand_id: 1, home_path };
      await expect(app.db.insertInto('brand_domains').values(row).execute()).rejects.toThrow(/check/);
    },
  );
});
