import { expect, expectAccessible, test } from '../../support/page.ts';
import { call } from '../../support/people.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../../support/staff.ts';

// An owner gives the shop a colour of its own: open pages follow, in the light and in the dark, and all of it can be read.

const path = '/api/backoffice/brand';
const setBack = async () => {
  const token = await staffToken(owner);
  const { version, form } = (await call(`GET ${path}`, { token })).body;
  await call(`PUT ${path}`, { token, body: { version, form: { ...form, accent: '', page_logo: null } } });
};

test.afterEach(setBack);

test(
  'the shop turns green, light and dark, where it is open already',
  desktopOnly,
  async ({ page, context }) => {
    const customer = await context.newPage();
    await customer.emulateMedia({ colorScheme: 'light' });
    await customer.goto('/home');
    const hero = customer.locator('main section.bg-tomato').first();
    await expect(hero).toHaveCSS('background-color', 'rgb(197, 52, 28)');

    await enterOffice(page, owner);
    await page.goto('/gestione/impostazioni');
    const color = page.getByRole('textbox', { name: 'Colore', exact: true });
    await color.fill('#7ddf64');
    await page.getByRole('button', { name: /^Usa #[0-9a-f]{6}, il più vicino/ }).click();
    await expect(color).not.toHaveValue('#7ddf64');
    await color.fill('#2b6639');
    // While another is typed, the samples keep the last whole one.
    const sample = page.getByText('Aggiungi al carrello', { exact: true }).first();
    await expect(sample).toHaveCSS('background-color', 'rgb(43, 102, 57)');
    await color.fill('#2b66');
    await expect(color).toHaveValue('#2b66');
    await expect(sample).toHaveCSS('background-color', 'rgb(43, 102, 57)');
    await color.fill('#2b6639');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();

    await expect(hero).toHaveCSS('background-color', 'rgb(43, 102, 57)');
    await expectAccessible(customer);
    await customer.emulateMedia({ colorScheme: 'dark' });
    await expect(hero).not.toHaveCSS('background-color', 'rgb(43, 102, 57)');
    await expectAccessible(customer);
    // Who comes now is sent it by the server.
    const sent = await (await customer.request.get('/home')).text();
    expect(sent).toMatch(/<link rel="stylesheet" href="\/assets\/accent-\d+-2b6639\.css"/);
    // A logo of its own stands in the header from the first byte on, and the page comes alive with it.
    const token = await staffToken(owner);
    const { version, form } = (await call(`GET ${path}`, { token })).body;
    const body = { version, form: { ...form, page_logo: form.pictures[0] } };
    expect((await call(`PUT ${path}`, { token, body })).status).toBe(200);
    const logo = customer.getByRole('banner').locator('img.logo-picture');
    await expect(logo).toBeVisible();
    await customer.reload();
    await expect(logo).toBeVisible();
    await customer.getByRole('banner').getByRole('link', { name: 'Apri il menù' }).click();
    await expect(customer.getByRole('dialog')).toBeVisible();
  },
);
