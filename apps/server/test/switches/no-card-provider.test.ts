import type { BrandForm, EditedBrand } from '@zanga/contract/brand/brand-office';
import type { Opening } from '@zanga/contract/brand/brand-opening';
import type { CaptchaChallenge } from '@zanga/contract/brand/captcha';
import type { ServiceStatus } from '@zanga/contract/brand/status-office';
import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { EditedShop, ShopForm } from '@zanga/contract/shops/shop-office';
import { describe, expect, it } from 'vitest';
import { addShow } from '../../src/modules/cinema/testing.ts';
import { keyOf } from '../../src/modules/ordering/cart/cart-testing.ts';
import { call, openStand, signInStaff } from '../../src/modules/ordering/order/order-testing.ts';
import { addTable } from '../../src/modules/tables/testing.ts';
import { makeTestApp } from '../harness.ts';
import { solveCaptcha } from '../solve-captcha.ts';

// A real shop without keys of a card provider, mail server or SMS gateway.
const app = await makeTestApp({ env: { SANDBOX: '0' } });
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
const onShop = { part: 'food', mode: 'onshop', shop: stand.shop } as const;

type RefusalBody = { readonly code: string; readonly fields: Record<string, string[]> };

describe('without a card provider', () => {
  it('no cart offers one, and an order by card is refused before it exists', async () => {
    const cart = await stand.cartOf();
    expect(cart.payments).toEqual(['till']);
    const { status, body } = await stand.order(cart);
    expect([status, body]).toMatchObject([409, { code: 'order.payment_not_allowed' }]);
    const shipped = await stand.cartOf({
      items: [{ product: 'tazza', options: [], qty: 1 }],
      deliveries: [stand.shipped],
    });
    expect(shipped.payments).toEqual([]);
    expect((await stand.order(shipped)).body).toMatchObject({ code: 'order.payment_not_allowed' });
    const made = await app.pool.query('select from orders union all select from payments');
    expect(made.rowCount).toBe(0);
    expect((await stand.order(cart, { payment_method: 'till' })).status).toBe(201);
  });

  it('the bill of a table opens no payment by card', async () => {
    const table = await addTable(app.db, stand.shop, { label: '7', openSince: app.now.at });
    const order = await stand.placed(
      {
        items: stand.pizzas(1),
        deliveries: [{ ...onShop, table: '7' }],
        meta: { table_id: table },
      },
      { payment_method: 'till' },
    );
    const payload = { order_id: order.id, token: order.token, payment_method: 'new' };
    const { status, body } = await call<RefusalBody>(app, 'POST payment/intent', { payload });
    expect([status, body.code]).toEqual([409, 'order.not_payable']);
    expect((await app.pool.query('select from payments')).rowCount).toBe(0);
  });

  it('goods that are only shipped are not published', async () => {
    const { rows } = await app.pool.query<{ id: string }>(`select id from products where slug = 'tazza'`);
    const url = `backoffice/menu/products/${rows[0]?.id}`;
    const { version, form } = (await call<EditedProduct>(app, `GET ${url}`, { token: owner })).body;
    const save = (channels: readonly string[]) =>
      call<RefusalBody>(app, `PUT ${url}`, {
        token: owner,
        payload: { version, form: { ...form, channels } },
      });
    const { status, body } = await save(['shipping']);
    expect([status, body.fields]).toEqual([
      422,
      { 'form.channels': [expect.stringContaining('si paga con la carta')] },
    ]);
    expect((await save(['pickup', 'shipping'])).status).toBe(200);
  });

  it('Zanga Prime is not sold, and no card logos are shown', async () => {
    const apps = (await app.get('/api/check/app')).body as { readonly features: readonly string[] };
    expect(apps.features).not.toContain('zanga_prime');
    expect((await call<RefusalBody>(app, 'GET prime/plan')).body.code).toBe('prime.unavailable');
    const { token } = await app.signIn();
    const payload = { prime_subscription: true, payment_method: 'new' };
    expect((await call(app, 'POST customer/payment/intent', { token, payload })).body).toMatchObject({
      client_secret: null,
      message: 'L’abbonamento non è disponibile in questo momento',
    });
    const marks = [
      { slug: 'visa', name: 'Visa' },
      { slug: 'cash', name: 'Contanti' },
    ];
    await app.db
      .updateTable('brands')
      .set({ services: JSON.stringify(marks) })
      .execute();
    await expect
      .poll(async () => (await app.get('/api/brands/1')).body, { timeout: 2_000 })
      .toMatchObject({ services: [{ slug: 'cash' }] });
  });

  it('the office cannot tick cards nor switch Prime on, and sees why', async () => {
    const url = `backoffice/shops/${stand.shop}/form`;
    const save = async (change: Partial<ShopForm>) => {
      const { version, form } = (await call<EditedShop>(app, `GET ${url}`, { token: owner })).body;
      const payload = { version, form: { ...form, ...change } };
      return call<RefusalBody>(app, `PUT ${url}`, { token: owner, payload });
    };
    // A shop with cards ticked before can save other changes, and untick them.
    expect((await save({ payments: ['card', 'cash', 'till'] })).status).toBe(200);
    expect((await save({ payments: ['till'] })).status).toBe(200);
    const again = await save({ payments: ['card', 'till'] });
    expect(again.status).toBe(422);
    expect(again.body.fields['form.payments']).toEqual([expect.stringContaining('non si possono accettare')]);

    const brand = async (features: BrandForm['features']) => {
      const { version, form } = (await call<EditedBrand>(app, 'GET backoffice/brand', { token: owner })).body;
      const payload = { version, form: { ...form, features: [...features] } };
      return call<RefusalBody>(app, 'PUT backoffice/brand', { token: owner, payload });
    };
    expect((await brand([])).status).toBe(200);
    expect((await brand(['zanga_prime'])).body.fields['form.features']).toEqual([
      expect.stringContaining('si paga con la carta'),
    ]);
  });

  it('no show can be added, and an existing one is not sold', async () => {
    const startsAt = new Date(app.now.at.getTime() + 86_400_000);
    const form = {
      ...{ film: 'I cento passi', description: '', shop: stand.shop, hall: 'Arena', minutes: 114, seats: 90 },
      ...{ price: 800, prime_price: null, age_limit: null, category: stand.menu.root },
      ...{ option_groups: [], pictures: [] },
    };
    const payload = { form, starts: [startsAt.toISOString()] };
    const { status, body } = await call<RefusalBody>(app, 'POST backoffice/cinema/shows', {
      token: owner,
      payload,
    });
    expect([status, body.fields]).toEqual([
      422,
      { 'form.price': [expect.stringContaining('si pagano con la carta')] },
    ]);
    const show = await addShow(app.db, stand.menu.root, { shop: stand.shop, startsAt });
    expect((await call<{ data: unknown[] }>(app, 'GET cinema/shows')).body.data).toEqual([]);
    const { rows } = await app.pool.query('select from cinema_shows where product_id = $1', [show]);
    expect(rows).toHaveLength(1);
  });

  it('a shop with a card ticked is not ready to open, and the status page says so', async () => {
    const missing = async () => {
      const { body } = await call<Opening>(app, 'GET backoffice/brand/steps', { token: owner });
      return body.steps.find(({ name }) => name === 'payments')?.missing;
    };
    expect(await missing()).toEqual([]);
    await app.db
      .updateTable('shops')
      .set({ payments: ['card', 'till'] })
      .where('id', '=', stand.shop)
      .execute();
    expect(await missing()).toEqual(['cards']);
    const status = await call<{ data: readonly ServiceStatus[] }>(app, 'GET backoffice/status', {
      token: owner,
    });
    expect(status.body.data.find(({ service }) => service === 'payments')).toMatchObject({
      state: 'off',
      by: 'none',
    });
  });

  it('the first steps say that no mail and no SMS is sent, like the status page', async () => {
    const { body } = await call<Opening>(app, 'GET backoffice/brand/steps', { token: owner });
    expect(body.steps.find(({ name }) => name === 'messages')).toEqual({
      ...{ name: 'messages', done: false, optional: true },
      missing: ['mail', 'sms'],
    });
    const status = await call<{ data: readonly ServiceStatus[] }>(app, 'GET backoffice/status', {
      token: owner,
    });
    expect(status.body.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ service: 'email', state: 'off' }),
        expect.objectContaining({ service: 'sms', state: 'off' }),
      ]),
    );
  });

  it('a large order needs a captcha in place of a code, which no SMS can bring', async () => {
    const solve = async () => solveCaptcha((await app.get('/api/captcha')).body as CaptchaChallenge);
    const cart = await stand.cartOf({ items: stand.pizzas(21), deliveries: [stand.pickup] });
    const atTill = { payment_method: 'till' };
    expect((await stand.order(cart, atTill)).body).toMatchObject({ code: 'order.captcha_needed' });
    expect((await stand.order(cart, { ...atTill, captcha: await solve() })).status).toBe(201);

    const payload = { telephone: '+393331234567', cart_token: keyOf(cart), captcha: await solve() };
    const asked = await call<RefusalBody>(app, 'POST phone-code', { payload });
    expect([asked.status, asked.body.code]).toEqual([503, 'phone.no_sms']);
    const { rowCount } = await app.pool.query("select from pgboss.job where name = 'notifications.sms'");
    expect(rowCount).toBe(0);
  });
});
