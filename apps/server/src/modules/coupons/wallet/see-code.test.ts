import type { CodeOffer } from '@zanga/contract/ordering/coupons';
import type { CouponDrawing, DrawnCode } from '@zanga/contract/ordering/offers/coupon-codes';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, signInStaff } from '../../ordering/order/order-testing.ts';
import { addCoupon } from '../testing.ts';

const app = await makeTestApp();
const { db, now } = app;
const owner = await signInStaff(app, 'owner');
const open = (code: string) =>
  call<CodeOffer & { readonly code: string }>(app, `GET coupons/${encodeURIComponent(code)}`);

describe('the link of a code', () => {
  it('shows its reward, in any spelling of the code, and its conditions', async () => {
    await addCoupon(db, { code: 'ESTATE26', limit_per_customer: 2 });
    await addCoupon(db, { code: 'PERTUTTI' });
    expect((await open('estate-26')).body).toMatchObject({
      ...{ code: 'ESTATE26', title: 'Benvenuto', worth: '−10 %', why_not: null, for_customers: true },
      rules: expect.arrayContaining(['Si usa fino a 2 volte']),
    });
    expect((await open('PERTUTTI')).body).toMatchObject({ why_not: null, for_customers: false });
  });

  it.each([
    ['has ended', { ends_at: new Date('2026-02-01') }, /scaduto/],
    ['is stopped', { stopped: 'new' }, /sospeso/],
    ['has yet to begin', { begins_at: new Date('2099-01-01') }, /^Questo coupon vale /],
    ['is used up', { use_limit: 1, used_count: 1 }, /esaurito/],
  ] as const)('says so of one that %s', async (what, values, words) => {
    const code = what.replaceAll(' ', '').toUpperCase();
    await addCoupon(db, { code, ...values });
    expect((await open(code)).body.why_not).toMatch(words);
  });

  it('brings one of many as it does one of all, once', async () => {
    const coupon = await addCoupon(db);
    const of = `backoffice/coupons/${coupon}`;
    await call<CouponDrawing>(app, `POST ${of}/drawings`, {
      token: owner,
      payload: { key: 'una-prova', count: 1 },
    });
    const { body } = await call<{ data: DrawnCode[] }>(app, `GET ${of}/codes`, { token: owner });
    const code = body.data[0]?.code ?? '';
    const told = (await open(code)).body;
    expect(told).toMatchObject({ code, why_not: null });
    expect(told.rules).toContain('Si usa una volta sola');
    await call(app, `POST ${of}/codes/${code}/withdraw`, { token: owner, payload: {} });
    expect((await open(code)).body.why_not).toMatch(/ritirato/);
  });

  it('is not to be guessed', async () => {
    for (const code of ['NIENTE', '%', 'cpn_1', 'a'.repeat(64), '🎟'])
      expect((await open(code)).body.code).toBe('coupon.not_found');
    expect((await open('a'.repeat(65))).status).toBe(422);
    let last = 200;
    for (let at = 0; at < 300; at += 1) last = (await open(`PROVA${at}`)).status;
    expect(last).toBe(429);
    now.at = new Date(now.at.getTime() + 3_700_000);
    expect((await open('PERTUTTI')).status).toBe(200);
  });
});
