import { ask } from '../../support/database.ts';
import { expect, expectAccessible, test } from '../../support/page.ts';
import { call } from '../../support/people.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../../support/staff.ts';

// Only here: the tree as it is moved by buttons and choices, and moves that are kept though the page is left at once.
test(
  'categories are added, put in order and into one another, also where the page is left before a move was sent',
  desktopOnly,
  async ({ page }) => {
    const token = await staffToken(owner);
    const mark = Date.now();
    const names = [`Granite ${mark}`, `Brioche ${mark}`, `Paste ${mark}`] as const;
    const [granite, brioche, paste] = names;
    const order = async () =>
      (
        await ask(`select name from categories where name in ('${names.join("', '")}') and parent_id is null
        order by position`)
      ).map(({ name }) => name);
    await enterOffice(page, owner, '/gestione/menu');
    await page
      .getByRole('navigation', { name: 'Parti del menù' })
      .getByRole('link', { name: 'Categorie' })
      .click();
    await expect(page.getByRole('heading', { name: 'Categorie del menù', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Una categoria nuova' });
    await dialog.getByLabel('Nome').fill(granite);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Crea la bozza' }).click();
    await expect(page.getByRole('heading', { name: granite, level: 1 })).toBeVisible();
    await page.getByLabel('Descrizione').fill('Con la panna.');
    await page.getByRole('switch', { name: 'Pubblicata' }).click();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText('Salvata: i clienti la vedono già così')).toBeVisible();
    await expect(page.getByText('Vuota: i clienti non la vedono')).toBeVisible();
    for (const name of [brioche, paste])
      await call('POST /api/backoffice/menu/categories', { token, body: { name, parent: null } });

    await page.goto('/gestione/menu/categorie');
    const up = page.getByRole('button', { name: `Sposta su: ${brioche}` });
    await up.focus();
    await up.press('Enter');
    await expect(up).toBeFocused();
    await expect.poll(order).toEqual([brioche, granite, paste]);
    // The first sets off when the second is moved, which has not settled when the page is left.
    await page.getByRole('button', { name: `Sposta giù: ${brioche}` }).click();
    await page.getByLabel(`Sposta ${paste} dentro…`).selectOption({ label: granite });
    await page.goto('/gestione/menu');
    await expect.poll(order).toEqual([granite, brioche]);
    await page.goto('/gestione/menu/categorie');
    const list = page.getByRole('list', { name: `Categorie dentro ${granite}` });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Sposta su: ${brioche}` }).click();
    // Left within the office, and that at once for another page.
    await page.getByRole('link', { name: granite }).first().click();
    await page.goto('/gestione/menu');
    await expect.poll(order).toEqual([brioche, granite]);
    for (const name of [paste, brioche, granite])
      await ask(`delete from categories where name = '${name}' returning id`);
  },
);
