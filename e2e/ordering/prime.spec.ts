import type { Page } from '@playwright/test';
import type { OverlayParams } from '../../apps/storefront/src/base/navigation/search-params.ts';
import { ask } from '../support/database.ts';
import { expect, expectAccessible, inMotion, layoutShift, settled, test } from '../support/page.ts';
import { call, register, signIn, tokenFor } from '../support/people.ts';
import { bothSizes } from '../support/sizes.ts';

test.use(inMotion);

test('[PRM-1] [PRM-2] [PRM-10] a visitor is asked to sign in, and it closes when they would rather not', async ({
  page,
}) => {
  await page.goto('/home');
  await settled(page);
  await page.getByRole('main').getByRole('link', { name: /prime/i }).first().click();
  const login = page.getByRole('dialog', { name: 'Accedi' });
  await expect(login).toBeVisible();
  // Reloaded, the login is still what lies on top.
  await page.reload();
  await settled(page);
  await expect(login).toBeVisible();
  await login
    .getByRole('button', { name: /indietro|chiudi/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/home$/);
});

test('[PRM-1] [PRM-3] [PRM-5] [PRM-6] [PRM-8] [PRM-11] [VAL-11] a customer joins, shows the code, leaves and comes back', async ({
  page,
}) => {
  // One trial a card, ever: none remembers an earlier try of this test.
  await ask('delete from prime_trials');
  test.slow(); // Registration, a card, and a second dialog.
  await signIn(page, await register());
  await page.goto('/home?prime=1');
  const modal = page.getByRole('dialog', { name: 'Zanga Prime', exact: true });
  // The brand's own text (`zanga-prime`).
  await expect(modal.getByText('Chi viene spesso merita di più.')).toBeVisible();
  await expect(modal.getByText('pre-autorizzazione di 1,00 €', { exact: false })).toBeVisible();
  await expect(modal.getByText('Primo addebito', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const join = modal.getByRole('button', { name: 'Provalo Gratis', exact: true });
  await join.click();
  await expect(modal.getByText('Scrivi il numero della carta')).toBeVisible();
  await modal.getByLabel(/numero/i).fill('5555 5555 5555 4444');
  await modal.getByLabel(/scadenza/i).fill('12/30');
  await modal.getByLabel(/cvc|codice di sicurezza/i).fill('123');
  await join.click();
  await expect(modal.getByRole('status').first()).toContainText(/In prova fino al|Attivo/, {
    timeout: 20_000,
  });
  await expectAccessible(page);

  await modal.getByRole('button', { name: 'Mostra il QR code in negozio' }).click();
  await expect(modal.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(modal.getByText(/^\d+ secondi$/).first()).toBeVisible();

  await modal.getByRole('button', { name: 'Disdici' }).click();
  const sheet = page.getByRole('dialog', { name: 'Disdire Zanga Prime?' });
  await sheet.getByRole('button', { name: 'Sì, disdici' }).click();
  await expect(modal.getByRole('status').first()).toContainText(
    /Annullato, attivo fino al \d\d\/\d\d\/\d{4}/,
  );
  await expect(modal.getByRole('button', { name: 'Disdici' })).toHaveCount(0);
  await modal.getByRole('button', { name: 'Ci ho ripensato, resto' }).click();
  await expect(modal.getByRole('button', { name: 'Disdici' })).toBeVisible();
});

type Panel = { readonly paths: readonly string[]; readonly who?: 'visitor' | 'customer' };

/** Panels by their parameter in the address, each with its visitors: a new one does not compile until it is here. */
const panels: Readonly<Record<Exclude<keyof OverlayParams, 'riga'>, Panel>> = {
  prodotto: { paths: ['/home?prodotto=arancino-al-ragu'] },
  cerca: { paths: ['/home?cerca=', '/home?cerca=pizza', '/home?cerca=zzzz'] },
  carrello: { paths: ['/?carrello=1', '/home?carrello=1'] },
  dove: { paths: ['/home?dove=1'] },
  menu: { paths: ['/home?menu=1'] },
  filtri: { paths: ['/pizze?filtri=1'] },
  accesso: {
    paths: ['accedi', 'registrati', 'password'].map((mode) => `/home?accesso=${mode}`),
    who: 'visitor',
  },
  prime: { paths: ['/?prime=1'] },
  coupon: { paths: ['/home?carrello=1&coupon=1'], who: 'customer' },
};

const opened = async (page: Page, path: string) => {
  await page.goto(path);
  const panel = page.getByRole('dialog').first();
  await expect(panel).toBeVisible();
  await settled(page);
  expect(await layoutShift(page), path).toBeLessThanOrEqual(0.01);
  return panel;
};

for (const who of ['visitor', 'customer'] as const)
  test(
    `[PRM-1] [PRM-2] addresses that open a panel draw it in place, and nothing moves: for a ${who}`,
    who === 'visitor' ? bothSizes : {},
    async ({ page }) => {
      test.slow(); // A dozen pages, one after the other.
      const items = [
        { product: 'arancino-al-ragu', qty: 1 },
        { product: 'cannolo', qty: 2 },
      ];
      if (who === 'customer') {
        const person = await register();
        await call('POST /api/customer/carts', { token: await tokenFor(person), body: { items } });
        await signIn(page, person);
      }
      const all = Object.values(panels).flatMap(({ paths, who: only = who }) => (only === who ? paths : []));
      for (const path of all) await opened(page, path);
      if (who === 'visitor') {
        const { body } = await call('POST /api/carts', { body: { items } });
        await page.evaluate((key) => localStorage.setItem('cart_key', key), String(body.token));
        const cart = await opened(page, '/home?carrello=1');
        await expect(cart.getByRole('listitem').first()).toBeVisible();
        return;
      }
      const modal = await opened(page, '/?prime=1');
      // The button is in reach before anything is scrolled, and the price of a month is named where it has to be.
      const join = modal.getByRole('button', { name: 'Provalo Gratis', exact: true });
      await expect(join).toBeInViewport({ ratio: 1 });
      await expect(modal.getByText('4,99')).toHaveCount(2);
      await expect(modal.getByText('avresti risparmiato')).toHaveCount(0);
    },
  );
