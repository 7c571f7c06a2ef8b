import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ask } from '../../support/database.ts';
import { withTime } from '../../support/hours.ts';
import { expect, expectAccessible, test } from '../../support/page.ts';
import { call } from '../../support/people.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../../support/staff.ts';
import { openListening } from '../open-listening.ts';

// A dish on its page in the office. What may be saved, and when customers read it, is the server's (`catalogue/editing`,
// `catalogue/prices`).

// The browser logs intended refusals, and that axe may run no script in the frame of a preview.
test.use({ expectedNoise: [/status of 4(09|13|22)|frame is sandboxed/] });

const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true }).click();
const saved = async (page: Page, told: string | RegExp = 'Salvato: i clienti lo vedono già così') => {
  await save(page);
  await expect(page.getByText(told).first()).toBeVisible();
};

const draft = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Aggiungi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Un prodotto nuovo' });
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Categoria').fill('Dolci');
  await page.getByRole('option', { name: /Dolci/ }).first().click();
  await dialog.getByLabel('Prezzo').fill('2,50');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Crea la bozza' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
};

const lookAtPreview = async (page: Page, name: string) => {
  await page.getByLabel('Descrizione').fill('Pasta ripiena di ricotta, fritta al momento.');
  await page.getByRole('button', { name: 'Anteprima' }).click();
  const phone = page.frameLocator('iframe[title="La pagina su un telefono"]');
  await expect(phone.getByRole('heading', { name })).toBeVisible();
  await expect(phone.getByText('fritta al momento')).toBeVisible();
  await expectAccessible(page);
  const preview = page.getByRole('dialog', { name: 'Come lo vede il cliente' });
  await preview.getByRole('button', { name: 'Chiudi' }).click();
};

/** A price that is asked about, and one that is none. */
const mistypePrice = async (page: Page) => {
  const price = page.getByLabel('Prezzo', { exact: true });
  await price.fill('0');
  await save(page);
  const question = page.getByRole('alertdialog', { name: 'È proprio questo il prezzo?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Torna al prezzo' }).click();
  await price.fill('otto');
  await save(page);
  await expect(page.getByText('Scrivi un importo, per esempio 8,50')).toBeVisible();
  await price.fill('2,50');
};

/** Planned for a moment to come, and found among the planned dishes. */
const plan = async (page: Page, name: string) => {
  const on = page.getByLabel('Va in vendita da solo');
  await on.fill('2020-01-01T18:00');
  await save(page);
  await expect(page.getByText('Scegli un momento che deve ancora venire')).toBeVisible();
  await expectAccessible(page);
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await on.fill(`${day}T18:00`);
  await page.getByLabel('Va in archivio da solo').fill(`${day}T23:00`);
  await saved(page, /^Salvato: va in vendita il/);
  await expect(page.getByText(/^Programmato per il .* 18:00/).first()).toBeVisible();
  await page.goto('/gestione/menu?stato=scheduled');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
};

const chooseBetweenTwo = async (page: Page, name: string, path: string) => {
  await page.getByLabel('Nome', { exact: true }).fill('La mia cassatella');
  await page.getByLabel('Descrizione').fill('La mia descrizione');
  const token = await staffToken(owner);
  const { version, form } = (await call(`GET ${path}`, { token })).body;
  const theirs = { ...form, name, ingredients: 'Farina, ricotta' };
  expect((await call(`PUT ${path}`, { token, body: { version, form: theirs } })).status).toBe(200);
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Qualcun altro ha salvato' });
  await expect(notice).toContainText(name);
  await expect(page.getByLabel('Ingredienti in etichetta')).toHaveValue('Farina, ricotta');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Prendi il suo: Nome' }).click();
  await save(page);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect((await call(`GET ${path}`, { token })).body.form).toMatchObject({
    ...{ name, description: 'La mia descrizione' },
  });
};

