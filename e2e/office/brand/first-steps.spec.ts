import type { Page } from '@playwright/test';
import { startAnother } from '../../support/another-server.ts';
import { newDataFolder, throwAway } from '../../support/data-folder.ts';
import { expect, expectAccessible, test } from '../../support/page.ts';
import { desktopOnly } from '../../support/sizes.ts';

// From an empty database of a real shop to one that is open, by the steps that the office leads through.

// The board of a brand without a shop has nothing to follow.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedNoise: [/board\/live/] });

const password = 'una-password-lunga-12';

/** A call as whoever is signed in in this page. */
const ask = async (page: Page, path: string, method = 'GET', body?: unknown) => {
  const token = await page.evaluate(() => localStorage.getItem('gestione_token'));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const url = `${new URL(page.url()).origin}/api/backoffice/${path}`;
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

type Form = Readonly<Record<string, unknown>>;

/** Saves a form with something changed in it. */
const edit = async (page: Page, path: string, change: (form: never) => Form) => {
  const { version, form } = await ask(page, path);
  return ask(page, path, 'PUT', { version, form: { ...form, ...change(form as never) } });
};

const becomeOwner = async (page: Page, url: string, key: string) => {
  await page.goto(`${url}/gestione/primo-titolare`);
  const fields = { Nome: 'Ada', Cognome: 'Rossi', 'Email di lavoro': 'ada@example.it' };
  await page.getByRole('textbox').first().fill(key);
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  for (const field of await page.locator('input[type=password]').all()) await field.fill(password);
  await page.getByRole('button', { name: 'Diventa titolare' }).click();
  await expect(page.getByRole('link', { name: 'Scanner' })).toBeVisible();
};

/** What is written in the other screens, which have journeys of their own. */
const fillIn = async (page: Page, shop: string) => {
  await edit(page, 'brand', () => ({
    ...{ company_name: 'Prova S.r.l.', company_address: 'Via Roma 1, Catania', vat_number: '01234567897' },
    ...{ phone: '095 1234567', email: 'ciao@example.it' },
  }));
  for (const slug of ['terms', 'privacy'])
    await edit(page, `contents/${slug}`, ({ value }: { value: string }) => ({
      value: value.replaceAll(/\[da completare: [^\]]+\]/g, 'Prova S.r.l.'),
    }));
  await edit(page, `shops/${shop}/form`, () => ({
    ...{ street: 'Via Roma', number: '1', zip: '95131', city: 'Catania', province: 'CT' },
    ...{ lat: 37.5, lng: 15.09, phone: '095 1234567', email: 'ciao@example.it' },
  }));
  const week = Array.from({ length: 7 }, () => [{ opens: 0, closes: 1440 }]);
  await edit(page, `shops/${shop}/hours`, ({ weeks }: { weeks: Form }) => ({
    weeks: { ...weeks, pickup: week },
  }));
  const category = await ask(page, 'menu/categories', 'POST', { name: 'Pizze', parent: null });
  await edit(page, `menu/categories/${category.id}`, () => ({ published: true }));
  const draft = { name: 'Margherita', kind: 'food', category: category.id, price: 700 };
  const { id } = await ask(page, 'menu/products', 'POST', draft);
  await edit(page, `menu/products/${id}`, () => ({
    allergens: { contains: ['gluten', 'milk'], may_contain: [] },
    channels: ['pickup'],
    published: true,
  }));
  await edit(page, `shops/${shop}/form`, () => ({ published: true }));
};

test('an empty database becomes a shop that is open', desktopOnly, async ({ page, browser }) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(20_000);
  const shop = await startAnother({
    ...throwAway,
    ...{ DATA_DIR: newDataFolder(), SEED_DEMO: 'false', SANDBOX: '0' },
  });
  const visitor = await browser.newPage();
  try {
    await visitor.goto(`${shop.url}/home`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Apriamo presto' })).toBeVisible();
    await expectAccessible(visitor);

    const key = () => /for a day: (\S+)/.exec(shop.told())?.[1] ?? '';
    await expect.poll(key).not.toBe('');
    await becomeOwner(page, shop.url, key());
    await page.getByRole('button', { name: 'Primi passi' }).click();
    await expect(page.getByText('0 passi su 7')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Vai ai negozi' }).first().click();
    await page.getByRole('button', { name: 'Nuovo negozio' }).click();
    await page.getByRole('dialog').getByLabel('Nome').fill('Prova Centro');
    await page.getByRole('button', { name: 'Crea il negozio' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Prova Centro' })).toBeVisible();
    await fillIn(page, new URL(page.url()).pathname.split('/').at(-1) ?? '');

    await page.goto(`${shop.url}/gestione/primi-passi`);
    await expect(page.getByText('5 passi su 7')).toBeVisible();
    await page.getByRole('button', { name: 'Apri al pubblico' }).click();
    await expect(page.getByText('Aperto: da ora si può ordinare')).toBeVisible();
    await expect(page.getByText('6 passi su 7')).toBeVisible();
    await visitor.goto(`${shop.url}/pizze`);
    await expect(visitor.getByRole('link', { name: 'Margherita' }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Chiudi al pubblico' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Chiudi al pubblico' }).click();
    await expect(page.getByText('Chiuso: chi arriva legge')).toBeVisible();
    await visitor.goto(`${shop.url}/home`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Apriamo presto' })).toBeVisible();
  } finally {
    await visitor.close();
    await shop.stop();
  }
});
