import type { Page } from '@playwright/test';
import { restock } from '../support/database.ts';
import { expect, expectAccessible, layoutShift, settled, test } from '../support/page.ts';
import { call, register, signIn, tokenFor } from '../support/people.ts';
import { dishesToAdd } from '../support/shop.ts';

// How and where one orders: chosen first, in the header, and followed by everything. On a phone.

test.describe.configure({ timeout: 120_000 });

/** The line in the header, by what it says to who hears it. */
const line = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Dove e come/ });

const openSheet = async (page: Page) => {
  await line(page).click();
  const sheet = page.getByRole('dialog', { name: 'Dove e come?' });
  await expect(sheet).toBeVisible();
  return sheet;
};

const home = {
  ...{ label: 'Casa', street: 'Via Etnea', number: '12', zip: '95131', city: 'Catania', province: 'CT' },
  ...{ lat: 37.5079, lng: 15.083 },
};

/** The question whether the cart moves to another shop. */
const question = (page: Page) => page.getByRole('dialog', { name: 'Spostare il carrello?' });

const stay = (page: Page) => question(page).getByRole('button', { name: 'Lascia com’è' }).click();

/** A customer with an address, signed in. */
const customerAt = async (page: Page, address: typeof home) => {
  const person = await register();
  const token = (await tokenFor(person)) ?? '';
  expect((await call('POST /api/customer/addresses', { token, body: address })).status).toBe(201);
  await signIn(page, person);
  return person;
};

const addDish = async (page: Page, slug: string) => {
  await page.goto(`/prodotto/${slug}`);
  await settled(page);
  await page
    .getByRole('button', { name: /^Aggiungi \d/ })
    .first()
    .click();
};

