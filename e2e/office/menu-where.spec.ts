import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { ask } from '../support/database.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { desktopOnly } from '../support/sizes.ts';
import { enterOffice, owner } from '../support/staff.ts';

// Where and when a dish is sold, and how it looks.

test.use({ expectedNoise: [/status of 4(13|22)/] });

test('a dish has hours, a shop that does not sell it, and a picture', desktopOnly, async ({ page }) => {
  const [dish] = await ask(`select id, slug from products where slug = 'caponata'`);
  await enterOffice(page, owner);
  await page.goto(`/gestione/menu/${dish?.id}`);
  await page.getByRole('button', { name: 'Aggiungi una fascia' }).click();
  const window = page.getByRole('group', { name: 'Fascia 1' });
  await window.getByLabel('lunedì').check();
  await window.getByLabel('Dalle').fill('18');
  await window.getByLabel('Alle', { exact: true }).fill('2:30');
  await page.getByRole('group', { name: 'In vendita in' }).getByLabel('Zanga Siracusa').uncheck();

  const file = page.getByLabel('Aggiungi una foto');
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Questo file non è una foto che si possa usare')).toBeVisible();
  const huge = Buffer.alloc(12 * 1024 * 1024 + 1, 1);
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: huge });
  await expect(page.getByText('Questa foto pesa più di 12 MB')).toBeVisible();
  const drawn = sharp({ create: { width: 600, height: 600, channels: 3, background: '#c0392b' } });
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await drawn.png().toBuffer() });
  const alt = `Una ciotola rossa ${Date.now()}`;
  await page.getByLabel('Che cosa si vede').fill(alt);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Carica la foto' }).click();
  await page.getByRole('button', { name: `Sposta su: ${alt}` }).click();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();
  await expectAccessible(page);

  const [saved] = await ask(`select availability::text as hours from products where id = '${dish?.id}'`);
  expect(JSON.parse(String(saved?.hours))).toMatchObject([{ weekdays: [1], from: 1080, to: 1590 }]);
  await page.goto(`/prodotto/${dish?.slug}`);
  await settled(page);
  await expect(page.getByRole('img', { name: alt }).first()).toBeVisible();
  await ask(`update products set availability = null where id = '${dish?.id}' returning id`);
  await ask(`update product_shops set sold = true where product_id = '${dish?.id}' returning product_id`);
});
