import type { APIRequestContext, Page } from '@playwright/test';
import { demoStaffPassword } from '../../apps/server/demo/staff.ts';
import { furtherMainButtons } from '../support/main-buttons.ts';
import { expect, expectAccessible, inMotion, layoutShift, settled, test } from '../support/page.ts';
import { register, signIn } from '../support/people.ts';
import { readShop } from '../support/shop.ts';
import { bothSizes } from '../support/sizes.ts';
import { clerkOf } from '../support/staff.ts';
import { smallTargets, sticksOutAt320 } from '../support/touch.ts';

// Everybody opens every address of the shop: whatever is found there stands still, leads on, and says no error.

test.use({ ...inMotion, serviceWorkers: 'allow' });

/** The requirement that a page is, its address, and the heading of a page that search engines list. */
type Door = readonly [name: string, path: string, heading?: string | RegExp | undefined];

const fixed: readonly Door[] = [
  ['RTE-1', '/home', /\S/],
  ['RTE-2', '/wizard'],
  ['RTE-3', '/password/reset/un-token-qualunque'],
  ['RTE-4', '/notifications/unsubscribe/usr_qualunque/firma'],
  ['RTE-5', '/wrong-app-version', 'È ora di aggiornare l’app'],
  ['RTE-6', '/app-download', 'Zanga sul telefono'],
  ['RTE-7', '/registration/telephone'],
  ['RTE-8', '/covid', 'Igiene e sicurezza'],
  ['RTE-9', '/checkout'],
  ['RTE-10', '/thank-you'],
  ['RTE-11', '/account'],
  ...['dati', 'indirizzi', 'carte', 'gusti', 'notizie', 'privacy'].map(
    (name): Door => ['RTE-11', `/account/${name}`],
  ),
  ['RTE-12', '/account/badge'],
  ['RTE-13', '/orders'],
  ['RTE-14', '/orders/ord_00000000000000000000000000'],
  ['RTE-15', '/coupons'],
  ['RTE-16', '/share/coupons?encrypted=qualunque'],
  ['RTE-17', '/onshop/order'],
  ['RTE-18', '/favorites', 'I miei preferiti'],
  ['RTE-19', '/contacts', 'Contatti e negozi'],
  ['RTE-20', '/reviews'],
  ['RTE-21', '/content/faq', 'Domande frequenti'],
  ['RTE-21', '/content/privacy', 'Informativa sulla privacy'],
  ['RTE-21', '/content/allergens', 'Allergeni'],
  ['RTE-22', '/cinema'],
  ['RTE-23', '/cinema/ticket/burn/un-biglietto'],
];

const addresses = async (request: APIRequestContext): Promise<readonly Door[]> => {
  const { biggest, subcategories, products, shops } = await readShop(request);
  return [
    ...fixed,
    ['RTE-24', `/${biggest.slug}`, /\S/],
    ['RTE-25', `/${biggest.slug}/${subcategories[0]?.slug}`, /\S/],
    ['the whole menu', '/menu', 'Menù'],
    ['a dish', `/prodotto/${products[0]?.slug}`],
    ['a shop', `/negozi/${shops[0]?.slug}`, shops[0]?.name],
    ['terms', '/content/terms'],
    ['accessibility', '/content/accessibility'],
  ];
};

/** Where the links of a page lead inside the shop. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, protocol }) => origin === location.origin && protocol.startsWith('http'))
      .map(({ pathname, search }) => pathname + search),
  );

/** Told to search engines and to who hears the page: status, heading, title, address, description, language. */
const expectWhole = async (
  page: Page,
  status: number | undefined,
  path: string,
  heading: string | RegExp,
) => {
  expect(status).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
  expect(await page.title()).toContain('Zanga');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(path);
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S{3}/);
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  const facts = page.locator('script[type="application/ld+json"]').first();
  if (path.startsWith('/negozi/')) expect(await facts.textContent()).toContain('"Restaurant"');
};

/** Where a customer finds something else than a visitor does; all other pages are the same page. */
const ofCustomers =
  /^\/(home|checkout|thank-you|account|orders|coupons|share|favorites|reviews|registration|cinema)/;
const ofWorkers = /^\/(home|account$|account\/badge|cinema\/ticket)/;
/** Each page of one's own data asks a visitor to sign in, by the same page as the first. */
const sameForVisitors = /^\/account\/(indirizzi|carte|gusti|notizie)/;

/** Largest layout shift: a signed-in person's data come a moment after the page. */
const mostOfMovement = { visitor: 0.02, signedIn: 0.1 };

const walk = async (
  page: Page,
  request: APIRequestContext,
  doors: readonly Door[],
  movesAtMost = mostOfMovement.signedIn,
) => {
  const seen = new Set<string>();
  for (const [name, path, heading] of doors) {
    await test.step(`${name} ${path}`, async () => {
      const response = await page.goto(path);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (heading) await expectWhole(page, response?.status(), path, heading);
      expect(await layoutShift(page), 'it stands still').toBeLessThan(movesAtMost);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width, 'nothing sticks out sideways').toBeLessThanOrEqual(0);
      await expectAccessible(page);
      expect(await furtherMainButtons(page), 'it has one main button').toEqual([]);
      expect(await smallTargets(page), 'it is easily touched').toEqual([]);
      expect(await sticksOutAt320(page), 'it fits the narrowest screen').toBeLessThanOrEqual(0);
      for (const link of await linksOf(page)) seen.add(link);
    });
  }
  await test.step('every link leads somewhere', async () => {
    const dead: string[] = [];
    for (const link of seen) {
      const { ok, status } = await request.get(link).then((r) => ({ ok: r.ok(), status: r.status() }));
      if (!ok) dead.push(`${status} ${link}`);
    }
    expect(dead.filter((line) => !fixed.some(([, path]) => line.endsWith(path)))).toEqual([]);
  });
};

test.describe('a walk through the whole shop finds every link whole', () => {
  // An invented link gets its proper status, which the browser logs.
  test.use({ expectedNoise: [/status of 4(00|01|03|04|22)/] });
  test.slow();
  test.setTimeout(600_000);

  test(
    '[RTE-1] [RTE-5] [RTE-6] [RTE-8] [RTE-19] [RTE-21] [RTE-24] [RTE-25] a visitor',
    bothSizes,
    async ({ page, request }) => {
      const doors = await addresses(request);
      await walk(
        page,
        request,
        doors.filter(([, path]) => !sameForVisitors.test(path)),
        mostOfMovement.visitor,
      );
    },
  );

  test('a customer', async ({ page, request }) => {
    await signIn(page, await register());
    const doors = await addresses(request);
    await walk(
      page,
      request,
      doors.filter(([, path]) => ofCustomers.test(path)),
    );
  });

  test('a worker', async ({ page, request }) => {
    await signIn(page, { email: clerkOf('siracusa'), password: demoStaffPassword });
    const doors = await addresses(request);
    await walk(
      page,
      request,
      doors.filter(([, path]) => ofWorkers.test(path)),
    );
  });
});
