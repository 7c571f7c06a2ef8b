import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { test as ownTime } from '../../support/own-time.ts';
import { expect, expectAccessible } from '../../support/page.ts';
import { call, newPerson, tokenFor } from '../../support/people.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { colourOf, openTileServer, type Tile, tileIn } from '../../support/vendors/map-tiles.ts';
import { firstFile } from './first-menu.ts';
import {
  becomeOwner,
  email,
  exportFile,
  importFile,
  lookAtDemo,
  password,
  picture,
  throwDemoAway,
  tryServices,
  writeBrand,
  writeCategory,
  writeDish,
  writeShop,
} from './founding.ts';
import { realShop } from './real-shop.ts';

const isLost = ({ column, row }: Tile): boolean => (column + row) % 3 === 0;
const missing = (address: string): boolean => {
  const tile = tileIn(address);
  return tile === undefined || isLost(tile);
};

type TileServer = Awaited<ReturnType<typeof openTileServer>>;

/** An empty shop of its own, whose settings name a map of which some tiles never come. */
const test = ownTime.extend<object, { readonly map: TileServer }>({
  map: [
    async ({ browserName: _ }, use) => {
      const map = await openTileServer((tile) => !isLost(tile));
      await use(map);
      map.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ map }, use) => use({ ...realShop(), MAP_TILES: map.template, MAP_CREDIT: '© Mappe di prova' }),
    { scope: 'worker' },
  ],
});

/** Number of pixels of each colour in a drawing. */
const coloursOf = async (drawing: Locator): Promise<ReadonlyMap<string, number>> => {
  const pixels = await sharp(await drawing.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const colours = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.subarray(at, at + 3).join(' ');
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  return colours;
};

/** Some of what has come is seen off the areas, and the paper where nothing has. */
const groundOf = async (drawing: Locator) => {
  const colours = await coloursOf(drawing);
  const seen = (colour: string) => (colours.get(colour) ?? 0) > 100;
  const tiles = await drawing
    .locator('image')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const paper = await drawing.evaluate((one) =>
    getComputedStyle(one).backgroundColor.replaceAll(/[^\d ]/g, ''),
  );
  const shown = tiles.filter((href) => {
    const tile = tileIn(href ?? '');
    return tile && seen(colourOf(tile).join(' '));
  });
  return { tiles: shown.length > 1, paper: seen(paper) };
};

/** The areas of the shop on the map; a closed area loads no tiles until it is opened. */
const lookAtMap = async (page: Page, map: TileServer) => {
  await page.reload();
  const sketch = page.getByRole('img', { name: 'Disegno delle zone' });
  await expect(page.getByText('© Mappe di prova')).toHaveCount(1);
  const before = map.asked.length;
  const images = page.locator('image');
  // A tile that does not come is no part of the drawing: browsers would show a broken picture there.
  const broken = async () =>
    (await images.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))).filter(missing);
  await expect.poll(() => groundOf(sketch)).toEqual({ tiles: true, paper: true });
  await expect.poll(broken).toEqual([]);
  expect(await images.count()).toBe(await sketch.locator('image').count());
  await page.getByText('Centro', { exact: true }).first().click();
  const drawing = page.getByRole('button', { name: 'Aggiungi un vertice al contorno: Centro' });
  await expect(page.getByText('© Mappe di prova')).toHaveCount(2);
  await expect.poll(() => groundOf(drawing)).toMatchObject({ tiles: true });
  expect(map.asked.length - before).toBeLessThanOrEqual(48);
  await expect.poll(broken).toEqual([]);
  await expectAccessible(page);
};

/** Orders a pizza as a guest's browser does, and pays by card. */
const orderOne = async () => {
  const cart = await call('POST /api/carts', { body: { items: [{ product: 'margherita', qty: 1 }] } });
  const { token } = cart.body;
  const { body: shops } = await call('GET /api/shops');
  const deliveries = [{ part: 'food', mode: 'pickup', shop: shops.data[0].slug }];
  const { body: priced } = await call('POST /api/carts', { body: { token, deliveries } });
  const { body: terms } = await call('GET /api/contents/terms');
  const { firstname, lastname, telephone, ...person } = newPerson();
  const { status, body } = await call('POST /api/orders', {
    body: {
      ...{ cart_id: priced.id, cart_token: token, expected_total: priced.total_price },
      ...{ payment_method: 'new', idempotency_key: `order-${crypto.randomUUID()}` },
      ...{
        contact: { firstname, lastname, telephone, email: person.email },
        terms_version: terms.updated_at,
      },
    },
  });
  expect(status, JSON.stringify([body, priced.issues])).toBe(201);
  const asked = { order_id: body.order.id, token: body.token, payment_method: 'new' };
  const { client_secret } = (await call('POST /api/payment/intent', { body: asked })).body;
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2099, cvc: '123' };
  await call('POST /dev/payments/confirm', { body: { client_secret, card } });
  const settled = await call('POST /api/payment/settle', { body: { client_secret } });
  expect(settled.body.status).toBe('succeeded');
};

