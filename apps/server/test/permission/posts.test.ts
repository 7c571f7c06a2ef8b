import type { ShopId, UserId } from '@zanga/domain/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, openStand, signInStaff } from '../../src/modules/ordering/order/order-testing.ts';
import { openShop } from '../../src/modules/shops/testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const other = await openShop(app.db, { slug: 'altrove', name: 'Zanga Altrove' });
const third = await openShop(app.db, { slug: 'terzo', name: 'Zanga Terzo' });

type Status = { readonly status: number; readonly body: { readonly code?: string } };
const ask = (endpoint: string, token: string, payload?: unknown): Promise<Status> =>
  call(app, endpoint, { token, ...(payload !== undefined && { payload }) });
const post = async (userId: UserId, role: 'viewer' | 'worker' | 'manager', shop: ShopId) => {
  await app.db.insertInto('user_roles').values({ user_id: userId, role, shop_id: shop }).execute();
};
const shopsOf = async (token: string) => {
  const { body } = await call<{ shops: { id: string }[] }>(app, 'GET backoffice/board', { token });
  return body.shops.map(({ id }) => id).toSorted();
};
const refund = { key: 'giveback-1', reason: 'Era fredda', items: null };

describe('[ROL-3] a person with posts in several shops', () => {
  let token: string;
  let userId: UserId;
  beforeAll(async () => {
    ({ token, userId } = await app.signIn());
    await post(userId, 'worker', stand.shop);
    await post(userId, 'viewer', other);
  });

  it('sees each of them, and no third one', async () => {
    expect(await shopsOf(token)).toEqual([stand.shop, other].toSorted());
    expect((await ask(`GET backoffice/board?shop=${third}`, token)).status).toBe(404);
  });

  it('is offered the same shops by the office, and no shipped goods', async () => {
    const { body } = await call<{ data: { id: string }[]; shipping: boolean }>(app, 'GET backoffice/shops', {
      token,
    });
    expect(body.data.map(({ id }) => id).toSorted()).toEqual([stand.shop, other].toSorted());
    expect(body.shipping).toBe(false);
  });

  it('works only in the shop of their worker’s post', async () => {
    const pause = { until: null };
    expect((await ask(`POST backoffice/shops/${stand.shop}/pause`, token, pause)).status).toBe(200);
    expect((await ask(`POST backoffice/shops/${other}/pause`, token, pause)).body.code).toBe(
      'shop.not_found',
    );
  });

  it('loses a shop at once with the post', async () => {
    await post(userId, 'worker', third);
    await expect.poll(() => shopsOf(token)).toContain(third);
    await app.db
      .deleteFrom('user_roles')
      .where('user_id', '=', userId)
      .where('shop_id', '=', third)
      .execute();
    await expect.poll(() => shopsOf(token)).not.toContain(third);
  });
});

describe('[ROL-3] a manager of one shop', () => {
  it('refunds there and nowhere else', async () => {
    const order = await stand.placed();
    const [here, elsewhere] = [
      await signInStaff(app, 'manager', stand.shop),
      await signInStaff(app, 'manager', other),
    ];
    const refused = await ask(`POST backoffice/orders/${order.id}/refunds`, elsewhere, refund);
    expect([refused.status, refused.body.code]).toEqual([404, 'order.not_found']);
    expect((await ask(`GET backoffice/orders/${order.id}`, elsewhere)).status).toBe(404);
    // Nothing is paid yet; only staff who may see the order learn it.
    expect((await ask(`POST backoffice/orders/${order.id}/refunds`, here, refund)).body.code).toBe(
      'order.wrong_step',
    );
  });

  it('decides nothing about an order that is partly another shop’s', async () => {
    const order = await stand.placed();
    const part = { order_id: order.id, part: 'goods', mode: 'pickup', shop_id: other };
    const [row] = await app.db
      .selectFrom('order_parts')
      .selectAll()
      .where('order_id', '=', order.id)
      .execute();
    if (!row) throw new Error('The order has no part');
    await app.db
      .insertInto('order_parts')
      .values({ ...row, ...part, address: null })
      .execute();
    const here = await signInStaff(app, 'manager', stand.shop);
    const answer = await ask(`POST backoffice/orders/${order.id}/refunds`, here, refund);
    expect([answer.status, answer.body.code]).toEqual([403, 'order.of_another_shop']);
  });

  it('sees and sets up totems of that shop alone, and ships nothing', async () => {
    const here = await signInStaff(app, 'manager', stand.shop);
    expect((await ask(`GET backoffice/shops/${stand.shop}/totems`, here)).status).toBe(200);
    expect((await ask(`GET backoffice/shops/${other}/totems`, here)).body.code).toBe('shop.not_found');
    expect(await shopsOf(here)).toEqual([stand.shop]);
    expect((await ask('GET backoffice/board?shop=shipping', here)).status).toBe(404);
  });
});

describe('a viewer', () => {
  it('reads the board of all shops with a post for all', async () => {
    const viewer = await signInStaff(app, 'viewer');
    expect(await shopsOf(viewer)).toEqual([stand.shop, other, third].toSorted());
  });
});
