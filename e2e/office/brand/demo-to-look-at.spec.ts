import { expect, expectAccessible, test } from '../../support/page.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { emptyShop } from './empty-shop.ts';
import { becomeOwner } from './founding.ts';

// A new owner looks at a full demo shop and throws it away again; the owner's own things stay.

test('an owner looks at the demo and throws it away whole', desktopOnly, async ({ page, elsewhere }) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(20_000);
  const shop = await emptyShop();
  const steps = () => page.goto(`${shop.url}/gestione/primi-passi`);
  const load = page.getByRole('button', { name: 'Guarda con dati di prova' });
  const throwAway = page.getByRole('button', { name: 'Butta via i dati di prova' });
  const bar = page.getByRole('region', { name: 'Da sapere' }).getByText('Ci sono dati di prova');
  try {
    await becomeOwner(page, shop);
    await steps();
    await load.click();
    await expect(throwAway).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Stai guardando dati di prova' })).toBeFocused();
    await expect(page.getByText('1 passo su 8')).toBeVisible();
    await expect(bar).toBeVisible();
    await expectAccessible(page);

    const guest = await elsewhere({});
    await guest.goto(`${shop.url}/pizze`);
    await expect(guest.getByRole('heading', { level: 1, name: 'Apriamo presto' })).toBeVisible();
    await page.goto(`${shop.url}/pizze`);
    await expect(page.getByRole('heading', { name: 'Margherita' }).first()).toBeVisible();

    // Something of the owner's leans on the demo, and is said with the way to it.
    const tree = `${shop.url}/gestione/menu/categorie`;
    await page.goto(tree);
    await page.getByRole('button', { name: 'Aggiungi', exact: true }).first().click();
    const draft = page.getByRole('dialog');
    await draft.getByLabel('Nome').fill('Le mie pizze');
    await draft.getByLabel('Dentro').selectOption({ label: 'Pizze' });
    await page.getByRole('button', { name: 'Crea la bozza' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Le mie pizze' })).toBeVisible();
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: 'Butta via' }).click();
    await expect(page.getByText('è una tua categoria dentro «Pizze»: spostala')).toBeVisible();
    await expect(throwAway).toBeDisabled();
    await expect(throwAway).toBeInViewport();
    await page.getByRole('link', { name: 'Le mie pizze' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Le mie pizze' })).toBeVisible();
    await page.goto(tree);
    // The tree shows it moved before the server has said so.
    const moved = page.waitForResponse((response) => response.url().includes('/place?'));
    await page.getByLabel('Sposta Le mie pizze dentro…').selectOption({ label: 'Primo livello' });
    expect((await moved).ok()).toBe(true);

    await steps();
    await throwAway.click();
    const sure = page.getByRole('dialog');
    await sure.getByRole('button', { name: 'Butta via tutto' }).click();
    await expect(sure.getByText('Scrivi «butta via», con lo spazio')).toBeVisible();
    await expectAccessible(page);
    await sure.getByLabel('Per confermare scrivi: butta via').fill('Butta via');
    await sure.getByRole('button', { name: 'Butta via tutto' }).click();
    await expect(load).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Vuoi prima guardare?' })).toBeFocused();
    await expect(bar).toHaveCount(0);
    await page.goto(tree);
    await expect(page.getByRole('link', { name: 'Le mie pizze' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pizze', exact: true })).toHaveCount(0);
  } finally {
    // A page that is still open would ask a shop that is gone.
    await page.goto('about:blank');
    await shop.stop();
  }
});
