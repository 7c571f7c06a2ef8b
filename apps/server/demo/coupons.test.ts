import type { Coupon } from '@zanga/contract/ordering/coupons';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../test/harness.ts';
import { demoCoupons } from './coupons.ts';
import { demoCustomers } from './customers.ts';
import { seedDemo } from './seed.ts';
import { demoStaffPassword } from './staff.ts';

describe('the coupons of the demo', () => {
  it('[API-23] lie in the wallets of its customers, each completely described', async () => {
    const app = await makeTestApp();
    await seedDemo(app.pool, app.now.at, { sandbox: true });
    for (const { email, coupons } of demoCustomers) {
      const response = await app.http.inject({
        method: 'POST',
        url: '/oauth/token',
        payload: { grant_type: 'password', client_id: 'web', username: email, password: demoStaffPassword },
      });
      const { access_token: token } = response.json<{ access_token: string }>();
      const { body } = await app.get('/api/customer/active/coupons', { authorization: `Bearer ${token}` });
      const wallet: readonly Coupon[] = (body as { coupons: Coupon[] }).coupons; // what this call answers
      expect(wallet.map(({ title }) => title).toSorted()).toEqual(
        coupons.map((key) => demoCoupons.find((one) => one.key === key)?.title).toSorted(),
      );
      for (const { kind, free_products, rules, worth } of wallet) {
        expect(rules.length).toBeGreaterThanOrEqual(3);
        expect(worth.length).toBeGreaterThan(4);
        expect(free_products.length > 0).toBe(kind === 'free_product');
      }
    }
    const shared = await app.db.selectFrom('coupons').select('id').where('shareable', '=', true).execute();
    expect(shared.length).toBeGreaterThan(0);
  });

  it('exist outside the sandbox too, in no wallet', async () => {
    const app = await makeTestApp();
    await seedDemo(app.pool, app.now.at);
    const codes = await app.db.selectFrom('coupons').select('code').where('code', 'is not', null).execute();
    expect(codes.map(({ code }) => code)).toContain('BENVENUTO10');
    expect(await app.db.selectFrom('wallet_coupons').select('id').execute()).toEqual([]);
  });
});
