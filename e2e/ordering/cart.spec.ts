import type { Page } from '@playwright/test';
import { setPrice } from '../support/database.ts';
import { expect, expectAccessible, inMotion, layoutShift, settled, test } from '../support/page.ts';
import { call, register, signIn, signInByDialog, tokenFor } from '../support/people.ts';
import { joinPrime } from '../support/prime.ts';
import { dishesToAdd } from '../support/shop.ts';

const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Il tuo carrello' });
const lineOf = (page: Page, name: string) =>
  cartOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const barOf = (page: Page) => page.getByRole('complementary', { name: 'Il tuo carrello' });

/** Adds a dish the way people do, with its first extra where it has any. */
const add = async (page: Page, slug: string) => {
  await page.goto(`/home?prodotto=${slug}`);
  await settled(page);
  const dish = page.getByRole('dialog').last();
  const button = dish.getByRole('button', { name: /^Aggiungi \d/ });
  // A sheet that an address opens is drawn when it is whole.
  await button.waitFor();
  const extra = dish.getByRole('checkbox', { disabled: false });
  if ((await extra.count()) > 0) await extra.first().check();
  const told = page.waitForResponse((answer) => /\/carts/.test(answer.url()) && answer.ok());
  await button.click();
  await told;
};

const openCart = async (page: Page) => {
  await page.goto('/home?carrello=1');
  await expect(cartOf(page)).toBeVisible();
  await settled(page);
};

/** A visitor who had put dishes in the cart before, and comes back. */
const comeBackWith = async (page: Page, ...slugs: readonly string[]) => {
  const items = slugs.map((product) => ({ product, qty: 1 }));
  const { body } = await call('POST /api/carts', { body: { items } });
  await page.goto('/health/live');
  await page.evaluate((key) => localStorage.setItem('cart_key', key), String(body.token));
};

// Each of these opens several pages, one after the other.
test.slow();

