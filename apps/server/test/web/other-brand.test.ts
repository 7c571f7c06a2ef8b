import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Opening } from '@zanga/contract/brand/brand-opening';
import type { Product } from '@zanga/contract/menu/product';
import type { Shop } from '@zanga/contract/shops/shops';
import { afterAll, describe, expect, it } from 'vitest';
import { foundEmptyBrand } from '../../demo/found.ts';
import { seedDemo } from '../../demo/seed.ts';
import { postCart } from '../../src/modules/ordering/cart/cart-testing.ts';
import { call, formFor } from '../../src/modules/ordering/order/order-testing.ts';
import { freePort } from '../../src/platform/embedded-postgres/processes.ts';
import { startShop } from '../crash/shop-process.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp({ env: { BRAND_ID: '7' } });
const data = async <T>(url: string) => ((await app.get(url)).body as { data: T[] }).data;

describe('a server of another brand', { timeout: 240_000 }, () => {
  it('[CON-5] founds it in an empty database, and leads its owner to the opening', async () => {
    expect(await foundEmptyBrand(app.pool, app.config.BRAND_ID)).toBe(true);
    const { token } = await app.signIn('owner');
    const steps = await call<Opening>(app, 'GET backoffice/brand/steps', { token });
    expect(steps.body).toMatchObject({ open: false, may_open: false });
    expect((await call(app, 'GET backoffice/brand', { token })).status).toBe(200);
    await app.pool.query('delete from users');
  });

  it('[CON-5] sells its menu, and shows none to calls for a different brand', async () => {
    await seedDemo(app.pool, app.now.at, { brandId: app.config.BRAND_ID });
    await expect
      .poll(async () => (await app.get('/api/check/app?brand_id=7')).body)
      .toMatchObject({ open: true });
    expect((await app.get('/api/brands/7')).body).toMatchObject({ id: 7, categories: expect.anything() });
    expect((await app.get('/api/brands/1')).status).toBe(404);
    expect(await data('/api/products?brand_id=1')).toEqual([]);
    const dish = (await data<Product>('/api/products?brand_id=7')).find(({ default_options: made }) => made);
    const shop = (await data<Shop>('/api/shops?brand_id=7')).find(({ services }) =>
      services.includes('pickup'),
    );
    const cart = await postCart(app, {
      items: [{ product: String(dish?.id), options: dish?.default_options ?? [], qty: 1 }],
      deliveries: [{ mode: 'pickup', shop: String(shop?.id) }],
    });
    const form = { ...formFor(cart, { terms_version: cart.terms_version }), cart_token: cart.token };
    expect((await call(app, 'POST orders', { payload: form })).status).toBe(201);
    const { rows } = await app.pool.query('select prime_is_on() as on');
    expect(rows).toEqual([{ on: true }]);
  });

  it('[CON-5] writes its id on its pages, and refuses to start over the database of a different one', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'zanga-brand-'));
    afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    const port = await freePort();
    const page = async (url: string) => (await fetch(`http://127.0.0.1:${port}${url}`)).text();
    const own = startShop(folder, port, { DATABASE_URL: app.url, BRAND_ID: '7' });
    await own.ready(200_000);
    expect(await page('/home')).toContain('data-brand-id="7"');
    expect(await page('/gestione')).toContain('data-brand-id="7"');
    process.kill(-own.pid, 'SIGINT');
    await own.exited;
    const other = startShop(folder, port, { DATABASE_URL: app.url });
    expect(await other.exited).toBe(1);
    expect(other.output()).toContain('This database belongs to brand 7, and BRAND_ID is 1');
  });
});
