import type { Page } from '@playwright/test';
import { ask } from '../../support/database.ts';
import { expect } from '../../support/page.ts';
import { call } from '../../support/people.ts';
import { type Book, newBook } from './book.ts';
import { type hire, password, type ShopSlug, shops } from './brand.ts';
import type { Placed, Totem } from './placing.ts';

type Hired = Awaited<ReturnType<typeof hire>>;
type Crew = {
  readonly id: string;
  readonly manager: Hired;
  readonly workers: readonly [Hired, Hired];
  readonly totem: Totem | undefined;
};

/** Shops with a totem: Siracusa has none. */
export const totems: ReadonlySet<ShopSlug> = new Set(['catania', 'palermo']);
export const crews = new Map<ShopSlug, Crew>();
const books = new Map<ShopSlug, Book>(shops.map((shop) => [shop, newBook()]));
export const placed: Placed[] = [];

export const crewOf = (shop: ShopSlug): Crew => {
  const crew = crews.get(shop);
  if (!crew) throw new Error(`Nobody works in ${shop}`);
  return crew;
};
export const bookOf = (shop: ShopSlug): Book => books.get(shop) ?? newBook();

/** A picture of what the owner sees, beside the other results of the run. */
export const picture = async (page: Page, name: string) =>
  page.screenshot({ path: `.cache/evening/${name}.png`, animations: 'disabled' });

export const enter = async (page: Page, email: string) => {
  await page.goto('/gestione/accesso');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Scanner' })).toBeVisible();
};

export const key = (what: string) => `${what}-${crypto.randomUUID()}`;

/** Seven in the evening of the next Friday on which all shops keep their usual hours. */
export const nextEvening = async () => {
  const [row] = await ask(`select (day + time '19:05') at time zone 'Europe/Rome' as at
    from (select current_date + ahead as day from generate_series(1, 40) as ahead) as days
    where extract(isodow from day) = 5 and not exists (select from shop_exceptions x where x.day = days.day)
    order by day limit 1`);
  return row?.at as Date;
};

/** Forty orders of a shop: ten brought, ten at tables, six at the totem where there is one, the others fetched. */
export const evening = (shop: ShopSlug) => {
  const atTotem = totems.has(shop) ? 6 : 0;
  const of = (way: Placed['way'], count: number) =>
    Array.from({ length: count }, (_, at) => ({
      shop,
      way,
      paying: at % 2 === 0 ? ('card' as const) : ('hand' as const),
      // Eight arancini are more than any minimum.
      pieces: way === 'delivery' ? 8 : 1 + (at % 3),
    }));
  return [...of('delivery', 10), ...of('pickup', 20 - atTotem), ...of('table', 10), ...of('totem', atTotem)];
};

export const tablesOf = async (shop: ShopSlug) => {
  const { body } = await call(`GET /api/backoffice/shops/${shop}/tables`, {
    token: crewOf(shop).workers[0].token,
  });
  return body.data as { id: string; label: string; bill: { due: number } }[];
};

/** Shows guests to the tables of a shop: from now on their codes seat phones. */
export const openTables = async (shop: ShopSlug) => {
  const { token } = crewOf(shop).workers[0];
  const tables = await tablesOf(shop);
  for (const { id } of tables)
    await call(`POST /api/backoffice/tables/${id}/open`, { token, body: { open: true } });
  return tables;
};

export const mine = (shop: ShopSlug) => placed.filter((one) => one.shop === shop);

/** Takes an order of the counter to its end without a browser; money by hand comes before handing over. */
export const serve = async (order: Placed, at: number) => {
  const book = bookOf(order.shop);
  const { token } = crewOf(order.shop).workers[at % 2] ?? crewOf(order.shop).manager;
  const step = async (what: string, body: object) => {
    const path = `POST /api/backoffice/orders/${order.id}/parts/food/${what}`;
    const answer = await call(path, { token, body });
    expect(answer.status, JSON.stringify([order, what, answer.body])).toBe(200);
  };
  await step('accept', { minutes: 25 });
  await step('advance', { event: 'prepare' });
  await step('advance', { event: 'finish' });
  if (order.way === 'delivery') await step('advance', { event: 'send_out' });
  // Tables pay together, when they leave.
  if (order.paying === 'hand' && order.way !== 'table') {
    const how = (['cash', 'terminal', 'voucher'] as const)[at % 3] ?? 'cash';
    // The rider and the totem's customers pay in two ways now and then.
    const half = Math.floor(order.total / 2);
    const ways = [
      { how, amount: half },
      { how: 'cash', amount: order.total - half, given: order.total + 500 },
    ] as const;
    const split = at % 5 === 0;
    const body = {
      key: key('taking'),
      expected: order.total,
      ...(split ? { ways } : { how }),
    };
    const taken = await call(`POST /api/backoffice/orders/${order.id}/takings`, { token, body });
    expect(taken.status, JSON.stringify(taken.body)).toBe(200);
    if (split) for (const part of ways) book.drawer[part.how] += part.amount;
    else book.drawer[how] += order.total;
  }
  if (order.paying === 'card' || order.way !== 'table') await step('advance', { event: 'complete' });
};