// Only here: the preview in its frame, the questions and marks of the form as one meets them, and the lists it moves between.
test(
  'a dish is written down, planned, published, changed by two at once, put away and brought back',
  desktopOnly,
  async ({ page }) => {
    await enterOffice(page, owner, '/gestione/menu');
    const name = `Cassatella ${Date.now()}`;
    await draft(page, name);
    await lookAtPreview(page, name);
    const published = page.getByRole('switch', { name: 'Pubblicato' });
    await published.click();
    await save(page);
    await expect(page.getByText('Dichiara gli allergeni, anche quando non ce ne sono')).toBeVisible();
    await page.getByRole('switch', { name: 'Allergeni dichiarati' }).click();
    await page.getByRole('group', { name: 'Contiene', exact: true }).getByLabel('Latte').check();
    await mistypePrice(page);
    await published.click();
    await plan(page, name);
    await published.click();
    await saved(page);
    const [row] = await ask(`select id, slug from products where name = '${name}'`);
    await chooseBetweenTwo(page, `${name} al forno`, `/api/backoffice/menu/products/${row?.id}`);

    await page.getByRole('checkbox', { name: 'In archivio' }).check();
    await expect(page.getByLabel('Va in vendita da solo')).toBeHidden();
    await saved(page, 'Salvato: è in archivio');
    const link = page.getByRole('link', { name: `${name} al forno`, exact: true });
    await page.goto(`/gestione/menu?cerca=${encodeURIComponent(name)}`);
    await page.getByLabel('Stato').selectOption('Archiviati');
    await expect(link).toBeVisible();
    await page.getByLabel('Stato').selectOption({ index: 0 });
    await expect(link).toBeHidden();
    await page.goto(`/gestione/menu/${row?.id}`);
    await published.click();
    await expect(page.getByRole('checkbox', { name: 'In archivio' })).not.toBeChecked();
    await saved(page);
    await ask(`update products set published = false where id = '${row?.id}' returning id`);
  },
);

/** Time of a clock in Rome some hours from now. */
const clock = (hours: number) =>
  new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', timeZone: 'Europe/Rome' }).format(
    Date.now() + hours * 3_600_000,
  );
const euro = (price: number) => (price / 100).toFixed(2).replace('.', ',');

const writePrices = async (page: Page, atTable: number, happyHour: number) => {
  await page.getByRole('button', { name: 'Aggiungi un prezzo' }).click();
  const tables = page.getByRole('group', { name: 'Prezzo 1' });
  await tables.getByLabel('Quanto costa').fill(euro(atTable));
  await tables.getByLabel('Come si compra').selectOption('Al tavolo');
  await page.getByRole('button', { name: 'Aggiungi un happy hour' }).click();
  const happy = page.getByRole('group', { name: 'Prezzo 2' });
  await happy.getByLabel('Quanto costa').fill(euro(happyHour));
  await happy.getByLabel('Dalle').fill(clock(-1));
  await happy.getByLabel('Alle', { exact: true }).fill(clock(2));
};

/** A file that is no picture and one that is too heavy are refused; the third is uploaded and comes first. */
const addPicture = async (page: Page, alt: string) => {
  const file = page.getByLabel('Aggiungi una foto');
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Questo file non è una foto che si possa usare')).toBeVisible();
  const huge = Buffer.alloc(12 * 1024 * 1024 + 1, 1);
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: huge });
  await expect(page.getByText('Questa foto pesa più di 12 MB')).toBeVisible();
  const drawn = sharp({ create: { width: 600, height: 600, channels: 3, background: '#c0392b' } });
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await drawn.png().toBuffer() });
  await page.getByLabel('Che cosa si vede').fill(alt);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Carica la foto' }).click();
  await page.getByRole('button', { name: `Sposta su: ${alt}` }).click();
};

