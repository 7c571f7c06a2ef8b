import type { Page } from '@playwright/test';
import { ask } from '../../support/database.ts';
import { expect, expectAccessible, test } from '../../support/page.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner } from '../../support/staff.ts';

// Only here: dishes that are selected, and a change that is seen before it is made. What it changes and puts back is the
// server's (`catalogue/many`). One test takes back each change before the next: the last one made is undone first.

const shop = 'Zanga Siracusa';

/** Two dishes are counted in one shop; a stock that an order has changed since stays. */
const countTwo = async (page: Page) => {
  const dishes = await ask(
    `select id, name from products where published and kind = 'food' and name ilike 'parmigian%'
      order by name limit 2`,
  );
  expect(dishes).toHaveLength(2);
  const [{ id } = { id: '' }] = dishes;
  const ids = dishes.map(({ id }) => `'${id}'`).join(', ');
  const counted = async () =>
    (
      await ask(`select stock from product_shops where stock is not null and product_id in (${ids})
        order by stock`)
    ).map(({ stock }) => stock);
  await page.goto('/gestione/menu?cerca=parmigian');
  for (const dish of dishes)
    await page.getByRole('checkbox', { name: `Seleziona ${dish.name}`, exact: true }).check();
  await page.getByRole('button', { name: 'Modifica insieme' }).click();
  const dialog = page.getByRole('dialog', { name: /^Modifica/ });
  await dialog.getByLabel('Che cosa cambia').selectOption('I pezzi di un negozio');
  await dialog.getByRole('button', { name: 'Guarda che cosa cambia' }).click();
  await expect(dialog.getByText('Scegli di quale negozio sono i pezzi')).toBeVisible();
  await expect(dialog.getByText('Scrivi un numero di pezzi, anche 0')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Negozio', { exact: true }).selectOption(shop);
  await dialog.getByLabel('Pezzi di ciascun prodotto').fill('6');
  await dialog.getByRole('button', { name: 'Guarda che cosa cambia' }).click();
  await expect(dialog.getByText(`pezzi (${shop}): non conta → 6`).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Cambia \d prodott/ }).click();
  await expect(page.getByText(/prodott. cambiat/)).toBeVisible();
  expect(await counted()).toEqual(dishes.map(() => 6));

  // As an order does that takes two.
  await ask(
    `update product_shops set stock = 4 where product_id = '${id}' and stock is not null returning stock`,
  );
  await page.goto('/gestione/menu');
  await page.getByRole('link', { name: 'Ultime modifiche insieme' }).click();
  await page.getByRole('button', { name: 'Annulla la modifica' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Annullo questa modifica?' });
  await question.getByRole('button', { name: 'Annulla la modifica' }).click();
  await expect(page.getByText(/tornat/).first()).toBeVisible();
  // A stock that an order has changed since stays.
  expect(await counted()).toEqual([4]);
  await ask(`update product_shops set stock = null where product_id in (${ids}) returning stock`);
};

test(
  'three prices go up and come back, and a shop counts two dishes at once until the count is undone',
  desktopOnly,
  async ({ page }) => {
    const [one, two, three] = await ask(
      `select id from products where published and kind = 'food' and price_cents >= 190
      and name ilike 'arancin%' order by name limit 3`,
    );
    const ids = [one, two, three].map((row) => `'${row?.id}'`).join(', ');
    const read = () => ask(`select slug, name, price_cents from products where id in (${ids}) order by slug`);
    const before = await read();
    await enterOffice(page, owner, '/gestione/menu?cerca=arancin');
    for (const { name } of before)
      await page.getByRole('checkbox', { name: `Seleziona ${name}`, exact: true }).check();
    await expect(page.getByText('3 selezionate')).toBeVisible();
    await page.getByRole('button', { name: 'Modifica insieme' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifica 3 prodotti' });
    await dialog.getByRole('button', { name: 'Guarda che cosa cambia' }).click();
    await expect(dialog.getByText('Scrivi di quanto cambia il prezzo')).toBeVisible();
    await dialog.getByLabel('Per cento').fill('30');
    await dialog.getByLabel('Arrotonda').selectOption('a ,90');
    await dialog.getByRole('button', { name: 'Guarda che cosa cambia' }).click();
    await expect(dialog.getByText('3 prodotti cambiano')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cambia 3 prodotti' }).click();
    await expect(page.getByText('3 prodotti cambiati')).toBeVisible();
    const after = await read();
    for (const [at, { price_cents: price }] of after.entries()) {
      expect(Number(price) % 100).toBe(90);
      expect(Number(price)).not.toBe(Number(before[at]?.price_cents));
    }

    await page.goto('/gestione/menu');
    await page.getByRole('link', { name: 'Ultime modifiche insieme' }).click();
    await page.getByRole('button', { name: 'Annulla la modifica' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Annullo questa modifica?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Annulla la modifica' }).click();
    await expect(page.getByText('3 prodotti sono tornati com’erano')).toBeVisible();
    expect(await read()).toEqual(before);
    await countTwo(page);
  },
);
