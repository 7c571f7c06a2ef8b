import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import { keepWords, listen } from '../support/kept/by-ear.ts';
import { expect, letPass, test, timeNow } from '../support/own-time.ts';
import { expectAccessible, settled } from '../support/page.ts';
import { cards, thanked } from '../support/till.ts';

// A whole order without a pointer: Tab, Enter, Space, arrows and letters. The documents have the words that are heard.

test.describe.configure({ timeout: 240_000 });

/** Everything is open at half past twelve of the next day, whatever the hour of the test. */
test.beforeAll(async ({ ownShop: _ }) => {
  const { now } = await timeNow();
  await letPass(instantOf(addDays(wallClock(now).date, 1), 750));
});

// Only here: each stop of an order as it is heard (`docs/by-ear.md`).
test('[RTE-9] [RTE-10] a delivery is ordered and paid by keyboard alone', async ({ page }) => {
  await page.goto('/home');
  await settled(page);
  const ear = await listen(page);

  ear.screen('La home');
  await ear.tabTo(/^Vai al contenuto$/);
  await ear.press('Enter');
  await ear.tabTo(/^Aggiungi Zanga Burger al carrello$/, { hushed: true });
  await ear.press('Enter');
  await expect(page.getByText('Zanga Burger: 1 nel carrello')).toBeAttached();
  await ear.press(' ');
  await expect(page.getByText('Zanga Burger: 2 nel carrello')).toBeAttached();
  await settled(page);
  await ear.tabTo(/^Vedi il carrello/, { hushed: true });
  await ear.press('Enter');

  ear.screen('Il carrello');
  await expect(page.getByRole('dialog', { name: 'Il tuo carrello' })).toBeVisible();
  await settled(page);
  await ear.hear();
  await ear.tabTo(/^Uno in più$/);
  await ear.tabTo(/^Vai alla cassa/, { hushed: true });
  await ear.press('Enter');

  ear.screen('La cassa: dove');
  const title = page.getByRole('heading', { level: 1, name: 'Alla cassa' });
  await expect(title).toBeFocused();
  await settled(page);
  await ear.hear();
  await expectAccessible(page);
  // The form comes a moment after its row.
  await expect(page.getByRole('combobox', { name: 'Via e numero' })).toBeVisible();
  await ear.tabTo(/^Via e numero/);
  await ear.type('Via Etnea 218');
  await ear.tabTo(/^Comune/);
  await ear.type('cata');
  await expect(page.getByRole('option', { name: 'Catania (CT)', exact: true })).toBeVisible();
  await ear.press('Enter');
  await expect(page.getByText('Zona Centro')).toBeVisible();
  await expectAccessible(page);
  await ear.hear();
  await ear.tabTo(/^Consegna qui$/);
  await ear.press('Enter');
  // The row has closed over the form, and has the focus: one hears what was chosen.
  await expect(page.getByRole('button', { name: /^Dove Consegna · Via Etnea 218/ })).toBeFocused();
  await settled(page);
  await ear.hear();

  ear.screen('La cassa: quando, chi, come');
  await ear.tabTo(/^Nome e cognome/);
  await ear.type('Ada Prova');
  await ear.tabTo(/^Cellulare/);
  await ear.type('333 123 4567');
  await ear.tabTo(/^Email/);
  await ear.type('ada.prova@example.it');
  await ear.tabTo(/^Carta/);
  await ear.tabTo(/^Numero della carta/);
  await ear.type(`${cards.good.replaceAll(' ', '')}1230123`);
  await expect(page.getByLabel('CVC')).toHaveValue('123');
  await ear.tabTo(/^Posate e note/);
  await ear.press('Enter');
  await ear.tabTo(/^Mettete le posate/);
  await ear.press(' ');
  await settled(page);
  await ear.tabTo(/^Una parola per chi consegna/);
  await ear.type('Il cane abbaia e basta');
  await ear.tabTo(/^Ordina e paga/, { hushed: true });
  await ear.press('Enter');

  ear.screen('Grazie');
  await thanked(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Grazie, / })).toBeFocused();
  await settled(page);
  await ear.hear();
  await ear.tabTo(/^Segui l’ordine$/);
  await keepWords(ear.told());
});