test.describe('the cart of a visitor', () => {
  // Only here: a line is edited over the cart it lies on, across a reload, and each choice outlives the page.
  test('[API-38] keeps what was chosen, opens a line as it was made, takes it out and back, and tells a gift [STA-3]', async ({
    page,
    request,
  }) => {
    const { rich, plain } = await dishesToAdd(request);
    await comeBackWith(page, plain.slug);
    await add(page, rich.slug);
    await page.reload();
    await expect(barOf(page)).toContainText('2 pezzi');
    await barOf(page).getByRole('link').click();
    await expect(cartOf(page)).toBeVisible();
    await settled(page);

    const line = lineOf(page, rich.name);
    const sheet = page.getByRole('dialog', { name: rich.name, exact: true });
    await line.getByRole('link', { name: rich.name }).click();
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await settled(page);
    await expectAccessible(page);
    // The way back leads to the cart, with nothing changed.
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(cartOf(page)).toBeVisible();
    await line.getByRole('link', { name: rich.name }).press('Enter');
    const save = sheet.getByRole('button', { name: /^Salva le modifiche/ });
    await expect(save).toBeVisible();
    // Read anew on a slow line: the sheet lies over the cart all the same.
    const late = Promise.withResolvers<void>();
    await page.route(/\/api\/carts\//, (route) => late.promise.then(() => route.continue()));
    await page.reload();
    await expect(save).toBeVisible();
    late.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await settled(page);
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await sheet.getByLabel(/^Note per/).fill('ben cotta');
    await sheet.getByRole('button', { name: 'Uno in più' }).click();
    await save.click();
    await expect(sheet).toBeHidden();
    await expect(line).toHaveCount(1);
    await expect(line).toContainText('«ben cotta»');
    await expect(line.getByRole('status')).toHaveText('2');

    await lineOf(page, plain.name).getByRole('button', { name: 'Uno in più' }).click();
    await expect(lineOf(page, plain.name).getByRole('status')).toHaveText('2');
    await expect(cartOf(page).getByText(/^Totale \d/)).toBeAttached();
    await line.getByRole('button', { name: `Togli ${rich.name} dal carrello` }).click();
    const undo = cartOf(page).getByRole('button', { name: `Rimetti ${rich.name} nel carrello` });
    await expect(undo).toBeFocused();
    await expectAccessible(page);
    await undo.click();
    await expect(line).toBeVisible();

    await cartOf(page).getByText('È un regalo?').click();
    await cartOf(page).getByLabel('Per chi è').fill('Nonna Rosa');
    await cartOf(page).getByRole('button', { name: 'Salva la dedica' }).click();
    await expect(cartOf(page).getByText('Regalo per Nonna Rosa')).toBeVisible();
    await cartOf(page).getByLabel('Codice coupon').fill('NESSUNO');
    await cartOf(page).getByRole('button', { name: 'Applica' }).click();
    await expect(cartOf(page).getByLabel('Codice coupon')).toHaveAccessibleDescription(/coupon/i);
    await settled(page);
    await expectAccessible(page);
    await page.reload();
    await expect(lineOf(page, plain.name).getByRole('status')).toHaveText('2');
    await expect(cartOf(page).getByText('Regalo per Nonna Rosa')).toBeVisible();
    await cartOf(page).getByRole('link', { name: 'Vai alla cassa' }).click();
    await expect(page).toHaveURL(/\/checkout/);
  });

  // Only here: prices that moved are told at the next visit, the dearer one until it is read, the cheaper one once.
  test('[API-38] is told of prices that changed: the higher one until it is read, the lower one once', async ({
    page,
    request,
  }) => {
    const { plain, other } = await dishesToAdd(request);
    await comeBackWith(page, plain.slug, other.slug);
    const before = await setPrice(plain.slug, 1234);
    const beforeOther = await setPrice(other.slug, 50);
    try {
      await openCart(page);
      const line = lineOf(page, plain.name);
      await expect(line).toContainText(new RegExp(`«${plain.name}» ora costa 12,34\\s€ invece di`));
      const news = page.getByText(new RegExp(`Buona notizia: «${other.name}» ora costa 0,50\\s€`));
      await expect(news.first()).toBeVisible();
      await expect(lineOf(page, other.name)).not.toContainText('ora costa');
      await expectAccessible(page);
      await line.getByRole('button', { name: `Va bene, ho visto il nuovo prezzo di ${plain.name}` }).click();
      await expect(line).not.toContainText('ora costa');
      await settled(page);
      await page.reload();
      await expect(line).toContainText(/12,34\s€/);
      await expect(lineOf(page, other.name)).toContainText(/0,50\s€/);
      await settled(page);
      await expect(line).not.toContainText('ora costa');
      await expect(news).toHaveCount(0);
    } finally {
      await setPrice(plain.slug, before);
      await setPrice(other.slug, beforeOther);
    }
  });

  test.describe('open twice', () => {
    // A change that lost against another tab's is reported, read and repeated; browsers log the refusal.
    test.use({ expectedNoise: [/status of 409|ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

    // Only here: two real tabs share their storage, and the network goes and comes back.
    test('[API-38] is the same in two tabs, keeps changes made offline, and sends them when the network is back', async ({
      page,
      context,
      request,
    }) => {
      const { plain } = await dishesToAdd(request);
      await comeBackWith(page, plain.slug);
      await openCart(page);
      const other = await context.newPage();
      await openCart(other);
      await expect(lineOf(other, plain.name)).toBeVisible();
      // The start of the other tab has not emptied this one.
      await expect(lineOf(page, plain.name)).toBeVisible();
      await lineOf(other, plain.name).getByRole('button', { name: 'Uno in più' }).click();
      await expect(lineOf(page, plain.name).getByRole('status')).toHaveText('2');
      await page.bringToFront();
      await lineOf(page, plain.name).getByRole('button', { name: 'Uno in più' }).click();
      await expect(lineOf(other, plain.name).getByRole('status')).toHaveText('3');
      await settled(page);
      await other.reload();
      await expect(lineOf(other, plain.name).getByRole('status')).toHaveText('3');
      await settled(other);
      await other.close();

      await context.setOffline(true);
      await lineOf(page, plain.name).getByRole('button', { name: 'Uno in più' }).click();
      await expect(cartOf(page).getByText('Non riusciamo a raggiungerci')).toBeVisible();
      await expect(lineOf(page, plain.name).getByRole('status')).toHaveText('4');
      await context.setOffline(false);
      await expect(cartOf(page).getByText('Non riusciamo a raggiungerci')).toBeHidden();
      await settled(page);
      await page.reload();
      await expect(lineOf(page, plain.name).getByRole('status')).toHaveText('4');
    });
  });
});

test.describe('a card of a dish', () => {
  // Only here: presses that come before the page's code are counted, and focus stays where the buttons change.
  test('[API-38] adds with one tap, also before its code is there, counts, takes out, gives back, and opens a sheet where one must choose', async ({
    page,
    request,
  }) => {
    const { plain } = await dishesToAdd(request);
    const code = Promise.withResolvers<void>();
    await page.route(/\/assets\/entry-client-[^/]*\.js$/, (route) =>
      code.promise.then(() => route.continue()),
    );
    await page.goto('/home', { waitUntil: 'domcontentloaded' });
    const card = page
      .getByRole('region', { name: 'I più amati' })
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: plain.name, exact: true }) });
    const more = card.getByRole('button', { name: `Aggiungi ${plain.name} al carrello` });
    const fewer = card.getByRole('button', { name: `Togli un pezzo di ${plain.name}` });
    await expect(fewer).toBeHidden();
    await more.dblclick();
    code.resolve();
    await settled(page);
    await expect(card.getByText('2', { exact: true })).toBeVisible();
    await expect(page.getByText(`${plain.name}: 2 nel carrello`)).toBeAttached();
    await expect(barOf(page)).toContainText('2 pezzi');
    await expectAccessible(page);

    await fewer.press('Enter');
    await expect(card.getByText('1', { exact: true })).toBeVisible();
    await fewer.press('Enter');
    await expect(more).toBeFocused();
    await expect(fewer).toBeHidden();
    await expect(page.getByText(`Tolto dal carrello: ${plain.name}`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(card.getByText('1', { exact: true })).toBeVisible();
    await expect(barOf(page)).toContainText('1 pezzo');

    type Dish = {
      readonly name: string;
      readonly default_options: readonly string[] | null;
      readonly rootCategory: { readonly slug: string };
      readonly availability: { readonly state: string };
    };
    const { data } = (await (await request.get('/api/products?sort=popular')).json()) as { data: Dish[] };
    const asking = data.find(
      ({ availability, default_options }) => availability.state === 'available' && default_options === null,
    );
    if (!asking) throw new Error('The demo shop has no dish with a choice to make');
    await page.goto(`/${asking.rootCategory.slug}`);
    await settled(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: `Scegli come vuoi ${asking.name}` })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: asking.name, exact: true })).toBeVisible();
  });

  test.describe('in motion', () => {
    test.use({ contextOptions: inMotion.contextOptions });

    // Only here: a member's prices arrive after the page, in the room that was kept for them.
    test('[PRM-13] tells a member their own price, on card, sheet and button alike, and nothing moves', async ({
      page,
      request,
    }) => {
      type Dish = {
        readonly slug: string;
        readonly name: string;
        readonly prime_price: number | null;
        readonly discount: unknown;
      };
      const { data } = (await (await request.get('/api/products?sort=popular&paginate=12')).json()) as {
        data: Dish[];
      };
      const dish = data.find(({ prime_price, discount }) => prime_price !== null && !discount);
      if (!dish?.prime_price) throw new Error('The demo shop has no price for members');
      const own = (dish.prime_price / 100).toFixed(2).replace('.', ',');
      const person = await register();
      await joinPrime(person);
      await signIn(page, person);
      await page.goto('/home');
      await settled(page);
      const card = page
        .getByRole('region', { name: 'I più amati' })
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: dish.name, exact: true }) });
      await expect(card).toContainText(new RegExp(`Il tuo prezzo Prime ${own}\\s€`));
      await expect(card).not.toContainText('con Prime');
      expect(await layoutShift(page)).toBeLessThan(0.01);
      await expectAccessible(page);

      await card.getByRole('link', { name: dish.name, exact: true }).click();
      const sheet = page.getByRole('dialog', { name: dish.name, exact: true });
      await expect(sheet.getByText(/^Il tuo prezzo Prime/).first()).toBeAttached();
      await expect(sheet.getByRole('button', { name: new RegExp(`^Aggiungi ${own}\\s€`) })).toBeVisible();
    });
  });
});

