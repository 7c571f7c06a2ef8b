import { expect, expectAccessible, test } from '../../support/page.ts';
import { call } from '../../support/people.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../../support/staff.ts';

// Settings of the brand are changed in the office, refused when invalid, and read by customers at once.

test.use({ expectedNoise: [/status of 422/] });

const path = '/api/backoffice/brand';

test(
  'the settings are changed, checked, read by customers, and say who changed them',
  desktopOnly,
  async ({ page, context }) => {
    const token = await staffToken(owner);
    const { form: before } = (await call(`GET ${path}`, { token })).body;
    const customer = await context.newPage();
    await enterOffice(page, owner);
    await page.goto('/gestione/impostazioni');
    await page.getByLabel('Frase della home').fill('La Sicilia, appena sfornata');
    await page.getByLabel('Partita IVA').fill('01234567890');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText('Le cifre non tornano')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Partita IVA').fill(before.vat_number);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();
    await expect(page.getByText(/Cambiato da Rosalia Zanga/).first()).toBeVisible();
    await customer.goto('/home');
    await expect(
      customer.getByRole('heading', { level: 1, name: 'La Sicilia, appena sfornata' }),
    ).toBeVisible();

    const { version } = (await call(`GET ${path}`, { token })).body;
    expect((await call(`PUT ${path}`, { token, body: { version, form: before } })).status).toBe(200);
  },
);
