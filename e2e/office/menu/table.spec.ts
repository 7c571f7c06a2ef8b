import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { ask } from '../../support/database.ts';
import { expect, expectAccessible, settled, test } from '../../support/page.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner } from '../../support/staff.ts';

// The menu leaves as a table, is changed there, and comes back.

test.use({ expectedNoise: [/status of 4(09|22)/] });

test(
  'a price is changed in a file, looked at, imported, and read by a customer',
  desktopOnly,
  async ({ page }) => {
    const [dish] = await ask(
      `select id, slug, price_cents from products where slug = 'cotoletta-alla-palermitana'`,
    );
    await enterOffice(page, owner);
    await page.goto('/gestione/menu?cerca=cotoletta+alla+palermitana');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Esporta CSV' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    const price = (Number(dish?.price_cents) / 100).toFixed(2).replace('.', ',');
    expect(file).toContain(`;${price};`);

    await page.getByRole('link', { name: 'Importa', exact: true }).click();
    const field = page.getByLabel('Il file con i prodotti');
    const send = (name: string, text: string) =>
      field.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await send('sbagliato.csv', 'indirizzo;prezo\r\ncaponata;5\r\n');
    await expect(page.getByText('La colonna «prezo» non esiste')).toBeVisible();
    await expectAccessible(page);
    await send('rifiutato.csv', 'indirizzo;prezzo\r\ncotoletta-alla-palermitana;tanto\r\n');
    await expect(page.getByText('«tanto» non è un importo')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Scegli un altro file' }).click();
    await send('nuovi.csv', file.replace(`;${price};`, ';12,34;'));
    await expect(page.getByText(`prezzo: ${price} → 12,34`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Importa 1 prodotto' }).click();
    await expect(page.getByText('«nuovi.csv» è nel menù')).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/prodotto/${dish?.slug}`);
    await settled(page);
    await expect(page.getByText(/12,34/).first()).toBeVisible();
    await ask(`update products set price_cents = ${dish?.price_cents} where id = '${dish?.id}' returning id`);
  },
);

test(
  'what a shop counts is a column, and an order that comes before the import is not undone',
  desktopOnly,
  async ({ page }) => {
    const shop = 'Zanga Siracusa';
    const [dish] = await ask(`select id, name from products where slug = 'cotoletta-alla-palermitana'`);
    const [{ id: shopId } = { id: '' }] = await ask(`select id from shops where name = '${shop}'`);
    const count = (pieces: number | null) =>
      ask(
        `insert into product_shops (product_id, shop_id, stock) values ('${dish?.id}', '${shopId}', ${pieces})
        on conflict (product_id, shop_id) do update set stock = excluded.stock returning stock`,
      );
    await count(6);
    await enterOffice(page, owner);
    await page.goto('/gestione/menu/importa');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Esporta CSV' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    const [heads = ''] = file.split('\r\n', 1);
    expect(heads.split(';')).toContain(`pezzi (${shop})`);
    await page.getByLabel('Il file con i prodotti').setInputFiles({
      ...{ name: 'pezzi.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(`indirizzo;pezzi (${shop})\r\ncotoletta-alla-palermitana;20\r\n`),
    });
    await expect(page.getByText(`pezzi (${shop}): 6 → 20`)).toBeVisible();
    await count(4);
    await page.getByRole('button', { name: 'Importa 1 prodotto' }).click();
    await expect(page.getByText(`nel frattempo è cambiato «${dish?.name}»`)).toBeVisible();
    await expect(page.getByText(`pezzi (${shop}): 4 → 20`)).toBeVisible();
    await page.getByRole('button', { name: 'Importa 1 prodotto' }).click();
    await expect(page.getByText('«pezzi.csv» è nel menù')).toBeVisible();
    await count(null);
  },
);
