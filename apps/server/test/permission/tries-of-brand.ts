import type { EditedBrand } from '@zanga/contract/brand/brand-office';
import { foundBrand } from '../../src/modules/brand/testing.ts';
import { call } from '../../src/modules/ordering/order/order-testing.ts';
import type { TestApp } from '../harness.ts';

type Try = { readonly names?: readonly string[]; readonly payload: unknown };

/** One good call of each endpoint for the brand's settings. */
export const triesOfBrand = (app: TestApp, owner: string): Readonly<Record<string, () => Promise<Try>>> => ({
  'PUT /api/backoffice/brand': async () => {
    await foundBrand(app.db);
    const seen = await call<EditedBrand>(app, 'GET backoffice/brand', { token: owner });
    const { version, form } = seen.body;
    return { payload: { version, form: { ...form, tagline: 'Calda calda' } } };
  },
  'POST /api/backoffice/brand/trials': async () => ({ payload: { service: 'payments' } }),
  'PUT /api/backoffice/brand/open': async () => {
    await foundBrand(app.db, { open: true });
    return { payload: { open: false } };
  },
  'PUT /api/backoffice/brand/demo': async () => {
    // A shop with sales loads no demo, but throws an empty one away.
    await app.pool.query('insert into demo_loads (loaded_at) values ($1)', [app.now.at]);
    return { payload: { loaded: false } };
  },
});
