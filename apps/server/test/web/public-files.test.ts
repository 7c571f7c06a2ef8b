import { describe, expect, it } from 'vitest';
import { foundBrand } from '../../src/modules/brand/testing.ts';
import { makeTestApp } from '../harness.ts';

describe('public files', async () => {
  const app = await makeTestApp({ env: { PUBLIC_ORIGIN: 'https://www.zanga.example/anything' } });

  it('name the sitemap and the paths to leave out', async () => {
    const { body } = await app.get('/robots.txt');
    expect(body).toContain('Sitemap: https://www.zanga.example/sitemap.xml');
    expect(body).toContain('Disallow: /api/');
  });

  it('name whom to tell of a hole, for half a year at a time', async () => {
    expect((await app.get('/.well-known/security.txt')).status).toBe(404);
    await foundBrand(app.db, { email: 'ciao@zanga.example' });
    const { body, headers } = await app.get('/.well-known/security.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Contact: mailto:ciao@zanga.example\nExpires: 2027-05-21T12:00:00.000Z\n');
  });

  it('call the shop by its own name on a phone’s home screen', async () => {
    await app.pool.query("update brands set name = 'Da Salvo'");
    const { body, headers } = await app.get('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(JSON.parse(body)).toMatchObject({ name: 'Da Salvo', short_name: 'Da Salvo', start_url: '/home' });
    expect(body).not.toMatch(/zanga/i);
  });

  it('are served by TLS alone, and no other site may embed an answer of the API', async () => {
    const kept = await app.get('/api/products');
    const again = await app.get('/api/products');
    for (const { headers } of [kept, again]) {
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await app.get('/robots.txt')).headers['strict-transport-security']).toBeDefined();
    expect((await app.get('/images/pic_none')).headers['cross-origin-resource-policy']).toBeUndefined();
  });

  it('list published categories, products and shops at their one address', async () => {
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
