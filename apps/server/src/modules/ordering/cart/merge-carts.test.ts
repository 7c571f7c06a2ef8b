import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { fillMenu, home, keyOf, openKitchen, postCart, refusedCart } from './cart-testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-11-20T18:00:00Z') } });
let menu: Awaited<ReturnType<typeof fillMenu>>;
let shop: string;
beforeAll(async () => {
  menu = await fillMenu(app);
  shop = await openKitchen(app);
});
const pizza = (qty: number) => ({ product: 'norma', options: [menu.choice('Classico')], qty });
const cola = (qty: number) => ({ product: 'cola', qty });

describe('[API-38] one live cart per customer', () => {
  it('is the same on every device', async () => {
    const { token } = await app.signIn();
    const phone = await postCart(app, { items: [pizza(2)] }, token);
    const laptop = await postCart(app, {}, token);
    expect(laptop).toEqual(phone);
    expect(laptop).toMatchObject({ token: null, version: 1 });
  });

  it('belongs to its customer alone', async () => {
    const [ada, bruno] = [await app.signIn(), await app.signIn()];
    await postCart(app, { items: [pizza(2)] }, ada.token);
    expect(await postCart(app, {}, bruno.token)).toMatchObject({ items: [], version: 0 });
  });

  it('refuses a change based on an old version, and takes it after a reload', async () => {
    const { token } = await app.signIn();
    await postCart(app, { items: [pizza(1)] }, token);
    await postCart(app, { version: 1, items: [pizza(2)] }, token);
    const stale = await refusedCart(app, { version: 1, items: [pizza(5)] }, token);
    expect(stale).toMatchObject({ status: 409, body: { code: 'cart.stale' } });
    expect(stale.body.error).toBe('Il carrello è cambiato su un altro dispositivo: eccolo aggiornato');
    // An old version may still read.
    const { version } = await postCart(app, { version: 1 }, token);
    expect(await postCart(app, { version, items: [pizza(5)] }, token)).toMatchObject({ qty: 5, version: 3 });
  });

  it('keeps how its owner wants things, but no time chosen for removed lines', async () => {
    const { token } = await app.signIn();
    const slot = '2026-11-20T20:00:00Z';
    await postCart(app, { items: [pizza(1)], deliveries: [{ mode: 'pickup', shop, slot }] }, token);
    await postCart(app, { items: [] }, token);
    const next = await postCart(app, { items: [cola(1)] }, token);
    expect(next.deliveries).toMatchObject([{ mode: 'pickup', slot: 'asap', shop: { id: shop } }]);
  });

  it('is part of its owner’s data export, and is deleted with the account', async () => {
    const { token, userId } = await app.signIn();
    await postCart(app, { items: [pizza(2)] }, token);
    const headers = { authorization: `Bearer ${token}` };
    const exported = await app.get('/api/customer/export', headers);
    expect(exported.body).toMatchObject({ cart: { lines: [{ name: 'Norma', qty: 2 }] } });
    await app.http.inject({ method: 'DELETE', url: '/api/customer', headers });
    const left = await app.db.selectFrom('carts').select('id').where('user_id', '=', userId).execute();
    expect(left).toEqual([]);
  });
});

describe('[API-38] a visitor’s cart at login', () => {
  it('becomes the customer’s, once, and says what changed', async () => {
    const { token } = await app.signIn();
    await postCart(app, { items: [pizza(1), cola(1)] }, token);
    const visitor = await postCart(app, {
      items: [pizza(2)],
      deliveries: [{ mode: 'delivery', shop, address: home }],
    });
    const merged = await postCart(app, { merge: keyOf(visitor) }, token);
    expect(merged.items.map(({ product, qty }) => [product.slug, qty])).toEqual([
      ['norma', 3],
      ['cola', 1],
    ]);
    expect(merged.deliveries).toMatchObject([{ chosen: true, shop: { id: shop } }]);
    expect(merged.changes).toEqual([
      'Hai ritrovato quello che avevi lasciato nel carrello: 1 × Cola',
      '«Norma»: 1 di prima e 2 di adesso, in tutto 3',
    ]);
    expect(await postCart(app, { merge: keyOf(visitor) }, token)).toEqual({ ...merged, changes: [] });
    expect((await refusedCart(app, { token: visitor.token })).status).toBe(404);
  });

  it('is simply taken over where the account had none', async () => {
    const { token } = await app.signIn();
    const visitor = await postCart(app, { items: [pizza(2)] });
    const merged = await postCart(app, { merge: keyOf(visitor) }, token);
    expect(merged).toMatchObject({ qty: 2, changes: [] });
    expect(merged.items[0]?.id).toBe(visitor.items[0]?.id);
  });

  it('still tells of a price that changed before', async () => {
    const { token } = await app.signIn();
    const visitor = await postCart(app, { items: [cola(1)] });
    await app.pool.query(`update products set price_cents = 350 where slug = 'cola'`);
    const merged = await postCart(app, { merge: keyOf(visitor) }, token);
    expect(merged.issues.map(({ code }) => code)).toContain('price_changed');
    await app.pool.query(`update products set price_cents = 300 where slug = 'cola'`);
  });

  it('does not bring along a delivery from another shop than its own', async () => {
    const { token } = await app.signIn();
    const other = await openKitchen(app, { slug: 'enna', name: 'Zanga Enna' });
    await postCart(app, { items: [cola(1)], deliveries: [{ mode: 'pickup', shop: other }] }, token);
    const visitor = await postCart(app, { items: [pizza(1)], single_cart_shop: shop });
    const merged = await postCart(app, { merge: keyOf(visitor) }, token);
    expect(merged).toMatchObject({ single_cart_shop: shop, deliveries: [{ chosen: false }] });
  });
});
