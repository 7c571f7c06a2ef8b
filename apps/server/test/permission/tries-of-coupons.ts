import type { EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import type { CouponDrawing, DrawnCode } from '@zanga/contract/ordering/offers/coupon-codes';
import { addCoupon } from '../../src/modules/coupons/testing.ts';
import { call } from '../../src/modules/ordering/order/order-testing.ts';
import type { TestApp } from '../harness.ts';

type Try = { readonly names?: readonly string[]; readonly payload: unknown };

/** A coupon with a drawn code. */
const withCode = async (app: TestApp, owner: string) => {
  const id = await addCoupon(app.db);
  const payload = { key: 'una-prova', count: 1 };
  const of = `backoffice/coupons/${id}`;
  const { body: drawing } = await call<CouponDrawing>(app, `POST ${of}/drawings`, { token: owner, payload });
  const { body } = await call<{ data: DrawnCode[] }>(app, `GET ${of}/codes`, { token: owner });
  return { id, drawing: drawing.id, code: body.data[0]?.code ?? '' };
};

/** One good call of each endpoint for making coupons. */
export const triesOfCoupons = (
  app: TestApp,
  owner: string,
): Readonly<Record<string, () => Promise<Try>>> => ({
  'POST /api/backoffice/coupons': async () => ({ payload: { title: 'Estate' } }),
  'PUT /api/backoffice/coupons/:coupon': async () => {
    const id = await addCoupon(app.db);
    const { version, form } = (
      await call<EditedCoupon>(app, `GET backoffice/coupons/${id}`, { token: owner })
    ).body;
    return { names: [id], payload: { version, form: { ...form, description: 'Per l’estate.' } } };
  },
  'POST /api/backoffice/coupons/:coupon/stop': async () => ({
    names: [await addCoupon(app.db)],
    payload: { stopped: 'new' },
  }),
  'POST /api/backoffice/coupons/:coupon/gifts': async () => ({
    names: [await addCoupon(app.db)],
    payload: { key: 'una-prova', emails: ['nessuno@altrove.it'], until: null },
  }),
  'POST /api/backoffice/coupons/:coupon/group-gifts': async () => {
    await app.signIn();
    const group = { orders: null, shop: null, members: false, birth_month: null };
    return { names: [await addCoupon(app.db)], payload: { key: 'una-prova', group, until: null } };
  },
  'POST /api/backoffice/coupons/:coupon/drawings': async () => ({
    names: [await addCoupon(app.db)],
    payload: { key: 'una-prova', count: 3, prefix: 'NATALE' },
  }),
  'POST /api/backoffice/coupons/:coupon/drawings/:drawing/withdraw': async () => {
    const { id, drawing } = await withCode(app, owner);
    return { names: [id, drawing], payload: {} };
  },
  'POST /api/backoffice/coupons/:coupon/codes/:code/withdraw': async () => {
    const { id, code } = await withCode(app, owner);
    return { names: [id, code], payload: {} };
  },
});