const inviteSomebody = async () => {
  const token = (await tokenFor({ email, password })) ?? '';
  const body = { email: 'nina@example.it', posts: [{ role: 'manager', shop: null }] };
  const invited = await call('POST /api/backoffice/invitations', { token, body });
  expect(invited.status, JSON.stringify(invited.body)).toBe(201);
};

test.use({ expectedNoise: [/status of (403|503)/] });

// Only here: the whole way of a new owner by the screens, each step leading to the next, in a shop with the settings of a
// real one; the demo beside the owner's own things; and a map whose tiles come from elsewhere, some of them never.
test(
  '[API-41] an empty database becomes an open shop with a menu and a paid order',
  desktopOnly,
  async ({ page, elsewhere, ownShop, map }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(20_000);
    const steps = () => page.goto('/gestione/primi-passi');
    const guest = await elsewhere({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const soon = guest.getByRole('heading', { level: 1, name: 'Apriamo presto' });
    await guest.goto('/home');
    await expect(soon).toBeVisible();
    await expect(guest).toHaveTitle('Apriamo presto · Il tuo locale');
    await expectAccessible(guest);

    await becomeOwner(page, ownShop);
    await page.getByRole('link', { name: 'Vai ai primi passi' }).click();
    await expect(page.getByText('1 passo su 8')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Invita qualcuno' })).toBeVisible();
    await picture(page, '1-first-steps');
    await lookAtDemo(page);
    await guest.goto('/pizze');
    await expect(soon).toBeVisible();
    await throwDemoAway(page);

    await steps();
    await writeBrand(page);
    await steps();
    await expect(page.getByRole('main').getByRole('link', { name: /^Prova Prime/ })).toBeVisible();
    await writeShop(page);
    await lookAtMap(page, map);

    await steps();
    await page.getByRole('link', { name: 'Vai al menù' }).click();
    await writeCategory(page, 'Pizze');
    await writeDish(page);
    await picture(page, '3-dish');
    await steps();
    await page.getByRole('link', { name: 'Importa da un file' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Parti del menù' }).getByRole('link', { name: 'Importa' }),
    ).toHaveAttribute('aria-current', 'page');
    await importFile(page, firstFile, 3);
    expect((await exportFile(page)).toString().trim().split('\r\n')).toHaveLength(5);

    await inviteSomebody();
    await steps();
    await tryServices(page);
    await page.goto('/gestione/negozi');
    await page.getByRole('link', { name: 'Prova Centro' }).click();
    await page.getByRole('switch', { name: 'Aperto al pubblico' }).click();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();
    await steps();
    await page.getByRole('button', { name: 'Apri al pubblico' }).click();
    await expect(page.getByText('8 passi su 8')).toBeVisible();
    await picture(page, '9-open');

    await guest.goto('/pizze');
    await expect(
      guest.getByRole('button', { name: 'Aggiungi Margherita al carrello' }).first(),
    ).toBeVisible();
    await orderOne();
    await page.goto('/gestione');
    await page.getByRole('button', { name: /^Accetta: / }).click();
    await page.getByRole('button', { name: '30 min' }).click();
    await page.getByRole('button', { name: 'Accetta', exact: true }).click();
    const making = page.getByRole('region', { name: 'In preparazione' });
    await expect(making.getByRole('heading', { name: /^Apri l’ordine / })).toHaveCount(1);

    await steps();
    await page.getByRole('button', { name: 'Chiudi al pubblico' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Chiudi al pubblico' }).click();
    await expect(page.getByText('Chiuso: chi arriva legge')).toBeVisible();
    await guest.goto('/home');
    await expect(soon).toBeVisible();
    // A page that is still open would ask a shop that is gone.
    await page.goto('about:blank');
  },
);
