import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { desktopOnly } from '../support/sizes.ts';
import { enterOffice, owner } from '../support/staff.ts';

// A show that is put on and moved by who manages the arena, and read by customers as it is.

test('a show is put on as a copy, moved, and read in the shop [RTE-22]', desktopOnly, async ({ page }) => {
  const film = `Prima serata ${Date.now() % 100_000}`;
  await enterOffice(page, owner);
  await page.goto('/gestione/cinema?negozio=tutti');
  await page.getByRole('link', { name: 'Metti in programma' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Metti in programma' })).toBeVisible();
  await page.getByLabel('Titolo', { exact: true }).fill(film);
  await page.getByRole('group', { name: 'Dove' }).getByLabel('Negozio').selectOption({ index: 1 });
  await page.getByLabel('Sala', { exact: true }).fill(`Sala ${film}`);
  await page.getByLabel('Prezzo di un posto').fill('8,00');
  await page.getByRole('button', { name: 'Un’altra ora' }).click();
  await page.getByRole('textbox', { name: 'Ora 1' }).fill('18:00');
  await expect(page.getByText('2 spettacoli', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Metti in vendita 2 spettacoli' }).click();
  await expect(page.getByText('2 spettacoli sono in vendita')).toBeVisible();
  await page.getByRole('link', { name: film }).first().click();
  await page.getByRole('link', { name: 'Modifica' }).click();
  await page.getByLabel('Ora', { exact: true }).fill('18:30');
  await page.getByLabel('Posti', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/cinema');
  await settled(page);
  const cards = page.getByRole('article').filter({ hasText: film });
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: '18:30' })).toHaveCount(1);
});
