import { ask } from '../support/database.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call } from '../support/people.ts';
import { desktopOnly } from '../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../support/staff.ts';

// Options and recipe of a dish are edited and sorted in the office, and read by a customer at once.

test.use({ expectedNoise: [/status of 4(09|22)/] });

test(
  'a question is written down, asked by a dish, and answered by a customer',
  desktopOnly,
  async ({ page }) => {
    await enterOffice(page, owner);
    await page.goto('/gestione/menu/opzioni');
    await page.getByRole('button', { name: 'Aggiungi' }).click();
    const name = `Salsa ${Date.now()}`;
    await page.getByRole('dialog').getByLabel('Nome').fill(name);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Crea', exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

    for (const choice of ['Maionese', 'Piccante']) {
      await page.getByRole('button', { name: 'Aggiungi una scelta' }).click();
      await page
        .getByLabel(/^Nome della scelta/)
        .last()
        .fill(choice);
    }
    await page.getByLabel('Quanto costa in più: Piccante').fill('0,5');
    for (const choice of ['Maionese', 'Piccante']) {
      await page.getByRole('button', { name: new RegExp(`^Allergeni: .*, ${choice}$`) }).click();
      await page.getByRole('switch', { name: 'Allergeni dichiarati' }).last().click();
      await page.getByRole('button', { name: new RegExp(`^Allergeni: .*, ${choice}$`) }).click();
    }
    // By keyboard, and the button keeps the focus.
    const up = page.getByRole('button', { name: 'Sposta su: Piccante' });
    await up.press('Enter');
    await expect(page.getByText('Piccante: posto 1 di 2')).toBeAttached();
    await expect(up).toBeFocused();
    await expect(page.getByLabel('Nome della scelta 1')).toHaveValue('Piccante');
    await page.getByLabel('Almeno').fill('3');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText('Il minimo supera il massimo')).toBeVisible();
    await page.getByLabel('Almeno').fill('1');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText('Salvato: vale già per tutti')).toBeVisible();

    const [dish] = await ask(`select id, slug from products where slug = 'parmigiana-di-melanzane'`);
    await page.goto(`/gestione/menu/${dish?.id}`);
    await page.getByLabel('Aggiungi un gruppo di opzioni').fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await page.getByLabel('Un altro ingrediente').fill('menta fresca');
    await page.getByLabel('Un altro ingrediente').press('Enter');
    await page.getByRole('button', { name: 'Sposta su: menta fresca' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();

    await page.goto(`/prodotto/${dish?.slug}`);
    await settled(page);
    await expect(page.getByRole('radiogroup', { name })).toContainText('Piccante');
    await expect(page.getByText('menta fresca').first()).toBeVisible();
    await ask(`delete from product_option_groups where product_id = '${dish?.id}' and group_id in
    (select id from option_groups where name = '${name}') returning product_id`);
    await ask(`delete from product_ingredients where name = 'menta fresca' returning id`);
  },
);

test('choices are dragged, and a colleague who saved first is not lost', desktopOnly, async ({ page }) => {
  const token = await staffToken(owner);
  const path = '/api/backoffice/menu/options';
  const { id } = (await call(`POST ${path}`, { token, body: { name: `Impasto ${Date.now()}` } })).body;
  const read = async () => (await call(`GET ${path}/${id}`, { token })).body;
  const put = async (change: object) => {
    const { version, form } = await read();
    const saved = await call(`PUT ${path}/${id}`, { token, body: { version, form: { ...form, ...change } } });
    expect(saved.status).toBe(200);
  };
  const choice = (name: string) => ({ id: null, name, price_delta: 0, selected: false, allergens: null });
  await put({ choices: ['Uno', 'Due', 'Tre'].map(choice) });

  await enterOffice(page, owner);
  await page.goto(`/gestione/menu/opzioni/${id}`);
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
  await expect(page.getByLabel('Nome della scelta 3')).toHaveValue('Uno');

  await put({ name: 'La sua', max: 2 });
  await page.getByLabel('Nome', { exact: true }).fill('La mia');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Qualcun altro ha salvato' });
  await expect(notice).toContainText('La sua');
  await expect(page.getByLabel('Al massimo')).toHaveValue('2');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'La mia', level: 1 })).toBeVisible();
  expect((await read()).form.choices.map((one: { name: string }) => one.name)).toEqual(['Due', 'Tre', 'Uno']);
});