// Only here: an open page of the dish that follows each save, files that are chosen, and rows moved by the keyboard.
test(
  'a dish has prices by place and hour, pairings, hours, a shop that does not sell it, and a picture',
  desktopOnly,
  async ({ page, elsewhere }) => {
    const [dish] = await ask(
      `select p.id, p.slug, p.name, p.price_cents from products p where p.published and p.kind = 'food'
       and p.age_limit is null and p.availability is null and p.price_cents between 200 and 900
       and not exists (select from product_option_groups where product_id = p.id)
       and not exists (select from product_prices where product_id = p.id)
     order by p.sold_lately, p.popularity, p.id limit 1`,
    );
    // Two dishes that the sales figures would not offer.
    const paired = await ask(
      `select id, name from products where published and kind in ('food', 'drink') and age_limit is null
       and sold_out_until is null and availability is null and id <> '${dish?.id}' and 'delivery' = any(channels)
     order by sold_lately, popularity, id limit 2`,
    );
    const [first = '', second = ''] = paired.map(({ name }) => String(name));
    const atTable = Number(dish?.price_cents) - 50;
    const customer = await elsewhere({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await openListening(customer, `/?prodotto=${dish?.slug}`);
    const row = customer.getByRole('region', { name: 'Ci sta bene insieme' }).getByRole('listitem');

    await enterOffice(page, owner, `/gestione/menu/${dish?.id}`);
    try {
      await writePrices(page, atTable, atTable - 30);
      const list = page.getByRole('list', { name: 'Con cosa sta bene' });
      for (const name of [first, second]) {
        await page.getByLabel('Aggiungi un prodotto').fill(name);
        await page.getByRole('option', { name, exact: true }).click();
        await expect(list).toContainText(name);
      }
      await page.getByRole('button', { name: `Sposta su: ${second}` }).press('Enter');
      await saved(page);
      await expect(row.nth(0)).toContainText(second);
      await expect(row.nth(1)).toContainText(first);
      await expect(customer.getByText(withTime('Happy hour fino {time}')).first()).toBeVisible();

      await page.goto(`/gestione/menu?cerca=${encodeURIComponent(String(dish?.name))}`);
      await expect(page.getByText('e altri 2 prezzi').first()).toBeVisible();
      await page.getByRole('link', { name: String(dish?.name), exact: true }).click();
      await expect(list.getByRole('listitem').nth(0)).toContainText(second);
      await page.getByRole('button', { name: `Togli dagli abbinamenti ${second}` }).click();
      await page.getByRole('button', { name: 'Aggiungi una fascia' }).click();
      const window = page.getByRole('group', { name: 'Fascia 1' });
      await window.getByLabel('lunedì').check();
      await window.getByLabel('Dalle').fill('18');
      await window.getByLabel('Alle', { exact: true }).fill('2:30');
      await page.getByRole('group', { name: 'In vendita in' }).getByLabel('Zanga Siracusa').uncheck();
      const alt = `Una ciotola rossa ${Date.now()}`;
      await addPicture(page, alt);
      await saved(page);
      await expectAccessible(page);
      const [now] = await ask(`select availability::text as hours from products where id = '${dish?.id}'`);
      expect(JSON.parse(String(now?.hours))).toMatchObject([{ weekdays: [1], from: 1080, to: 1590 }]);
      await customer.goto(`/prodotto/${dish?.slug}`);
      await expect(customer.getByRole('img', { name: alt }).first()).toBeVisible();
      await ask(
        `update product_prices set ended_at = now() where name = 'Happy hour' and product_id = '${dish?.id}'`,
      );
      const price = async () => (await call(`GET /api/products/${dish?.slug}?priced_for=onshop`)).body.price;
      await expect.poll(price).toBe(atTable);
    } finally {
      for (const table of ['product_pairings', 'product_prices'])
        await ask(`delete from ${table} where product_id = '${dish?.id}'`);
      await ask(`update products set availability = null where id = '${dish?.id}'`);
      await ask(`update product_shops set sold = true where product_id = '${dish?.id}'`);
    }
  },
);
