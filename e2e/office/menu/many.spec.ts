import { ask } from '../../support/database.ts';
import { expect, expectAccessible, settled, test } from '../../support/page.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner } from '../../support/staff.ts';

// Many dishes at once: selected, changed, sold at the new price, and put back.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'three prices go up by a third or so, to ,90, a customer reads one, and the change is undone',
  desktopOnly,
  async ({ page }) => {
    const [one, two, three] = await ask(
      `select id from products where published and kind = 'food' and price_cents >= 190
      and name ilike 'arancin%' order by name limit 3`,
    );
    const ids = [one, two, three].map((row) => `'${row?.id}'`).join(', ');
    const read = () => ask(`select slug, name, price_cents from products where id in (${ids}) order by slug`);
    const before = await read();
    await enterOffice(page, owner);
    await page.goto('/gestione/menu?cerca=arancin');
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

    await page.goto(`/prodotto/${after[0]?.slug}`);
    await settled(page);
    const shown = (Number(after[0]?.price_cents) / 100).toFixed(2).replace('.', ',');
    await expect(page.getByText(new RegExp(shown)).first()).toBeVisible();

    await page.goto('/gestione/menu');
    await page.getByRole('link', { name: 'Ultime modifiche insieme' }).click();
    await page.getByRole('button', { name: 'Annulla la modifica' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Annullo questa modifica?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Annulla la modifica' }).click();
    await expect(page.getByText('3 prodotti sono tornati com’erano')).toBeVisible();
    expect(await read()).toEqual(before);
  },
);
