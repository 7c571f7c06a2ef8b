import type { Page } from '@playwright/test';
import type { OverlayParams } from '../../apps/storefront/src/base/navigation/search-params.ts';
import { expect, expectAccessible, inMotion, layoutShift, settled, test } from '../support/page.ts';
import { call, register, signIn, tokenFor } from '../support/people.ts';
import { bothSizes } from '../support/sizes.ts';

test.use({ contextOptions: inMotion.contextOptions });

// Only here: the login lies over the page that asked for it, over a reload too, and closes into it.
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

type Panel = { readonly paths: readonly string[]; readonly who?: 'visitor' | 'customer' | 'both' };

/**
 * Panels by their parameter in the address: a new one does not compile until it is here. A panel is for visitors, or
 * for customers, or is another panel for each.
 */
const panels: Readonly<Record<Exclude<keyof OverlayParams, 'riga'>, Panel>> = {
  prodotto: { paths: ['/home?prodotto=arancino-al-ragu'] },
  cerca: { paths: ['/home?cerca=pizza', '/home?cerca=', '/home?cerca=zzzz'] },
  carrello: { paths: ['/home?carrello=1', '/?carrello=1'], who: 'both' },
  dove: { paths: ['/home?dove=1'], who: 'both' },
  menu: { paths: ['/home?menu=1'], who: 'both' },
  filtri: { paths: ['/pizze?filtri=1'] },
  accesso: {
    paths: ['accedi', 'registrati', 'password'].map((mode) => `/home?accesso=${mode}`),
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

// Only here: the sheet that an address opens is drawn with the page, and nothing moves when its code comes.
for (const who of ['visitor', 'customer'] as const)
  test(
    `[PRM-1] [PRM-2] addresses that open a panel draw it in place, and nothing moves: for a ${who}`,
    who === 'visitor' ? bothSizes : {},
    async ({ page }, { project }) => {
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
      // One of each panel is enough beside the phone of a visitor, where every address is drawn.
      const most = who === 'visitor' && project.name === 'phone' ? Number.POSITIVE_INFINITY : 1;
      const all = Object.values(panels).flatMap(({ paths, who: only = 'visitor' }) =>
        only === who || only === 'both' ? paths.slice(0, most) : [],
      );
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
      // The brand's own text (`zanga-prime`).
      await expect(modal.getByText('Chi viene spesso merita di più.')).toBeAttached();
      await expectAccessible(page);
      await expect(modal.getByText('4,99')).toHaveCount(2);
      await expect(modal.getByText('avresti risparmiato')).toHaveCount(0);
    },
  );
