import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { newPerson } from '../support/people.ts';
import {
  cards,
  chooseWay,
  openTill,
  orderButton,
  thanked,
  writeCard,
  writeContact,
} from '../support/till.ts';

// From the sheet to the order and again. The board and its slip are looked at from the totem (`totem.spec.ts`).
test.slow();

const dish = 'Tonno e cipolla';
const wanted = /2 × Fior di latte, Senza cipolla rossa/;

// Only here: the sheet's marks follow price and allergens, and stay the same in cart, checkout, order and repeat.
test('[API-32] [API-38] a dish without something and with twice an extra, from its sheet to the order and again [RTE-14]', async ({
  page,
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
  await page.goto('/home');
  await page
    .getByRole('region', { name: 'Come l’altra volta?' })
    .getByRole('button', { name: 'Ordina di nuovo' })
    .click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('main')).toContainText(wanted);
});
