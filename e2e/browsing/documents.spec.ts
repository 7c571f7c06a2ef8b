import { expect, test } from '@playwright/test';
import { readShop } from '../support/shop.ts';

// Pages before any script runs: for search engines, previews, caches and old phones.

test.describe('a page as it arrives', () => {
  test('carries title, description, one true address, a preview and facts', async ({ request }) => {
    const { biggest, products, shops } = await readShop(request);
    const pages: [path: string, type: string][] = [
      ['/home', ''],
      [`/${biggest.slug}`, ''],
      [`/prodotto/${products[0]?.slug}`, '"Product"'],
      [`/negozi/${shops[0]?.slug}`, '"Restaurant"'],
    ];
    for (const [path, type] of pages) {
      const html = await (await request.get(path)).text();
      expect(html).toMatch(/<title>[^<]*Zanga[^<]*<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${path}"`));
      for (const property of ['og:title', 'og:description', 'og:url', 'og:locale'])
        expect(html).toContain(`property="${property}"`);
      expect(html).toContain('application/ld+json');
      expect(html).toContain(type);
      expect(html).toMatch(/<h1[^>]*>/);
    }
  });

  test('that search engines are told of is there, at its one address', async ({ request }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    const told = [...map.matchAll(/<loc>http[^<]*?\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
    const apart = told.filter((path) => !path.startsWith('/prodotto/'));
    expect(apart.length).toBeGreaterThan(30);
    for (const path of [...apart, ...told.slice(-3)]) {
      const page = await request.get(path);
      expect([path, page.status()]).toEqual([path, 200]);
      expect(await page.text()).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${path}"`));
    }
  });

  test('says in its title what went wrong', async ({ request }) => {
    for (const [path, status, title] of [
      ['/non-esiste', 404, 'Qui manca una piastrella'],
      ['/non/esiste/qui', 404, 'Qui manca una piastrella'],
      ['/pizze?page=-1', 422, 'Qualcosa si è scotto in cucina'],
    ] as const) {
      const page = await request.get(path);
      expect(page.status()).toBe(status);
      expect(await page.text()).toMatch(new RegExp(`<title>${title}( · Zanga)?</title>`));
    }
  });

  test('shows its dishes and prices without scripts', async ({ browser, baseURL, request }) => {
    const { biggest } = await readShop(request);
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    // Without scripts browsers fetch every picture at once, and the server makes each for the first time.
    await page.goto(`/${biggest.slug}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(page.getByText('€').first()).toBeVisible();
    // Texts are not looked for below this element.
    const said = page.locator('noscript p');
    await expect(said).toBeVisible();
    await expect(said).toContainText('Il tuo browser ha JavaScript spento');
    await context.close();
  });

  test('is kept whole, compressed, and costs nothing when it has not changed', async ({ request }) => {
    const first = await request.get('/content/faq', { headers: { 'accept-encoding': 'br' } });
    const { etag, 'content-encoding': encoding } = first.headers();
    expect(encoding).toBe('br');
    const again = await request.get('/content/faq', {
      headers: { 'accept-encoding': 'br', 'if-none-match': etag ?? '' },
    });
    expect(again.status()).toBe(304);
  });

  test('lets only its own scripts run', async ({ request }) => {
    const policy = (await request.get('/home')).headers()['content-security-policy'] ?? '';
    const [, scripts = ''] = /script-src ([^;]+)/.exec(policy) ?? [];
    expect(scripts).toMatch(/^'self'( 'sha256-[^']+')+$/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('of the build stays for a year and comes compressed', async ({ request }) => {
    const html = await (await request.get('/home')).text();
    const [, script = ''] = /"(\/assets\/framework[^"]+\.js)"/.exec(html) ?? [];
    const asset = await request.get(script, { headers: { 'accept-encoding': 'br' } });
    expect(asset.headers()).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('is installable: manifest, icons, worker', async ({ request }) => {
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Zanga', lang: 'it', display: 'standalone', start_url: '/home' });
    for (const { src } of manifest.icons)
      expect((await request.get(src)).headers()['content-type']).toBe('image/png');
    expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\//);
    expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
  });
});
