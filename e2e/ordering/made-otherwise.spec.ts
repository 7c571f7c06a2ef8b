import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { newPerson } from '../support/people.ts';
import { clerkOf, enterOffice } from '../support/staff.ts';
import {
  cards,
  chooseWay,
  openTill,
  orderButton,
  thanked,
  writeCard,
  writeContact,
} from '../support/till.ts';

// From the sheet to the kitchen and back.
test.slow();

const dish = 'Tonno e cipolla';
const wanted = /2 × Fior di latte, Senza cipolla rossa/;

test('[API-32] [API-38] a dish without something and with twice an extra, from its sheet to the kitchen and again [RTE-14]', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/home?prodotto=tonno-e-cipolla');
  await settled(page);
  const sheet = page.getByRole('dialog', { name: dish, exact: true });
  const add = sheet.getByRole('button', { name: /^Aggiungi \d/ });
  await expect(add).toContainText(/9,00\s€/);

  // A left-out ingredient changes neither the price nor the declared allergens.
  const milk = sheet.getByRole('region', { name: 'Allergeni' }).getByText('Latte', { exact: true });
  await sheet.getByRole('checkbox', { name: 'Senza fior di latte' }).check();
  await expect(milk).toBeVisible();
  await expect(add).toContainText(/9,00\s€/);
  await sheet.getByRole('checkbox', { name: 'Senza fior di latte' }).press('Space');
  await sheet.getByRole('checkbox', { name: 'Senza cipolla rossa' }).press('Space');
  await expect(sheet.getByRole('checkbox', { name: /^Senza/, checked: true })).toHaveCount(1);

  await sheet.getByRole('checkbox', { name: /^Fior di latte/ }).check();
  await expect(add).toContainText(/10,50\s€/);
  const more = sheet.getByRole('button', { name: 'Una porzione in più: Fior di latte' });
  await more.press('Enter');
  await expect(add).toContainText(/12,00\s€/);
  await expect(more).toBeDisabled();
  await expect(more).toBeFocused();
  await settled(page);
  await expectAccessible(page);
  const told = page.waitForResponse((answer) => /\/carts/.test(answer.url()) && answer.ok());
  await add.click();
  await told;

  await page.goto('/home?carrello=1');
  const cart = page.getByRole('dialog', { name: 'Il tuo carrello' });
  await expect(cart).toContainText(wanted);
  await cart.getByRole('link', { name: dish }).click();
  await expect(sheet.getByRole('checkbox', { name: 'Senza cipolla rossa' })).toBeChecked();
  await expect(
    sheet.getByRole('group', { name: 'Quantità di Fior di latte' }).getByRole('status'),
  ).toHaveText('2');
  await page.goBack();

  await openTill(page);
  await expect(page.getByRole('main')).toContainText(wanted);
  await chooseWay(page, 'pickup');
  await writeContact(page, newPerson());
  await writeCard(page, cards.good);
  await orderButton(page).click();
  const id = await thanked(page);
  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('main')).toContainText(wanted);
  const heading = page.getByRole('heading', { level: 1, name: /^Ordine / });
  const number = ((await heading.textContent()) ?? '').replace('Ordine ', '');

  const kitchen = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'it-IT' });
  const board = await kitchen.newPage();
  await enterOffice(board, clerkOf('catania'));
  const card = board
    .getByRole('listitem')
    .filter({ has: board.getByRole('heading', { name: `Apri l’ordine ${number}` }) });
  await expect(card).toContainText('2 × Fior di latte');
  await expect(card).toContainText('Senza cipolla rossa');
  await expectAccessible(board);
  await kitchen.close();

  await page.goto('/home');
  await page
    .getByRole('region', { name: 'Come l’altra volta?' })
    .getByRole('button', { name: 'Ordina di nuovo' })
    .click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('main')).toContainText(wanted);
});
