import type { Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from '../../support/page.ts';
import { newPerson } from '../../support/people.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { cards, orderButton, thanked, writeCard, writeContact } from '../../support/till.ts';
import { emptyShop } from './empty-shop.ts';
import { categories, csvOf, firstFile, secondFile } from './first-menu.ts';
import {
  becomeOwner,
  exportFile,
  importFile,
  inviteSomebody,
  picture,
  tryServices,
  writeBrand,
  writeCategory,
  writeDish,
  writeOffers,
  writeShop,
} from './founding.ts';

// A new owner's first day, from an empty database to an order that is paid, by the screens alone; and the same menu
// in another installation.

/** Orders a pizza as a guest with a telephone does, and pays by card. */
const orderOne = async (page: Page, url: string) => {
  await page.goto(`${url}/pizze`);
  await settled(page);
  await page.getByRole('button', { name: 'Aggiungi Margherita al carrello' }).first().click();
  await page.getByRole('complementary', { name: 'Il tuo carrello' }).getByRole('link').click();
  await page.getByRole('link', { name: 'Vai alla cassa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alla cassa' })).toBeVisible();
  await settled(page);
  await page.getByRole('radio', { name: /^Ritiro/ }).check();
  const shop = page.getByRole('button', { name: /^Prova Centro/ });
  const chosen = page.getByRole('region', { name: /^Quando/ });
  await expect(shop.or(chosen).first()).toBeVisible();
  if (await shop.isVisible()) await shop.click();
  await settled(page);
  await writeContact(page, newPerson());
  await writeCard(page, cards.good);
  await picture(page, '10-checkout');
  await orderButton(page).click();
  await thanked(page);
};

test(
  'an empty database becomes a shop with forty dishes and a paid order',
  desktopOnly,
  async ({ page, elsewhere }) => {
    test.setTimeout(420_000);
    page.setDefaultTimeout(20_000);
    const shop = await emptyShop();
    const steps = () => page.goto(`${shop.url}/gestione/primi-passi`);
    try {
      const guest = await elsewhere({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      await guest.goto(`${shop.url}/home`);
      await expect(guest.getByRole('heading', { level: 1, name: 'Apriamo presto' })).toBeVisible();
      await expect(guest).toHaveTitle('Apriamo presto · Il tuo locale');
      await expectAccessible(guest);

      await becomeOwner(page, shop);
      await page.getByRole('link', { name: 'Vai ai primi passi' }).click();
      await expect(page.getByText('1 passo su 8')).toBeVisible();
      await expectAccessible(page);
      await picture(page, '1-first-steps');
      await writeBrand(page);
      await steps();
      await writeShop(page);
      await picture(page, '2-shop');

      await steps();
      await page.getByRole('link', { name: 'Vai al menù' }).click();
      for (const name of categories) await writeCategory(page, name);
      await writeDish(page, { name: 'Margherita', price: '7', pictured: true });
      await picture(page, '3-dish');
      await writeDish(page, { name: 'Marinara', price: '6' });
      await steps();
      await page.getByRole('link', { name: 'Importa da un file' }).click();
      await expect(
        page.getByRole('navigation', { name: 'Parti del menù' }).getByRole('link', { name: 'Importa' }),
      ).toHaveAttribute('aria-current', 'page');
      await importFile(page, csvOf('menu-di-carta.csv', firstFile), 20);
      await picture(page, '4-import');
      await importFile(page, csvOf('altre-pizze.csv', secondFile), 18);
      await writeOffers(page);

      await steps();
      await inviteSomebody(page);
      await steps();
      await tryServices(page);
      await page.goto(`${shop.url}/gestione/negozi`);
      await page.getByRole('link', { name: 'Prova Centro' }).click();
      await page.getByRole('switch', { name: 'Aperto al pubblico' }).click();
      await page.getByRole('button', { name: 'Salva', exact: true }).click();
      await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();
      await steps();
      await page.getByRole('button', { name: 'Apri al pubblico' }).click();
      await expect(page.getByText('8 passi su 8')).toBeVisible();
      await picture(page, '9-open');

      await orderOne(guest, shop.url);
      await picture(guest, '11-thanked');
      await page.goto(`${shop.url}/gestione`);
      await page.getByRole('button', { name: /^Accetta: / }).click();
      await page.getByRole('button', { name: '30 min' }).click();
      await page.getByRole('button', { name: 'Accetta', exact: true }).click();
      const making = page.getByRole('region', { name: 'In preparazione' });
      await expect(making.getByRole('heading', { name: /^Apri l’ordine / })).toHaveCount(1);
      await picture(page, '12-board');

      const menu = await exportFile(page);
      expect(menu.toString().trim().split('\r\n')).toHaveLength(41);
      const other = await emptyShop();
      try {
        await becomeOwner(page, other);
        for (const name of categories) await writeCategory(page, name);
        await importFile(page, { name: 'menu.csv', mimeType: 'text/csv', buffer: menu }, 40);
        expect((await exportFile(page)).equals(menu)).toBe(true);
      } finally {
        await other.stop();
      }

      await steps();
      await page.getByRole('button', { name: 'Chiudi al pubblico' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Chiudi al pubblico' }).click();
      await expect(page.getByText('Chiuso: chi arriva legge')).toBeVisible();
      await guest.goto(`${shop.url}/home`);
      await expect(guest.getByRole('heading', { level: 1, name: 'Apriamo presto' })).toBeVisible();
    } finally {
      // A page that is still open would ask a shop that is gone.
      await page.goto('about:blank');
      await shop.stop();
    }
  },
);
