import { ask } from '../support/database.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { call } from '../support/people.ts';
import { desktopOnly } from '../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../support/staff.ts';

// The categories of the menu as a tree: added, moved by buttons and by choosing, and put in order.

test.use({ expectedNoise: [/status of 4(09|22)/] });

test('categories are added, moved into one another, and put in order', desktopOnly, async ({ page }) => {
  const token = await staffToken(owner);
  const mark = Date.now();
  const names = [`Granite ${mark}`, `Brioche ${mark}`] as const;
  const add = async (name: string) =>
    (await call('POST /api/backoffice/menu/categories', { token, body: { name, parent: null } })).body.id;
  await enterOffice(page, owner);
  await page.goto('/gestione/menu');
  await page
    .getByRole('navigation', { name: 'Parti del menù' })
    .getByRole('link', { name: 'Categorie' })
    .click();
  await expect(page.getByRole('heading', { name: 'Categorie del menù', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Una categoria nuova' });
  await dialog.getByLabel('Nome').fill(names[0]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Crea la bozza' }).click();
  await expect(page.getByRole('heading', { name: names[0], level: 1 })).toBeVisible();
  await page.getByLabel('Descrizione').fill('Con la panna.');
  await page.getByRole('switch', { name: 'Pubblicata' }).click();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Salvata: i clienti la vedono già così')).toBeVisible();
  await expect(page.getByText('Vuota: i clienti non la vedono')).toBeVisible();
  const [granite, brioche] = [
    (await ask(`select id from categories where name = '${names[0]}'`))[0]?.id,
    await add(names[1]),
  ];

  await page.goto('/gestione/menu/categorie');
  const up = page.getByRole('button', { name: `Sposta su: ${names[1]}` });
  await up.focus();
  await up.press('Enter');
  await expect(up).toBeFocused();
  const below = async () =>
    (
      await ask(
        `select position from categories where id in ('${granite}', '${brioche}') order by id = '${brioche}'`,
      )
    ).map(({ position }) => Number(position));
  await expect
    .poll(async () => {
      const [a = 0, b = 0] = await below();
      return b < a;
    })
    .toBe(true);
  await page.getByLabel(`Sposta ${names[1]} dentro…`).selectOption({ label: names[0] });
  const list = page.getByRole('list', { name: `Categorie dentro ${names[0]}` });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect
    .poll(async () => (await ask(`select parent_id from categories where id = '${brioche}'`))[0]?.parent_id)
    .toBe(granite);
  await expectAccessible(page);
  await ask(`delete from categories where id = '${brioche}' returning id`);
  await ask(`delete from categories where id = '${granite}' returning id`);
});

test('a move is kept though the page is left before it was sent', desktopOnly, async ({ page }) => {
  const token = await staffToken(owner);
  const names = [`Prima ${Date.now()}`, `Seconda ${Date.now()}`, `Terza ${Date.now()}`] as const;
  const ids: string[] = [];
  for (const name of names)
    ids.push(
      (await call('POST /api/backoffice/menu/categories', { token, body: { name, parent: null } })).body.id,
    );
  const order = async () =>
    (
      await ask(`select name from categories where name in ('${names.join("', '")}') and parent_id is null
        order by position`)
    ).map(({ name }) => name);
  await enterOffice(page, owner);
  await page.goto('/gestione/menu/categorie');
  // The first sets off when the second is moved, which has not settled when the page is left.
  await page.getByRole('button', { name: `Sposta giù: ${names[0]}` }).click();
  await page.getByLabel(`Sposta ${names[2]} dentro…`).selectOption({ label: names[1] });
  await page.goto('/gestione/menu');
  await expect.poll(order).toEqual([names[1], names[0]]);
  await page.goto('/gestione/menu/categorie');
  await page.getByRole('button', { name: `Sposta su: ${names[0]}` }).click();
  // Left within the office, and that at once for another page.
  await page.getByRole('link', { name: names[1] }).click();
  await page.goto('/gestione/menu');
  await expect.poll(order).toEqual([names[0], names[1]]);
  for (const id of ids.toReversed()) await ask(`delete from categories where id = '${id}' returning id`);
});
