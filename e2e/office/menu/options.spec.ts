import type { Page } from '@playwright/test';
import { ask } from '../../support/database.ts';
import { expect, expectAccessible, test } from '../../support/page.ts';
import { call } from '../../support/people.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../../support/staff.ts';

test.use({ expectedNoise: [/status of 4(09|22)/] });

const choices = ['Maionese', 'Piccante', 'Ketchup'] as const;

const writeChoices = async (page: Page) => {
  for (const choice of choices) {
    await page.getByRole('button', { name: 'Aggiungi una scelta' }).click();
    await page
      .getByLabel(/^Nome della scelta/)
      .last()
      .fill(choice);
  }
  await page.getByLabel('Quanto costa in più: Piccante').fill('0,5');
  for (const choice of choices) {
    const allergens = page.getByRole('button', { name: new RegExp(`^Allergeni: .*, ${choice}$`) });
    await allergens.click();
    await page.getByRole('switch', { name: 'Allergeni dichiarati' }).last().click();
    await allergens.click();
  }
};

/** The first choice becomes the last by the mouse. */
const dragDown = async (page: Page) => {
  const rows = page.getByRole('list', { name: 'Scelte' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const handle = rows.first().locator('svg').first();
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await rows.last().boundingBox();
  await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 5, (to?.y ?? 0) + (to?.height ?? 0) - 4, { steps: 12 });
  await page.mouse.up();
};

// Only here: rows that are dragged and moved by keys, and the question as a dish takes it up. What may be saved is the
// server's (`catalogue/option-groups`).
test(
  'a question is written down, dragged into order, saved by two at once, and asked by a dish',
  desktopOnly,
  async ({ page }) => {
    const token = await staffToken(owner);
    await enterOffice(page, owner, '/gestione/menu/opzioni');
    await page.getByRole('button', { name: 'Aggiungi' }).click();
    const name = `Salsa ${Date.now()}`;
    await page.getByRole('dialog').getByLabel('Nome').fill(name);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Crea', exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await writeChoices(page);
    // By keyboard, and the button keeps the focus.
    const up = page.getByRole('button', { name: 'Sposta su: Piccante' });
    await up.press('Enter');
    await expect(page.getByText('Piccante: posto 1 di 3')).toBeAttached();
    await expect(up).toBeFocused();
    await expect(page.getByLabel('Nome della scelta 1')).toHaveValue('Piccante');
    const save = page.getByRole('button', { name: 'Salva', exact: true });
    await page.getByLabel('Almeno').fill('3');
    await save.click();
    await expect(page.getByText('Il minimo supera il massimo')).toBeVisible();
    await page.getByLabel('Almeno').fill('1');
    await expectAccessible(page);
    await save.click();
    await expect(page.getByText('Salvato: vale già per tutti')).toBeVisible();

    await dragDown(page);
    await expect(page.getByLabel('Nome della scelta 3')).toHaveValue('Piccante');
    const [group] = await ask(`select id from option_groups where name = '${name}'`);
    const path = `/api/backoffice/menu/options/${group?.id}`;
    const { version, form } = (await call(`GET ${path}`, { token })).body;
    const theirs = { ...form, name: `${name} sua`, max: 2 };
    expect((await call(`PUT ${path}`, { token, body: { version, form: theirs } })).status).toBe(200);
    await page.getByLabel('Nome', { exact: true }).fill(`${name} mia`);
    await save.click();
    const notice = page.getByRole('alert').filter({ hasText: 'Qualcun altro ha salvato' });
    await expect(notice).toContainText(`${name} sua`);
    await expect(page.getByLabel('Al massimo')).toHaveValue('2');
    await save.click();
    await expect(page.getByRole('heading', { name: `${name} mia`, level: 1 })).toBeVisible();
    const kept = (await call(`GET ${path}`, { token })).body.form.choices;
    expect(kept.map((one: { name: string }) => one.name)).toEqual(['Maionese', 'Ketchup', 'Piccante']);

    const [dish] = await ask(`select id, slug from products where slug = 'parmigiana-di-melanzane'`);
    await page.goto(`/gestione/menu/${dish?.id}`);
    await page.getByLabel('Aggiungi un gruppo di opzioni').fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await page.getByLabel('Un altro ingrediente').fill('menta fresca');
    await page.getByLabel('Un altro ingrediente').press('Enter');
    await page.getByRole('button', { name: 'Sposta su: menta fresca' }).click();
    await expectAccessible(page);
    await save.click();
    await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();
    const { body: asked } = await call(`GET /api/products/${dish?.slug}`);
    expect(JSON.stringify(asked)).toContain(`${name} mia`);
    expect(JSON.stringify(asked)).toContain('menta fresca');
    await ask(
      `delete from product_option_groups where product_id = '${dish?.id}' and group_id = '${group?.id}'`,
    );
    await ask(`delete from product_ingredients where name = 'menta fresca' returning id`);
  },
);
