import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/page.ts';
import { linkTo } from '../support/people.ts';
import { enterOffice, owner } from '../support/staff.ts';

const password = 'quattro-parole-a-caso';

const somebody = () => {
  const word = randomBytes(4).toString('hex');
  return { email: `nina.${word}@example.com`, lastname: `Prova${word}` };
};

const invite = async (page: Page, email: string) => {
  await expect(page.getByRole('grid', { name: 'Persone del personale' })).toBeVisible();
  await page.getByRole('button', { name: 'Invita' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invita una persona' });
  await dialog.getByLabel('La sua email').fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Manda l’invito' }).click();
  await expect(page.getByRole('button', { name: `Ritira: ${email}` })).toBeVisible();
};

/** Opens the mailed link on a device of one's own, and works from there. */
const accept = async (page: Page, link: string, lastname: string) => {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Benvenuto in squadra' })).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Nina');
  await page.getByLabel('Cognome').fill(lastname);
  await page.getByLabel('Nuova password').fill(password);
  await page.getByLabel('Scrivila ancora').fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accetta ed entra' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/gestione\/?(\?|$)/);
};

// Only here: the mailed link on a device of one's own, whose open board closes when the colleague is suspended elsewhere.
test('[ROL-3] a colleague is invited by mail, works, and is signed out at once when suspended', async ({
  page,
  elsewhere,
}) => {
  const { email, lastname } = somebody();
  await enterOffice(page, owner, '/gestione/persone');
  await invite(page, email);
  const link = await linkTo(email, /\/gestione\/invito#\S+/);
  const theirs = await elsewhere();
  await accept(theirs, link, lastname);

  await page.reload();
  await page.getByRole('link', { name: `Nina ${lastname}` }).click();
  await expect(page.getByRole('heading', { name: `Nina ${lastname}`, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dove è collegata' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sospendi' }).click();
  await expect(page.getByText(`Sospendere Nina ${lastname}?`)).toBeVisible();
  await page.getByRole('button', { name: 'Sospendi' }).click();
  await expect(page.getByRole('button', { name: 'Riattiva' })).toBeVisible();
  // The other device is untouched: its open board closes.
  await expect(theirs).toHaveURL(/\/gestione\/accesso/);

  await page.getByRole('link', { name: 'Che cosa ha fatto' }).click();
  await expect(page.getByRole('heading', { name: 'Registro', level: 1 })).toBeVisible();
  const entries = page.getByRole('grid', { name: 'Voci del registro' });
  await expect(entries.getByText('Invito accettato')).toBeVisible();
  await expect(page).toHaveURL(/persona=usr_/);

  await page.goto('/gestione/profilo');
  await expect(page.getByRole('heading', { name: 'Dove sei collegato' })).toBeVisible();
  await expect(page.getByText('(questo dispositivo)')).toBeVisible();
});
