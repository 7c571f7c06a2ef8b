import type { Page } from '@playwright/test';
import { restock } from '../support/database.ts';
import { codeOf, expect, expectAccessible, layoutShift, settled, test } from '../support/page.ts';
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

const order = (page: Page) => page.getByRole('link', { name: 'Ordina da qui' });

test.describe('how and where', () => {
  // Only here: one choice reaches header, cart and checkout, survives the page without moving it, and goes with its owner.
  test('is chosen once: header, cart and checkout follow; it is kept over a reload, and forgotten after signing out', async ({
    page,
    request,
  }) => {
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
    await page.reload();
    await settled(page);
    await expect(line(page)).toHaveAccessibleName(/consegna a Via Etnea 12/);
    expect(await layoutShift(page)).toBeLessThan(0.02);

    await addDish(page, plain.slug);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Carrello/ })
      .click();
    const cart = page.getByRole('dialog', { name: 'Il tuo carrello' });
    await expect(cart.getByText(/Mancano .* al minimo/)).toBeVisible();
    await expect(cart.getByText('si calcola alla cassa')).toHaveCount(0);

    // Another device of hers finds it by itself.
    await page.evaluate(() => localStorage.removeItem('where'));
    await page.goto('/checkout');
    await settled(page);
    await expect(
      page
        .getByText(/Via Etnea 12/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Scegli l’indirizzo e vediamo gli orari.')).toHaveCount(0);

    await page.goto('/home');
    await expect(line(page)).toHaveAccessibleName(/consegna a Via Etnea 12/);
    await page
      .getByRole('link', { name: /^(Apri il menù|Menù)$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(line(page)).toHaveAccessibleName(/scegli tra consegna e ritiro/);

    // Where no shop delivers it is a pick-up, one tap away.
    sheet = await openSheet(page);
    await sheet.getByRole('combobox', { name: 'Via e numero' }).fill('Via Roma 3');
    await sheet.getByRole('combobox', { name: 'Comune' }).fill('Roma');
    await page.getByRole('option', { name: 'Roma (RM)', exact: true }).click();
    await sheet.getByRole('button', { name: 'Consegna qui' }).click();
    await expect(sheet.getByText('Qui non arriviamo ancora, ma ti aspettiamo in negozio.')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /^Ritira da Zanga/ }).click();
    await expect(line(page)).toHaveAccessibleName(/^Dove e come: ritiro a/);
  });

  // Only here: the browser refuses the position, and a time that filled up meanwhile is told in the open sheet.
  test('is a pick-up from the shop whose page one orders on, at a time that moves on when it filled up', async ({
    page,
    context,
  }) => {
    await context.clearPermissions();
    await page.goto('/negozi/catania');
    await settled(page);
    await order(page).click();
    await expect(page).toHaveURL(/\/home/);
    await expect(line(page)).toHaveAccessibleName(/^Dove e come: ritiro a Catania/);

    let sheet = await openSheet(page);
    await expect(sheet.getByRole('radio', { name: 'Ritiro' })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: /Zanga Catania/ })).toBeChecked();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Usa la mia posizione' }).click();
    await expect(sheet.getByText('Impossibile abilitare la geolocalizzazione')).toBeVisible();
    // Another shop, at a time.
    await sheet.getByRole('radio', { name: /Zanga Siracusa/ }).check();
    await sheet.getByRole('radio', { name: 'A un orario' }).check();
    const times = sheet.getByLabel('Orario', { exact: true });
    // Not the first one: it goes by itself when its minute comes, and nothing would be said of it.
    await times.selectOption({ index: 3 });
    const chosen = await times.inputValue();
    await sheet.getByRole('button', { name: 'Conferma' }).click();
    await expect(line(page)).toHaveAccessibleName(/^Dove e come: ritiro a Siracusa, per /);

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

  // Only here: a real page asks before it moves the cart, also while the cart is still on its way to the server.
  test('of another shop moves the cart only when asked, also while what was added is on its way to the server', async ({
    page,
    request,
  }) => {
    const { plain } = await dishesToAdd(request);
    await page.goto('/negozi/catania');
    await settled(page);
    await order(page).click();
    await expect(line(page)).toHaveAccessibleName(/ritiro a Catania/);
    const answered = Promise.withResolvers<void>();
    await page.route(/\/api\/carts(\?|$)/, (route) => answered.promise.then(() => route.continue()));
    await addDish(page, plain.slug);
    // Nor has the code come that takes up what the page before could not send.
    const woken = Promise.withResolvers<void>();
    await page.route(codeOf('parts/cart/cart-follower.ts'), (route) =>
      woken.promise.then(() => route.continue()),
    );
    await page.goto('/negozi/siracusa');
    await settled(page);
    await order(page).click();
    await expect(order(page)).toHaveAttribute('aria-busy', 'true');
    woken.resolve();
    await stay(page);
    answered.resolve();
    await expect(line(page)).toHaveAccessibleName(/ritiro a Catania/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Carrello, 1 pezzo' })).toBeVisible();
    await settled(page);

    await order(page).click();
    await question(page).getByRole('button', { name: 'Sposta il carrello' }).click();
    await expect(line(page)).toHaveAccessibleName(/ritiro a Siracusa/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Carrello/ })
      .click();
    await expect(page.getByText('Ora il carrello è da ritirare a Siracusa.')).toBeVisible();
  });

  // Only here: a place found on the page of contacts is completed in the sheet, and goods go there too.
  test('is completed from "Arriviamo da te?" with the known address, and is where goods are sent too', async ({
    page,
  }) => {
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

    await restock('cappellino-marinaro');
    await addDish(page, 'cappellino-marinaro');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Carrello, 1 pezzo' })).toBeVisible();
    await settled(page);
    await page.goto('/checkout');
    await expect(page.getByRole('button', { name: /^Dove Spedizione · Via Etnea 218/ })).toBeVisible();
  });
});
