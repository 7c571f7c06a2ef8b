import type { Cart, CartForm } from '@zanga/contract/ordering/carts';
import type { TestApp } from '../../../../test/harness.ts';
import { addCategory, addOptions, addProduct } from '../../catalogue/testing.ts';
import { daily, openShop } from '../../shops/testing.ts';

type CartAnswer<Body> = { readonly status: number; readonly body: Body };
type Problem = { readonly code: string; readonly error: string; readonly fields?: Record<string, string[]> };
type CartCall = CartForm & { readonly token?: string; readonly merge?: string };

/** Answer of the server to a cart, accepted or refused. */
export const askCart = async (app: TestApp, call: unknown, bearer?: string): Promise<CartAnswer<unknown>> => {
  const response = await app.http.inject({
    method: 'POST',
    url: bearer === undefined ? '/api/carts' : '/api/customer/carts',
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
    payload: JSON.parse(JSON.stringify(call)),
  });
  return { status: response.statusCode, body: response.json() };
};

/** Posts a cart that must be accepted. */
export const postCart = async (app: TestApp, call: CartCall = {}, bearer?: string): Promise<Cart> => {
  const { status, body } = await askCart(app, call, bearer);
  if (status !== 200) throw new Error(`The cart was refused with ${status}: ${JSON.stringify(body)}`);
  // The route checks its own answer, so an accepted cart has this shape.
  return body as Cart;
};

/** Posts a cart that must be refused. */
export const refusedCart = async (
  app: TestApp,
  call: unknown,
  bearer?: string,
): Promise<CartAnswer<Problem>> => {
  const { status, body } = await askCart(app, call, bearer);
  if (status < 400) throw new Error('The cart was accepted');
  // All refusals have this body.
  return { status, body: body as Problem };
};

/** Key of a visitor, from the cart's answer. */
export const keyOf = ({ token }: Cart): string => {
  if (token === null) throw new Error('A visitor’s cart comes with its key');
  return token;
};

const square = (lat: number, lng: number, half: number) => [
  { lat: lat - half, lng: lng - half },
  { lat: lat - half, lng: lng + half },
  { lat: lat + half, lng: lng + half },
  { lat: lat + half, lng: lng - half },
];

/** A shop in Catania open from noon to eleven every day; delivers for 2,50 € from 15,00 € on, for free from 30,00 €. */
export const openKitchen = async (app: TestApp, given: Parameters<typeof openShop>[1] = {}) => {
  const hours = { delivery: daily(720, 1380), pickup: daily(720, 1380), onshop: daily(720, 1380) };
  const id = await openShop(app.db, {
    services: ['delivery', 'pickup', 'onshop'],
    payments: ['card', 'cash', 'till'],
    merchandise: true,
    hours,
    ...given,
  });
  const area = {
    name: 'Centro',
    fee_cents: 250,
    minimum_cents: 1500,
    free_over_cents: 3000,
    lead_minutes: 15,
  };
  await app.db
    .insertInto('delivery_areas')
    .values({ ...area, shop_id: id, polygon: JSON.stringify(square(37.5, 15.08, 0.02)) })
    .execute();
  return id;
};

/** An address in the shop's area. */
export const home = {
  street: 'Via Umberto I',
  number: '7',
  zip: '95129',
  city: 'Catania',
  province: 'CT',
  lat: 37.501,
  lng: 15.081,
};

/** A menu of a pizza with doughs and extras, a drink, and a mug with three pieces in stock. */
export const fillMenu = async (app: TestApp) => {
  const root = await addCategory(app.db);
  const dough = await addOptions(app.db, { name: 'Impasto', min_choices: 1, max_choices: 1 }, [
    { name: 'Classico', selected: true },
    { name: 'Integrale', price_delta_cents: 100 },
  ]);
  const extras = await addOptions(app.db, { name: 'Extra', max_choices: 1 }, [
    { name: 'Bufala', price_delta_cents: 250 },
    { name: 'Acciughe', price_delta_cents: 150 },
  ]);
  const pizza = await addProduct(app.db, root, {
    slug: 'norma',
    name: 'Norma',
    prime_price_cents: 750,
    options: [dough, extras],
  });
  const drink = await addProduct(app.db, root, {
    slug: 'cola',
    name: 'Cola',
    kind: 'drink',
    vat_class: 'drink',
    price_cents: 300,
  });
  const mug = await addProduct(app.db, root, {
    slug: 'tazza',
    name: 'Tazza',
    kind: 'merchandise',
    vat_class: 'merchandise',
    channels: ['shipping', 'pickup'],
    price_cents: 1200,
    stock: 3,
  });
  const rows = await app.db.selectFrom('option_choices').select(['id', 'name']).execute();
  const choice = (name: string) => {
    const found = rows.find((row) => row.name === name);
    if (!found) throw new Error(`There is no choice ${name}`);
    return found.id;
  };
  return { root, pizza, drink, mug, choice };
};