test.describe('the cart of a customer', () => {
  // Only here: two carts become one at sign-in, in the page that was open, and the cart leaves with its owner.
  test('[API-38] takes in the visitor’s at login, says what changed, and goes with who leaves', async ({
    page,
    request,
  }) => {
    const { other, plain } = await dishesToAdd(request);
    const person = await register();
    const token = (await tokenFor(person)) ?? '';
    const items = [{ product: other.slug, qty: 2 }];
    await call('POST /api/customer/carts', { token, body: { items } });

    await comeBackWith(page, plain.slug);
    await signInByDialog(page, person);
    await expect(barOf(page)).toContainText('3 pezzi');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Carrello/ })
      .click();
    await expect(lineOf(page, other.name).getByRole('status')).toHaveText('2');
    await expect(lineOf(page, plain.name)).toBeVisible();
    const news = cartOf(page).getByRole('region', { name: 'Cosa è cambiato' });
    await expect(news).toContainText(
      `Hai ritrovato quello che avevi lasciato nel carrello: 2 × ${other.name}`,
    );
    await expectAccessible(page);
    await news.getByRole('button', { name: 'Ho capito' }).click();
    await expect(news).toBeHidden();
    const { cart, cart_key } = await page.evaluate(() => ({ ...localStorage }));
    expect(cart).toContain(plain.slug);
    expect(cart_key).toBeUndefined();

    await page.evaluate(() => localStorage.removeItem('username'));
    await page.goto('/home');
    await settled(page);
    await expect(barOf(page)).toBeHidden();
  });
});
