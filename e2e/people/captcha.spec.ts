import type { Page } from '@playwright/test';
import { startAnother } from '../support/another-server.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { newPerson, tokenFor } from '../support/people.ts';
import { startVendors } from '../support/vendors/captcha-vendors.ts';

// The captchas of others, where a shop has configured one: their script, and no other, runs in our pages.

test.describe.configure({ timeout: 120_000 });

const fill = async (page: Page, shop: string) => {
  const person = newPerson();
  await page.goto(`${shop}/home?accesso=registrati`);
  await settled(page);
  const dialog = page.getByRole('dialog', { name: 'Registrati' });
  for (const [label, text] of [
    ['Nome', person.firstname],
    ['Cognome', person.lastname],
    ['Email', person.email],
    ['Password', person.password],
    ['Conferma password', person.password],
    ['Cellulare', person.telephone],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(text);
  return { person, dialog };
};

for (const [vendor, name] of [
  ['TURNSTILE', 'Turnstile'],
  ['RECAPTCHA', 'reCAPTCHA'],
] as const)
  test.describe(name, () => {
    let vendors: Awaited<ReturnType<typeof startVendors>>;
    let shop: Awaited<ReturnType<typeof startAnother>>;
    test.beforeAll(async () => {
      vendors = await startVendors();
      shop = await startAnother(vendors.keys(vendor));
    });
    test.afterAll(async () => {
      await shop.stop();
      vendors.close();
    });

    // Only here: the vendor's own script runs under our policy, without a word of trouble.
    test('[VAL-9] [API-41] lets a person register and ask for a password', async ({ page }) => {
      const { person, dialog } = await fill(page, shop.url);
      await expect(dialog.getByText('Verifica di sicurezza completata')).toBeVisible();
      if (vendor === 'TURNSTILE') await expect(dialog.locator('iframe')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Registrati' }).click();
      await expect(page).toHaveURL(/\/registration\/telephone$/);
      expect(await tokenFor(person)).toBeDefined();

      await page.evaluate(() => localStorage.clear());
      await page.goto(`${shop.url}/home?accesso=password`);
      const forgotten = page.getByRole('dialog', { name: 'Password dimenticata?' });
      await forgotten.getByLabel('Email').fill(person.email);
      await forgotten.getByRole('button', { name: 'Invia il link' }).click();
      await expect(page.getByText("L'email per il reset della password è stata inviata")).toBeVisible();
      expect(vendors.spent.size).toBe(2);
    });

    test.describe('but nothing else of theirs', () => {
      test.use({ expectedNoise: [/Content Security Policy|TrustedScriptURL|ERR_FAILED|net::ERR/] });

      // Only here: no other script of the vendor's runs.
      test('[VAL-9] runs, and without it nothing is sent', async ({ page }) => {
        await page.route(`${vendors.host}/**`, (route) => route.abort());
        const { dialog } = await fill(page, shop.url);
        await dialog.getByRole('button', { name: 'Registrati' }).click();
        await expect(dialog.getByText('completa la verifica di sicurezza', { exact: true })).toBeVisible();
        await page.unroute(`${vendors.host}/**`);
        const outcome = await page.evaluate(async (address) => {
          const script = document.createElement('script');
          try {
            script.src = address;
          } catch (error) {
            return String(error);
          }
          document.head.append(script);
          return 'taken';
        }, `${vendors.host}/elsewhere.js`);
        expect(outcome).toContain('TrustedScriptURL');
        await dialog.getByRole('button', { name: 'Riprova la verifica' }).click();
        await expect(dialog.getByText('Verifica di sicurezza completata')).toBeVisible();
      });
    });
  });
