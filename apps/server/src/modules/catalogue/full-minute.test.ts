import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { openShop } from '../shops/testing.ts';
import { addCategory, addProduct } from './testing.ts';

// Cached answers when a minute, an hour and the hours of a dish end. It is a Friday; Rome is an hour ahead.

const app = await makeTestApp({ now: { at: new Date('2026-11-20T10:40:30Z') } });
const { db } = app;
await db.insertInto('brands').values({ id: 1, name: 'Zanga' }).execute();
await db.insertInto('contents').values({ slug: 'privacy', title: 'Privacy', value: 'Testo' }).execute();
const pizzas = await addCategory(db, { slug: 'pizze', name: 'Pizze' });
const sweets = await addCategory(db, {
  slug: 'dolci',
  name: 'Dolci',
  // From noon until three, as Rome counts minutes of the day.
  availability: [{ weekdays: [], from: 720, to: 900 }],
});
for (let at = 0; at < 6; at += 1) {
  await addProduct(db, pizzas, { id: `prd_p${at}`, slug: `pizza-${at}`, name: `Pizza ${at}` });
  await addProduct(db, sweets, { id: `prd_d${at}`, slug: `dolce-${at}`, name: `Dolce ${at}` });
}
await openShop(db, { slug: 'catania' });

const timeless = [
  ...['category=pizze', 'category=pizze&sort=price', 'category=pizze&without=milk'].map(
    (query) => `/api/products?${query}&paginate=4`,
  ),
  ...[0, 1, 2, 3, 4, 5].map((at) => `/api/products/pizza-${at}`),
  ...['/api/categories/pizze', '/api/categories/pizze/categories', '/api/contents/privacy'],
  ...['/api/products/search?search=pizza', '/api/products/prd_p1/reviews'],
];
const atLunch = [
  // The brand lists its categories, with the hours of each.
  '/api/brands/1',
  '/api/products?category=dolci&paginate=4',
  ...[0, 1, 2].map((at) => `/api/products/dolce-${at}`),
];
const all = [...timeless, ...atLunch];

// Over the network: cached answers are given before the framework is asked.
const url = await app.http.listen({ host: '127.0.0.1', port: 0 });

const given = async () =>
  Number(/^ready_responses_total (\d+)$/m.exec((await app.http.inject('/metrics')).body)?.[1]);

/** Which of the addresses are answered from the cache. */
const keptOf = async (paths: readonly string[]): Promise<readonly string[]> => {
  const kept: string[] = [];
  for (const path of paths) {
    const before = await given();
    const answer = await fetch(url + path);
    expect(answer.status, path).toBe(200);
    await answer.arrayBuffer();
    if ((await given()) > before) kept.push(path);
  }
  return kept;
};

/** Fills the cache; the process caches nothing before it hears of changes. */
const keepAll = () => expect.poll(() => keptOf(all), { timeout: 20_000 }).toEqual(all);

describe('the cached answers', () => {
  it('stays over every full minute in which nothing changes', async () => {
    await keepAll();
    for (const moment of ['10:41:00', '10:42:00', '10:59:59']) {
      app.now.at = new Date(`2026-11-20T${moment}Z`);
      expect(await keptOf(all)).toEqual(all);
    }
  });

  it('are dropped at a full hour where a dish begins or ends to be available, and only its own', async () => {
    app.now.at = new Date('2026-11-20T10:50:00Z');
    await keepAll();
    for (const moment of ['11:00:00', '14:00:00']) {
      app.now.at = new Date(`2026-11-20T${moment}Z`);
      expect(await keptOf(all)).toEqual(timeless);
      await keepAll();
      app.now.at = new Date(app.now.at.getTime() + 59_999);
      expect(await keptOf(all)).toEqual(all);
    }
  });
});
