import { ask } from '../../support/database.ts';
import { expect, expectAccessible, test } from '../../support/page.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner } from '../../support/staff.ts';

// A dish is planned, put away, found again among what was put away, and brought back.

// The browser logs intended refusals.
test.use({ expectedNoise: [/status of 422/] });

test('a dish is planned for later, put away, and brought back', desktopOnly, async ({ page }) => {
  const [dish] = await ask(`select id, name from products where slug = 'iris'
    union all select id, name from products where published and kind = 'food' and stock is null limit 1`);
  await ask(`update products set published = false where id = '${dish?.id}' returning id`);
  await enterOffice(page, owner);
  await page.goto(`/gestione/menu/${dish?.id}`);
  const save = page.getByRole('button', { name: 'Salva', exact: true });
  const on = page.getByLabel('Va in vendita da solo');
  await on.fill('2020-01-01T18:00');
  await save.click();
  await expect(page.getByText('Scegli un momento che deve ancora venire')).toBeVisible();
  await expectAccessible(page);

  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await on.fill(`${day}T18:00`);
  await page.getByLabel('Va in archivio da solo').fill(`${day}T23:00`);
  await save.click();
  await expect(page.getByText(/^Salvato: va in vendita il/)).toBeVisible();
  await expect(page.getByText(/^Programmato per il .* 18:00/).first()).toBeVisible();
  await page.goto('/gestione/menu?stato=scheduled');
  await expect(page.getByRole('link', { name: String(dish?.name), exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/gestione/menu/${dish?.id}`);
  await page.getByRole('checkbox', { name: 'In archivio' }).check();
  await expect(on).toBeHidden();
  await save.click();
  await expect(page.getByText('Salvato: è in archivio')).toBeVisible();
  await page.goto(`/gestione/menu?cerca=${dish?.name}`);
  await expect(page.getByRole('link', { name: String(dish?.name), exact: true })).toBeHidden();
  await page.getByLabel('Stato').selectOption('Archiviati');
  await page.getByRole('link', { name: String(dish?.name), exact: true }).click();
  await page.getByRole('switch', { name: 'Pubblicato' }).click();
  await expect(page.getByRole('checkbox', { name: 'In archivio' })).not.toBeChecked();
  await save.click();
  await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();
});
