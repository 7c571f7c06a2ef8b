import { ask } from '../support/database.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call } from '../support/people.ts';
import { desktopOnly } from '../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../support/staff.ts';

// The menu is edited: a dish is written down, declared, published, and another is changed by two people at once.

// The browser logs intended refusals, and that axe may run no script in the frame of a preview.
test.use({
  expectedNoise: [/status of 4(09|22)|frame is sandboxed/],
});

test('a dish is written down, declared, published, and a customer sees it', desktopOnly, async ({ page }) => {
  await enterOffice(page, owner);
  await page.goto('/gestione/menu');
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Un prodotto nuovo' });
  const name = `Cassatella ${Date.now()}`;
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Categoria').fill('Dolci');
  await page.getByRole('option', { name: /Dolci/ }).first().click();
  await dialog.getByLabel('Prezzo').fill('2,50');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Crea la bozza' }).click();

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByLabel('Descrizione').fill('Pasta ripiena di ricotta, fritta al momento.');
  await page.getByRole('button', { name: 'Anteprima' }).click();
  const phone = page.frameLocator('iframe[title="La pagina su un telefono"]');
  await expect(phone.getByRole('heading', { name })).toBeVisible();
  await expect(phone.getByText('fritta al momento')).toBeVisible();
  await expectAccessible(page);
  const preview = page.getByRole('dialog', { name: 'Come lo vede il cliente' });
  await preview.getByRole('button', { name: 'Chiudi' }).click();

  await page.getByRole('switch', { name: 'Pubblicato' }).click();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Dichiara gli allergeni, anche quando non ce ne sono')).toBeVisible();
  await page.getByRole('switch', { name: 'Allergeni dichiarati' }).click();
  const contains = page.getByRole('group', { name: 'Contiene', exact: true });
  await contains.getByLabel('Latte').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();

  const [row] = await ask(`select slug from products where name = '${name}'`);
  await page.goto(`/prodotto/${row?.slug}`);
  await settled(page);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await ask(`update products set published = false where name = '${name}' returning id`);
});

test('a colleague saves first: what both changed is chosen field by field', desktopOnly, async ({ page }) => {
  const [dish] = await ask(`select id, name from products where slug = 'panelle'`);
  await enterOffice(page, owner);
  await page.goto(`/gestione/menu/${dish?.id}`);
  await page.getByLabel('Nome').fill('La mia panella');
  await page.getByLabel('Descrizione').fill('La mia descrizione');

  const token = await staffToken(owner);
  const path = `/api/backoffice/menu/products/${dish?.id}`;
  const { version, form } = (await call(`GET ${path}`, { token })).body;
  const theirs = { ...form, name: 'La sua panella', ingredients: 'Farina di ceci, acqua, prezzemolo' };
  expect((await call(`PUT ${path}`, { token, body: { version, form: theirs } })).status).toBe(200);

  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Qualcun altro ha salvato' });
  await expect(notice).toContainText('La sua panella');
  await expect(page.getByLabel('Ingredienti in etichetta')).toHaveValue('Farina di ceci, acqua, prezzemolo');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Prendi il suo: Nome' }).click();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { name: 'La sua panella', level: 1 })).toBeVisible();
  const saved = (await call(`GET ${path}`, { token })).body;
  expect(saved.form).toMatchObject({ name: 'La sua panella', description: 'La mia descrizione' });
  expect((await call(`PUT ${path}`, { token, body: { version: saved.version, form } })).status).toBe(200);
});

test('an unusual price is asked about, and kept where it is meant', desktopOnly, async ({ page }) => {
  await enterOffice(page, owner);
  await page.goto('/gestione/menu?cerca=panelle');
  await page.getByRole('link', { name: 'Panelle' }).first().click();
  const price = page.getByLabel('Prezzo', { exact: true });
  await price.fill('0');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'È proprio questo il prezzo?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Torna al prezzo' }).click();
  await price.fill('otto');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Scrivi un importo, per esempio 8,50')).toBeVisible();
});
