import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { totpOf } from '../support/crew/totp.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { call, linkTo, signIn } from '../support/people.ts';
import { owner, staffToken } from '../support/staff.ts';

// Who leaves the board at once leaves what it has just asked for without an answer.
test.use({ expectedNoise: [/status of 40[13]/] });

const password = 'quattro-parole-a-caso';

/** A manager for one test, so that changes to factors concern no other. */
const newManager = async () => {
  const email = `rita.${randomBytes(4).toString('hex')}@example.com`;
  const body = { email, posts: [{ role: 'manager', shop: null }] };
  await call('POST /api/backoffice/invitations', { token: await staffToken(owner), body });
  const [, token = ''] = (await linkTo(email, /\/gestione\/invito#\S+/)).split('#');
  const chosen = { firstname: 'Rita', lastname: 'Prova', password, password_confirmation: password };
  await call('POST /api/backoffice/invitation/accept', { body: { token, ...chosen } });
  return email;
};

/** A phone's own passkeys, behind its lock, as Chromium pretends them. */
const withPasskeys = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
};

const signOut = async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem('gestione_token'));
  await page.goto('/gestione/accesso');
};

const givePassword = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entra', exact: true }).press('Enter');
};

// Only here: passkeys of a browser, and the entrance with each factor as one meets it. The factors are the server's
// (`accounts/staff/factors`).
test('a manager adds a passkey and an app, enters with each, and takes them away again', async ({ page }) => {
  await withPasskeys(page);
  const email = await newManager();
  await page.goto('/gestione/accesso');
  await givePassword(page, email);
  await expect(page.getByRole('link', { name: 'Scanner' })).toBeVisible();
  await page.goto('/gestione/profilo');
  await expect(page.getByRole('heading', { name: 'Secondo fattore' })).toBeVisible();

  await page.getByRole('button', { name: 'Aggiungi una passkey' }).press('Enter');
  const naming = page.getByRole('dialog', { name: 'Aggiungi una passkey' });
  await naming.getByLabel('Come la chiami').fill('Telefono di prova');
  await expectAccessible(page);
  await naming.getByLabel('Come la chiami').press('Enter');
  const codes = page.getByRole('dialog', { name: 'I tuoi codici di recupero' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const recovery = ((await codes.getByRole('listitem').first().textContent()) ?? '').trim();
  await codes.getByRole('button', { name: 'Li ho salvati' }).press('Enter');
  await expect(page.getByText('Passkey «Telefono di prova»')).toBeVisible();

  await page.getByRole('button', { name: 'Collega un’app' }).click();
  const app = page.getByRole('dialog', { name: 'Collega un’app' });
  await expect(app.getByRole('img', { name: /Codice QR/ })).toBeVisible();
  const secret = ((await app.locator('.font-mono').textContent()) ?? '').replace(/\s/g, '');
  await expectAccessible(page);
  await app.getByLabel('Il codice che mostra l’app').fill(totpOf(secret, -1));
  await app.getByRole('button', { name: 'Collega' }).click();
  await expect(app).toBeHidden();
  await expect(page.getByText('App per i codici')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Entra con la passkey' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Scanner' })).toBeVisible();

  await signOut(page);
  await givePassword(page, email);
  await expect(page.getByRole('heading', { name: 'Ancora un passo' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Codice dell’app').fill(totpOf(secret, 0));
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByRole('link', { name: 'Scanner' })).toBeVisible();

  await signOut(page);
  await givePassword(page, email);
  await page.getByRole('button', { name: /Usa un codice di recupero/ }).click();
  await page.getByLabel('Codice di recupero').fill(recovery);
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByRole('link', { name: 'Scanner' })).toBeVisible();

  await page.goto('/gestione/profilo');
  await expect(page.getByText('Te ne restano 9.')).toBeVisible();
  for (const name of ['Passkey «Telefono di prova»', 'App per i codici']) {
    await page.getByRole('button', { name: `Togli: ${name}` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Togli' }).click();
    await expect(page.getByRole('button', { name: `Togli: ${name}` })).toBeHidden();
  }
  await expect(page.getByText('Non ne hai ancora.')).toBeVisible();
});

// Only here: the dialog of the shop that asks a member of the staff for the code.
test('in the shop their data wants the code, not the password alone', async ({ page }) => {
  const email = await newManager();
  const { body } = await call('POST /api/backoffice/sign-in', { body: { email, password } });
  const { access_token: token } = body.token;
  const { body: app } = await call('POST /api/backoffice/factors/totp', { token });
  const code = totpOf(app.secret, -1);
  await call('POST /api/backoffice/factors/totp/confirm', { token, body: { code } });
  await signIn(page, { email, password });
  await page.goto('/account/privacy');
  await page.getByRole('button', { name: 'Scarica i miei dati' }).click();
  const question = page.getByRole('dialog', { name: 'Conferma che sei tu' });
  await expect(question.getByLabel('Codice dell’app')).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel('Codice dell’app').fill(totpOf(app.secret, 0));
  await question.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByText('Il file è tra i tuoi download')).toBeVisible();
  await expect(question).toBeHidden();
});
