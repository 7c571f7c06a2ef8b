import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';

describe('what search engines ask for', async () => {
  const app = await makeTestApp({ env: { PUBLIC_ORIGIN: 'https://www.zanga.example/anything' } });

  it('names the map of the site and what is not for them', async () => {
    const { body } = await app.get('/robots.txt');
    expect(body).toContain('Sitemap: https://www.zanga.example/sitemap.xml');
    expect(body).toContain('Disallow: /api/');
  });

  it('lists published categories, products and shops at their one address', async () => {
    await app.pool.query(`
      insert into categories (id, slug, parent_id, name) values
        ('cat_1', 'pizze', null, 'Pizze'), ('cat_2', 'rosse', 'cat_1', 'Rosse');
      insert into categories (id, slug, name, published) values ('cat_3', 'segreta', 'Segreta', false);
      insert into products (id, slug, name, kind, root_category_id, price_cents, vat_class, channels, allergens_declared, published)
        values ('prd_1', 'margherita', 'Margherita', 'food', 'cat_1', 700, 'prepared_food', '{delivery}', true, true),
               ('prd_2', 'bozza', 'Bozza', 'food', 'cat_1', 700, 'prepared_food', '{delivery}', false, false)`);
    const { body, headers } = await app.get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const places = [...(body as string).matchAll(/<loc>https:\/\/www\.zanga\.example([^<]+)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(places).toEqual(
      expect.arrayContaining([
        '/home',
        '/contacts',
        '/content/terms',
        '/pizze',
        '/pizze/rosse',
        '/prodotto/margherita',
      ]),
    );
    expect(places.some((path) => /segreta|bozza/.test(path ?? ''))).toBe(false);
  });
});
