import type { EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import { addCoupon } from '../../src/modules/coupons/testing.ts';
import { call } from '../../src/modules/ordering/order/order-testing.ts';
import type { TestApp } from '../harness.ts';

type Try = { readonly names?: readonly string[]; readonly payload: unknown };

/** One good call of each endpoint by which coupons are made. */
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
});
