import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/page.ts';
import { call } from '../../support/people.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../../support/staff.ts';
import { openListening } from '../open-listening.ts';

test.use({ expectedNoise: [/status of 422/] });

const path = '/api/backoffice/brand';
const read = async () => (await call(`GET ${path}`, { token: await staffToken(owner) })).body;
const change = async (form: object) => {
  const { version, form: now } = await read();
  const body = { version, form: { ...now, ...form } };
  expect((await call(`PUT ${path}`, { token: await staffToken(owner), body })).status).toBe(200);
};

const kept = { tagline: '' };
test.beforeAll(async () => {
  kept.tagline = (await read()).form.tagline;
});
test.afterEach(() => change({ tagline: kept.tagline, accent: '', page_logo: null }));

/** While another colour is typed, the samples keep the last whole one. */
const chooseGreen = async (page: Page) => {
  const color = page.getByRole('textbox', { name: 'Colore', exact: true });
  await color.fill('#7ddf64');
  await page.getByRole('button', { name: /^Usa #[0-9a-f]{6}, il più vicino/ }).click();
  await expect(color).not.toHaveValue('#7ddf64');
  await color.fill('#2b6639');
  const sample = page.getByText('Aggiungi al carrello', { exact: true }).first();
  await expect(sample).toHaveCSS('background-color', 'rgb(43, 102, 57)');
  await color.fill('#2b66');
  await expect(color).toHaveValue('#2b66');
  await expect(sample).toHaveCSS('background-color', 'rgb(43, 102, 57)');
  await color.fill('#2b6639');
};

// Only here: a page of the shop that is open already takes words and colours as they are saved, readable light and dark.
test(
  'the settings are checked and saved, and an open page follows in words, colour and logo',
  desktopOnly,
  async ({ page, elsewhere }) => {
    const customer = await elsewhere({ colorScheme: 'light' });
    await openListening(customer, '/home');
    const hero = customer.locator('main section.bg-tomato').first();
    await expect(hero).toHaveCSS('background-color', 'rgb(197, 52, 28)');

    await enterOffice(page, owner, '/gestione/impostazioni');
    await page.getByLabel('Frase della home').fill('La Sicilia, appena sfornata');
    const vat = page.getByLabel('Partita IVA');
    const before = await vat.inputValue();
    await vat.fill('01234567890');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText('Le cifre non tornano')).toBeVisible();
    await chooseGreen(page);
    await expectAccessible(page);
    await vat.fill(before);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();
    await expect(page.getByText(/Cambiato da Rosalia Zanga/).first()).toBeVisible();

    await expect(hero).toHaveCSS('background-color', 'rgb(43, 102, 57)');
    await expect(
      customer.getByRole('heading', { level: 1, name: 'La Sicilia, appena sfornata' }),
    ).toBeVisible();
    await expectAccessible(customer);
    await customer.emulateMedia({ colorScheme: 'dark' });
    await expect(hero).not.toHaveCSS('background-color', 'rgb(43, 102, 57)');
    await expectAccessible(customer);
    // Who comes now is sent it by the server.
    const sent = await (await customer.request.get('/home')).text();
    expect(sent).toMatch(/<link rel="stylesheet" href="\/assets\/accent-\d+-2b6639\.css"/);
    // A logo of its own stands in the header from the first byte on, and the page comes alive with it.
    await change({ page_logo: (await read()).form.pictures[0] });
    const logo = customer.getByRole('banner').locator('img.logo-picture');
    await expect(logo).toBeVisible();
    await customer.reload();
    await expect(logo).toBeVisible();
    await customer.getByRole('banner').getByRole('link', { name: 'Apri il menù' }).click();
    await expect(customer.getByRole('dialog')).toBeVisible();
  },
);
