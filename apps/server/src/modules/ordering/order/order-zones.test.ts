import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { drawArea, nameZone } from '../../shops/testing.ts';
import { home, postCart } from '../cart/cart-testing.ts';
import { call, openStand } from './order-testing.ts';

// Seven in the evening of a Friday, in Rome.
const app = await makeTestApp({ now: { at: new Date('2026-11-20T18:00:00Z') } });
let stand: Awaited<ReturnType<typeof openStand>>;

const farOff = [
  { lat: 40, lng: 15 },
  { lat: 40, lng: 15.1 },
  { lat: 40.1, lng: 15.1 },
];

/** An address without a pin: its position lies outside of all areas. */
const unpinned = { ...home, street: 'Via Plebiscito', lat: 39, lng: 15, pinned: false };
const cartTo = (address: object) =>
  postCart(app, {
    items: [{ product: 'norma', options: [stand.menu.choice('Classico')], qty: 2 }],
    deliveries: [{ mode: 'delivery', shop: stand.shop, address: { ...unpinned, ...address } }],
  });
const part = async (address: object) => {
  const { deliveries } = await cartTo(address);
  return deliveries[0];
};

beforeAll(async () => {
  stand = await openStand(app);
  await drawArea(app.db, stand.shop, { name: 'Porto', polygon: JSON.stringify(farOff), fee_cents: 400 });
  await nameZone(app.db, stand.shop, 'Porto', { streets: [['Viale Africa']] });
});

describe('[API-37] [API-38] the zone of an order', () => {
  it('is the zone of the street, or the customer’s choice, or the cheaper one', async () => {
    expect(await part({})).toMatchObject({ zone: 'Centro', fee: 250 });
    expect(await part({ zone: 'Porto' })).toMatchObject({ zone: 'Porto', fee: 400 });
    expect(await part({ street: 'V.le Africa', zone: 'Centro' })).toMatchObject({ zone: 'Porto', fee: 400 });
    expect(await part({ city: 'Messina', province: 'ME', zone: 'Centro' })).toMatchObject({
      zone: null,
      fee: 0,
    });
  });

  it('is promised for the times that the shop offers there', async () => {
    const cart = await part({ zone: 'Porto' });
    const slots = await call<{ asap: string }>(
      app,
      `GET shops/${stand.shop}/slots?mode=delivery&zone=Porto&pieces=2`,
    );
    expect(cart?.earliest).toBe(slots.body.asap);
  });

  it('is priced anew when the shop changes it before the order, and asked to be confirmed', async () => {
    const cart = await cartTo({ street: 'Via dei Crociferi', zone: 'Centro' });
    await nameZone(app.db, stand.shop, 'Porto', { streets: [['Via Crociferi']] });
    const refused = await stand.order(cart);
    expect(refused).toMatchObject({ status: 409, body: { code: 'order.total_changed' } });
    const anew = await postCart(app, { token: cart.token ?? '' });
    expect(anew.deliveries[0]).toMatchObject({ zone: 'Porto', fee: 400 });
    expect(anew.total_price).toBe(cart.total_price + 150);
    expect((await stand.order(anew)).status).toBe(201);
    const { rows } = await app.pool.query(`select fee_cents, address ->> 'zone' as zone from order_parts`);
    expect(rows).toEqual([{ fee_cents: 400, zone: 'Porto' }]);
  });
});
