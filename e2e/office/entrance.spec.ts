import { demoStaffPassword } from '../../apps/server/demo/staff.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { linkTo, register } from '../support/people.ts';
import { owner } from '../support/staff.ts';

// The doors of the back office, for a browser without a sign-in.

test.use({ expectedNoise: [/status of 40[13]/] });

// Only here: each door as it looks, and where it leads; a link to a screen is followed once one has come in.
test('[ROL-2] [ROL-3] the office is closed to strangers and customers, helps with a lost password, and leads on', async ({
  page,
}) => {
  await page.goto('/gestione/invito#inventato');
  await expect(page.getByText(/Questo invito non vale più: chiedi/)).toBeVisible();
  await expectAccessible(page);

  for (const email of [owner, 'nessuno@example.com']) {
    await page.goto('/gestione/accesso');
    await page.getByRole('link', { name: 'Password dimenticata?' }).click();
    await expect(page.getByRole('heading', { name: 'Password dimenticata?' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    if (email === owner) await expectAccessible(page);
    await page.getByRole('button', { name: 'Manda il collegamento' }).click();
    await expect(page.getByText(`Se ${email} è l’email di chi lavora qui`)).toBeVisible();
  }
  await page.goto(await linkTo(owner, /\/gestione\/nuova-password#\S+/));
  await expect(page.getByText(`Per ${owner}.`)).toBeVisible();
  await page.getByLabel('Nuova password').fill('corta1');
  await page.getByLabel('Scrivila ancora').fill(demoStaffPassword);
  await expectAccessible(page);

  await page.goto('/gestione/scanner');
  await expect(page).toHaveURL(/\/gestione\/accesso\?verso=%2Fscanner$/);
  await page.goto('/gestione/recensioni?stato=published');
  await expect(page.getByRole('heading', { level: 1, name: 'Buon servizio' })).toBeVisible();
  await expectAccessible(page);
  const enter = async (email: string, password: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entra', exact: true }).click();
  };
  const customer = await register();
  await enter(customer.email, customer.password);
  await expect(page.getByText(/Questo account non lavora in nessun negozio/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('gestione_token'))).toBeNull();
  await enter(owner, demoStaffPassword);
  await expect(page.getByRole('heading', { level: 1, name: 'Recensioni' })).toBeVisible();
  await expect(page).toHaveURL(/\/gestione\/recensioni\?stato=published$/);
  await expect(page.getByRole('button', { name: 'Pubblicate', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
