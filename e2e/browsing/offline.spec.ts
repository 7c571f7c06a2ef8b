import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/page.ts';
import { register, signIn } from '../support/people.ts';
import { readShop } from '../support/shop.ts';

// The network fails during a walk through the shop: every screen says so as well as it can.

test.use({
  serviceWorkers: 'allow',
  prefetch: true,
  expectedNoise: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/],
});
test.slow();

const screens = [
  ...['/home', '/favorites', '/contacts', '/cinema', '/coupons', '/orders', '/account', '/checkout'],
  ...['/thank-you', '/account/badge', '/orders/ord_00000000000000000000000000', '/reviews', '/wizard'],
  ...['/account/dati', '/menu'],
  ...['/content/faq', '/covid', '/onshop/order', '/share/coupons?encrypted=qualunque', '/app-download'],
  ...['/registration/telephone', '/password/reset/qualunque', '/cinema/ticket/burn/qualunque'],
  ...['/notifications/unsubscribe/usr_qualunque/firma', '/wrong-app-version'],
];

/** As a link does that was touched, since a page that is opened anew is another matter. */
const goTo = async (page: Page, path: string) => {
  await page.evaluate((to) => history.pushState({}, '', to), path);
  // A screen that asks for data holds the one before until the router has done with it.
  await page.waitForFunction(() => globalThis.__TSR_ROUTER__?.state.status === 'idle');
};

/** Missing words of an offline screen: that the network is gone, a heading, or that loading is over. */
const silence = async (page: Page, path: string) => {
  const soon = { timeout: 8_000 };
  const main = page.getByRole('main');
  const missing: string[] = [];
  const want = async (what: string, holds: () => Promise<void>) => {
    await holds().catch(() => missing.push(`${path}: ${what}`));
  };
  const headings = main.getByRole('heading', { level: 1 });
  await want('no heading', () => expect(headings).toHaveCount(1, soon));
  await want('it waits for ever', () => expect(main.locator('.animate-breathe')).toHaveCount(0, soon));
  await want('no word of the network', () =>
    expect(page.getByText('Sei senza rete').first()).toBeVisible(soon),
  );
  return missing;
};

/** Words of screens that need no network. */
const ownWords = new Map([
  ['/home', 'La Sicilia, calda calda'],
  ['/favorites', 'I miei preferiti'],
  ['/app-download', 'Zanga sul telefono'],
  ['/thank-you', 'Nessun ordine qui'],
]);

// Only here: screens whose code was fetched ahead, without a network.
test('every screen is honest where the line went', async ({ page, context, request }) => {
  const { biggest, products, shops } = await readShop(request);
  await signIn(page, await register());
  const come = new Set<string>();
  page.on('requestfinished', (asked) => come.add(new URL(asked.url()).pathname));
  await page.goto('/home');
  await settled(page);
  // The code of the other screens is fetched in pauses: it is waited for, however late they come.
  const screensCode: string[] = await (await request.get('/screens.json')).json();
  await expect.poll(() => screensCode.filter((file) => !come.has(file)), { timeout: 180_000 }).toEqual([]);
  await settled(page);
  await context.setOffline(true);
  const more = [`/${biggest.slug}`, `/prodotto/${products[0]?.slug}`, `/negozi/${shops[0]?.slug}`];
  const silent: string[] = [];
  for (const path of [...screens, ...more]) {
    await goTo(page, path);
    silent.push(...(await silence(page, path)));
    const own = ownWords.get(path);
    if (own) await expect(page.getByRole('heading', { level: 1 })).toHaveText(own);
  }
  expect(silent).toEqual([]);
});
