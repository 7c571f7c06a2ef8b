import type { CouponDetail } from '@zanga/contract/ordering/coupons';
import type { Scan } from '@zanga/contract/ordering/redemptions';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { postCart } from '../../ordering/cart/cart-testing.ts';
import { call, formFor, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { addCoupon, putInWallet } from '../testing.ts';

const app = await makeTestApp();
const { db, now } = app;
const { shop, menu, pizzas, pickup } = await openStand(app);
const worker = await signInStaff(app, 'worker', shop);
const manager = await signInStaff(app, 'manager');

const own = async (given: Parameters<typeof addCoupon>[1] = {}) => {
  const { token, userId } = await app.signIn();
  const id = await putInWallet(app, { coupon: await addCoupon(db, given), userId });
  const show = async () =>
    (await call<CouponDetail>(app, `GET customer/active/coupons/${id}`, { token })).body;
  const shown = async () => {
    const { shown: code } = await show();
    if (!code) throw new Error('Nothing is shown');
    return code;
  };
  return { token, userId, id, show, shown };
};
const scan = async (code: string, token = worker) =>
  (await call<Scan>(app, 'POST worker/redemptions', { token, payload: { code } })).body;

describe('a coupon at the till', () => {
  it('[API-23] is used by QR code or by digits, and shows its conditions', async () => {
    const { show, shown } = await own({ minimum_cents: 1000 });
    const { qrcode, code } = await shown();
    const first = await scan(code);
    expect(first).toMatchObject({ done: true, kind: 'coupon', title: 'Benvenuto: −10 %' });
    expect(first.text.replaceAll('\u00a0', ' ')).toContain('Spesa minima 10,00 €');
    expect(await scan(qrcode)).toMatchObject({
      done: false,
      title: 'Già usato',
      used_at: now.at.toISOString(),
    });
    expect(await show()).toMatchObject({
      state: 'used',
      why_not: 'Già usato oggi alle 13:00 da Zanga Catania (Ada R.)',
      used_at: now.at.toISOString(),
      shown: null,
    });
  });

  it('[API-23] scanned two hundred times at once, under two codes, is used once; the others show when and where', async () => {
    const { id, shown } = await own();
    const codes = [await shown(), await shown()].flatMap(({ qrcode, code }) => [qrcode, code]);
    const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => scan(codes[at % 4] ?? '')));
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
    for (const { done, text, used_at } of answers)
      if (!done) {
        expect(text).toMatch(/^Già usato oggi alle 13:00 da Zanga Catania \(Ada R\.\)$/);
        expect(used_at).toBe(now.at.toISOString());
      }
    const uses = await db.selectFrom('coupon_uses').select('id').where('wallet_id', '=', id).execute();
    expect(uses).toHaveLength(1);
  });

  it('[API-23] wanted by two phones and a till at the same instant is used by one of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { token, id, shown } = await own();
      const { qrcode } = await shown();
      const cart = await postCart(app, { items: pizzas(1), deliveries: [pickup], coupon: id }, token);
      const order = () =>
        call(app, 'POST customer/orders', { token, payload: formFor(cart, { payment_method: 'till' }) });
      const [one, two, scanned] = await Promise.all([order(), order(), scan(qrcode)]);
      const orders = [one, two].filter(({ status }) => status === 201);
      expect(orders.length + Number(scanned.done)).toBe(1);
      const uses = await db
        .selectFrom('coupon_uses')
        .select('order_id')
        .where('wallet_id', '=', id)
        .execute();
      expect(uses).toHaveLength(1);
    }
  });

  it('[API-23] holds in its shops and for its people, and stays unused where it does not', async () => {
    const elsewhere = await own({ shops: [shop] });
    const { qrcode } = await elsewhere.shown();
    expect(await scan(qrcode, manager)).toMatchObject({
      done: false,
      text: 'Questo coupon non vale in questo negozio',
    });
    expect(await scan(qrcode)).toMatchObject({ done: true });
    const late = await own();
    const shown = await late.shown();
    await db
      .updateTable('wallet_coupons')
      .set({ ends_at: new Date(now.at.getTime() + 1), begins_at: new Date(0) })
      .where('id', '=', late.id)
      .execute();
    now.at = new Date(now.at.getTime() + 1000);
    expect(await scan(shown.qrcode)).toMatchObject({ done: false, text: expect.stringMatching(/scaduto/) });
    const online = await own({ channels: ['delivery'] });
    expect(await online.show()).toMatchObject({
      shown: null,
      why_not_shown: 'Questo coupon vale solo con la consegna a domicilio',
    });
  });

  it('[API-23] [API-24] that has been given away since is not its giver’s to use', async () => {
    const { token, id, shown } = await own({ shareable: true });
    const { qrcode } = await shown();
    const { body } = await call<{ encrypted: string }>(app, `POST customer/active/coupons/${id}/share`, {
      token,
    });
    const friend = await app.signIn();
    await call(app, 'PATCH customer/shared/coupons', {
      token: friend.token,
      payload: { encrypted: body.encrypted },
    });
    expect(await scan(qrcode)).toMatchObject({
      done: false,
      text: 'Questo coupon ora è di un’altra persona',
    });
    const cart = await postCart(app, { items: pizzas(1), deliveries: [pickup], coupon: id }, token);
    expect(cart.coupon).toBeNull();
  });

  it('[API-23] is not the customer’s own to scan', async () => {
    const { token, shown } = await own({ kind: 'free_product', free_products: [menu.drink] });
    const { qrcode } = await shown();
    const refused = await call(app, 'POST worker/redemptions', { token, payload: { code: qrcode } });
    expect(refused.status).toBe(403);
    expect(await scan(qrcode)).toMatchObject({ done: true, title: 'Benvenuto: Gratis: Cola' });
  });
});
