import type { Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { enterOffice } from '../support/staff.ts';

// An ingredient runs out in one shop: what it hits is told first, customers read it at once, and it comes back.

test.slow();

const dish = 'Tonno e cipolla';

/** A shop for each size, so that neither sees the other's marks. */
const shopOf = (project: string) =>
  project === 'phone'
    ? { slug: 'siracusa', city: 'Siracusa', clerk: 'banco-siracusa@zanga.example' }
    : { slug: 'palermo', city: 'Palermo', clerk: 'banco-palermo@zanga.example' };

const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Il tuo carrello' });

const openCart = async (page: Page) => {
  await page.goto('/home?carrello=1');
  await expect(cartOf(page)).toBeVisible();
  await settled(page);
};

// Only here: a customer's cart and product page beside the office. Which dishes run out is the server's (`catalogue/stock`).
test('an ingredient that has run out takes its dishes off the menu, tells the cart, and comes back', async ({
  page,
  elsewhere,
}, { project }) => {
  const { slug, city, clerk } = shopOf(project.name);
  const customer = await elsewhere();
  await customer.goto(`/negozi/${slug}`);
  await settled(customer);
  await customer.getByRole('link', { name: 'Ordina da qui' }).click();
  await expect(
    customer.getByRole('banner').getByRole('link', { name: new RegExp(`ritiro a ${city}`) }),
  ).toBeVisible();
  await customer.goto('/prodotto/tonno-e-cipolla');
  await settled(customer);
  const told = customer.waitForResponse((answer) => /\/carts/.test(answer.url()) && answer.ok());
  await customer
    .getByRole('button', { name: /^Aggiungi \d/ })
    .first()
    .click();
  await told;

  await enterOffice(page, clerk, '/gestione/esauriti');
  await page.getByRole('searchbox', { name: /^Cerca ingrediente/ }).fill('fior di latte');
  // Search results replace the sold-out list, and move up.
  const found = page.getByRole('region', { name: 'Trovati' });
  await found.getByRole('button', { name: 'È finito: fior di latte', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'È finito: fior di latte' });
  await expect(dialog.getByRole('status')).toContainText(/Esaurisce \d+ piatti/);
  await dialog.getByRole('button', { name: /^e altri \d+$/ }).click();
  await expect(dialog.getByRole('status')).toContainText(dish);
  await expect(dialog.getByRole('status')).toContainText(/E 1 aggiunta non si può più scegliere/);
  await dialog.getByRole('button', { name: 'Finché non lo rimettiamo' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Segna finito' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'C’è di nuovo: fior di latte' })).toBeVisible();
  await page.getByRole('searchbox', { name: /^Cerca ingrediente/ }).fill('');
  const out = page.getByRole('region', { name: /cos[ae] finit[ae]/ });
  await expect(out).toContainText(/fior di latte/i);
  await expect(out).toContainText('Finito finché non lo rimettete');
  await expectAccessible(page);

  await openCart(customer);
  await expect(cartOf(customer)).toContainText(/Esaurito/i);
  await customer.goto('/prodotto/tonno-e-cipolla');
  await settled(customer);
  await expect(customer.getByRole('button', { name: /^Aggiungi \d/ })).toHaveCount(0);
  await expect(customer.getByRole('main')).toContainText('Esaurito');

  await page.bringToFront();
  await out.getByRole('button', { name: /^C’è di nuovo: fior di latte/i }).click();
  await expect(out.getByRole('button', { name: /fior di latte/i })).toHaveCount(0);
  await openCart(customer);
  await expect(cartOf(customer)).not.toContainText(/Esaurito/i);
});
