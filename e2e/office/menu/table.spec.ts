import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { ask } from '../../support/database.ts';
import { expect, expectAccessible, test } from '../../support/page.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner } from '../../support/staff.ts';

// Only here: files that are downloaded and chosen, and their words before they are written. The effect of a row is the
// server's (`catalogue/table`).

test.use({ expectedNoise: [/status of 4(09|22)/] });

test(
  'the menu leaves as a file, is changed there, looked at, and comes back; an order that came first is not undone',
  desktopOnly,
  async ({ page }) => {
    const shop = 'Zanga Siracusa';
    const [dish] = await ask(
      `select id, slug, name, price_cents from products where slug = 'cotoletta-alla-palermitana'`,
    );
    const [{ id: shopId } = { id: '' }] = await ask(`select id from shops where name = '${shop}'`);
    const count = (pieces: number | null) =>
      ask(
        `insert into product_shops (product_id, shop_id, stock) values ('${dish?.id}', '${shopId}', ${pieces})
        on conflict (product_id, shop_id) do update set stock = excluded.stock returning stock`,
      );
    await count(6);
    await enterOffice(page, owner, '/gestione/menu?cerca=cotoletta+alla+palermitana');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Esporta CSV' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    const price = (Number(dish?.price_cents) / 100).toFixed(2).replace('.', ',');
    expect(file).toContain(`;${price};`);
    expect(file.split('\r\n', 1)[0]?.split(';')).toContain(`pezzi (${shop})`);

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

    await page.goto('/gestione/menu/importa');
    await send('pezzi.csv', `indirizzo;pezzi (${shop})\r\ncotoletta-alla-palermitana;20\r\n`);
    await expect(page.getByText(`pezzi (${shop}): 6 → 20`)).toBeVisible();
    await count(4);
    await page.getByRole('button', { name: 'Importa 1 prodotto' }).click();
    await expect(page.getByText(`nel frattempo è cambiato «${dish?.name}»`)).toBeVisible();
    await expect(page.getByText(`pezzi (${shop}): 4 → 20`)).toBeVisible();
    await page.getByRole('button', { name: 'Importa 1 prodotto' }).click();
    await expect(page.getByText('«pezzi.csv» è nel menù')).toBeVisible();
    await count(null);
    await ask(`update products set price_cents = ${dish?.price_cents} where id = '${dish?.id}' returning id`);
  },
);