test.describe('how and where', () => {
  test('is chosen once: header, cart and checkout follow', async ({ page, request }) => {
    const { plain } = await dishesToAdd(request);
    await customerAt(page, home);
    await page.goto('/home');
    await settled(page);
    await expect(line(page)).toHaveAccessibleName('Dove e come: scegli tra consegna e ritiro');

    let sheet = await openSheet(page);
    await expectAccessible(page);
    // Closed, it has changed nothing.
    await page.keyboard.press('Escape');
    await expect(line(page)).toHaveAccessibleName(/scegli tra consegna e ritiro/);

    sheet = await openSheet(page);
    await expect(sheet.getByText(/Parte da Zanga Catania/)).toBeVisible();
    const keep = sheet.getByRole('button', { name: 'Conferma' });
    // While another address is written, no button keeps the old one.
    await sheet.getByRole('radio', { name: 'Un altro indirizzo' }).check();
    await expect(sheet.getByRole('button', { name: 'Annulla' })).toBeVisible();
    await expect(keep).toBeHidden();
    await sheet.getByRole('button', { name: 'Annulla' }).click();
    await keep.click();
    await expect(line(page)).toHaveAccessibleName(/^Dove e come: consegna a Via Etnea 12/);

    await addDish(page, plain.slug);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Carrello/ })
      .click();
    const cart = page.getByRole('dialog', { name: 'Il tuo carrello' });
    await expect(cart.getByText(/Mancano .* al minimo/)).toBeVisible();
    await expect(cart.getByText('si calcola alla cassa')).toHaveCount(0);

    await page.goto('/checkout');
    await settled(page);
    await expect(
      page
        .getByText(/Via Etnea 12/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Scegli l’indirizzo e vediamo gli orari.')).toHaveCount(0);
  });

  test('is kept over a reload without anything moving, and forgotten after signing out', async ({ page }) => {
    await customerAt(page, home);
    await page.goto('/home');
    await settled(page);
    const sheet = await openSheet(page);
    await sheet.getByRole('button', { name: 'Conferma' }).click();
    await expect(line(page)).toHaveAccessibleName(/consegna a Via Etnea 12/);
    await page.reload();
    await settled(page);
    await expect(line(page)).toHaveAccessibleName(/consegna a Via Etnea 12/);
    expect(await layoutShift(page)).toBeLessThan(0.02);

    // Another device of hers finds it by itself.
    await page.evaluate(() => localStorage.removeItem('where'));
    await page.reload();
    await expect(line(page)).toHaveAccessibleName(/consegna a Via Etnea 12/);

    await page
      .getByRole('link', { name: /^(Apri il menù|Menù)$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(line(page)).toHaveAccessibleName(/scegli tra consegna e ritiro/);
  });

  test('is a pick-up from the shop whose page one orders on', async ({ page }) => {
    await page.goto('/negozi/catania');
    await settled(page);
    await page.getByRole('link', { name: 'Ordina da qui' }).click();
    await expect(page).toHaveURL(/\/home/);
    await expect(line(page)).toHaveAccessibleName(/^Dove e come: ritiro a Catania/);

    const sheet = await openSheet(page);
    await expect(sheet.getByRole('radio', { name: 'Ritiro' })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: /Zanga Catania/ })).toBeChecked();
    await expectAccessible(page);
    // Another shop, at a time.
    await sheet.getByRole('radio', { name: /Zanga Siracusa/ }).check();
    await sheet.getByRole('radio', { name: 'A un orario' }).check();
    await expect(sheet.getByLabel('Orario', { exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: 'Conferma' }).click();
    await expect(line(page)).toHaveAccessibleName(/^Dove e come: ritiro a Siracusa, per /);
  });

  test('is a pick-up one tap away where no shop delivers', async ({ page }) => {
    await customerAt(page, {
      ...home,
      street: 'Via Roma',
      zip: '00184',
      city: 'Roma',
      province: 'RM',
      lat: 41.9,
      lng: 12.5,
    });
    await page.goto('/home');
    await settled(page);
    const sheet = await openSheet(page);
    await expect(sheet.getByText('Qui non arriviamo ancora, ma ti aspettiamo in negozio.')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /^Ritira da Zanga/ }).click();
    await expect(line(page)).toHaveAccessibleName(/^Dove e come: ritiro a/);
  });

  test('of another shop moves the cart only when asked', async ({ page, request }) => {
    const { plain } = await dishesToAdd(request);
    await page.goto('/negozi/catania');
    await settled(page);
    await page.getByRole('link', { name: 'Ordina da qui' }).click();
    await expect(line(page)).toHaveAccessibleName(/ritiro a Catania/);
    await addDish(page, plain.slug);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Carrello, 1 pezzo' })).toBeVisible();
    await page.goto('/negozi/siracusa');
    await settled(page);
    const order = page.getByRole('link', { name: 'Ordina da qui' });
    // The cart has come back by then.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Carrello, 1 pezzo' })).toBeVisible();
    await order.click();
    await stay(page);
    await expect(line(page)).toHaveAccessibleName(/ritiro a Catania/);
    await order.click();
    await question(page).getByRole('button', { name: 'Sposta il carrello' }).click();
    await expect(line(page)).toHaveAccessibleName(/ritiro a Siracusa/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Carrello/ })
      .click();
    await expect(page.getByText('Ora il carrello è da ritirare a Siracusa.')).toBeVisible();
  });

  test('of another shop asks, too, while what was added is on its way to the server', async ({
    page,
    request,
  }) => {
    const { plain } = await dishesToAdd(request);
    await page.goto('/negozi/catania');
    await settled(page);
    await page.getByRole('link', { name: 'Ordina da qui' }).click();
    await expect(line(page)).toHaveAccessibleName(/ritiro a Catania/);
    const answered = Promise.withResolvers<void>();
    await page.route(/\/api\/carts(\?|$)/, (route) => answered.promise.then(() => route.continue()));
    await addDish(page, plain.slug);
    // Nor has the code come that takes up what the page before could not send.
    const woken = Promise.withResolvers<void>();
    await page.route(/\/assets\/cart-follower/, (route) => woken.promise.then(() => route.continue()));
    await page.goto('/negozi/siracusa');
    await settled(page);
    const order = page.getByRole('link', { name: 'Ordina da qui' });
    await order.click();
    await expect(order).toHaveAttribute('aria-busy', 'true');
    woken.resolve();
    await stay(page);
    answered.resolve();
    await expect(line(page)).toHaveAccessibleName(/ritiro a Catania/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Carrello, 1 pezzo' })).toBeVisible();
  });

  test('of another shop waits for a cart from another device, shows it, and asks', async ({
    page,
    request,
  }) => {
    const { plain } = await dishesToAdd(request);
    await customerAt(page, home);
    await page.goto('/negozi/catania');
    await settled(page);
    const order = page.getByRole('link', { name: 'Ordina da qui' });
    await order.click();
    await expect(line(page)).toHaveAccessibleName(/ritiro a Catania/);
    const written = page.waitForResponse((answer) => !!answer.request().postData()?.includes(plain.slug));
    await addDish(page, plain.slug);
    await written;
    // Her other device knows nothing of it until the server has told it.
    const answered = Promise.withResolvers<void>();
    await page.route(/\/api\/customer\/carts/, (route) => answered.promise.then(() => route.continue()));
    await page.addInitScript(() => localStorage.removeItem('cart'));
    await page.goto('/negozi/siracusa');
    await settled(page);
    await order.click();
    await expect(order).toHaveAttribute('aria-busy', 'true');
    answered.resolve();
    await stay(page);
    await expect(order).toHaveAttribute('aria-busy', 'false');
    await expect(line(page)).toHaveAccessibleName(/ritiro a Catania/);
  });

  test('says so when the device gives no position', async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto('/home');
    await settled(page);
    const sheet = await openSheet(page);
    await sheet.getByRole('radio', { name: 'Ritiro' }).check();
    await sheet.getByRole('button', { name: 'Usa la mia posizione' }).click();
    await expect(sheet.getByText('Impossibile abilitare la geolocalizzazione')).toBeVisible();
    await sheet.getByRole('radio', { name: /Zanga Catania/ }).check();
    await expect(sheet.getByRole('button', { name: 'Conferma' })).toBeVisible();
  });

  test('is completed from "Arriviamo da te?" with the known address', async ({ page }) => {
    await page.goto('/contacts');
    await settled(page);
    const section = page.getByRole('region', { name: 'Arriviamo da te?' });
    await section.getByRole('combobox', { name: 'Dove sei?' }).fill('via etnea, catania');
    await page
      .getByRole('option', { name: /Catania \(CT\)/ })
      .first()
      .click();
    await section.getByRole('link', { name: /^Ordina da qui.*Zanga Catania/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Dove e come?' });
    await expect(sheet.getByRole('combobox', { name: 'Comune' })).toHaveValue('Catania (CT)');
    const street = sheet.getByRole('combobox', { name: 'Via e numero' });
    await expect(street).not.toHaveValue(/\d/);
    await street.fill('Via Etnea 218');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Consegna qui' }).click();
    await sheet.getByRole('button', { name: 'Conferma' }).click();
    await expect(line(page)).toHaveAccessibleName(/^Dove e come: consegna a Via Etnea 218/);
  });

  test('has a time that filled up meanwhile moved to the next one, and says so', async ({ page }) => {
    await page.goto('/negozi/siracusa');
    await settled(page);
    await page.getByRole('link', { name: 'Ordina da qui' }).click();
    let sheet = await openSheet(page);
    await sheet.getByRole('radio', { name: 'A un orario' }).check();
    const times = sheet.getByLabel('Orario', { exact: true });
    // Not the first one: it goes by itself when its minute comes, and nothing would be said of it.
    await times.selectOption({ index: 3 });
    const chosen = await times.inputValue();
    await sheet.getByRole('button', { name: 'Conferma' }).click();
    await expect(line(page)).toHaveAccessibleName(/, per /);
    await page.route('**/api/shops/*/slots?*', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      for (const offer of json.data) if (offer.at === chosen) offer.state = 'full';
      await route.fulfill({ response, json });
    });
    sheet = await openSheet(page);
    await expect(sheet.getByText(/^Per .+ non c’è più posto: ti proponiamo /)).toBeVisible();
    await expect(times).not.toHaveValue(chosen);
    await expectAccessible(page);
  });

  test('is where goods are sent too, unless another address is chosen', async ({ page }) => {
    await page.goto('/home');
    await settled(page);
    const sheet = await openSheet(page);
    await sheet.getByRole('combobox', { name: 'Via e numero' }).fill('Via Etnea 218');
    await sheet.getByRole('combobox', { name: 'Comune' }).fill('Catania');
    await sheet.getByRole('combobox', { name: 'Comune' }).press('Escape');
    await sheet.getByRole('button', { name: 'Consegna qui' }).click();
    await sheet.getByRole('button', { name: 'Conferma' }).click();
    await expect(line(page)).toHaveAccessibleName(/consegna a Via Etnea 218/);
    await restock('cappellino-marinaro');
    await addDish(page, 'cappellino-marinaro');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Carrello, 1 pezzo' })).toBeVisible();
    await settled(page);
    await page.goto('/checkout');
    await expect(page.getByRole('button', { name: /^Dove Spedizione · Via Etnea 218/ })).toBeVisible();
  });
});
