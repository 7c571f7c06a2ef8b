import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/page.ts';
import { bothSizes, desktopOnly } from '../support/sizes.ts';
import { clerkOf, enterOffice, owner } from '../support/staff.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const screens = (page: Page) => page.getByRole('navigation', { name: 'Schermate' });
const shopOf = (page: Page) => page.getByLabel('Negozio', { exact: true });

test(
  '[ROL-3] who works at a counter sees the ways they may go, and no other',
  bothSizes,
  async ({ page }, { project }) => {
    const phone = project.name === 'phone';
    await enterOffice(page, clerkOf('siracusa'));
    await expect(screens(page).getByRole('link')).toHaveText(
      phone
        ? ['Ordini', 'Storico', 'Scanner', 'Tavoli']
        : [
            'Ordini in corso',
            'Tutti gli ordini',
            'Scanner',
            'Tavoli e totem',
            'Esauriti',
            'Cinema',
            'Menù',
            'Negozi',
            'Messaggi',
            'Orari di lavoro',
            'Guida',
          ],
    );
    // One shop is nothing to choose from.
    await expect(shopOf(page)).toHaveCount(0);
    await expect(page.getByText('Zanga Siracusa')).toBeVisible();
  },
);

test('the chosen shop goes along in the address, and back undoes the choice', bothSizes, async ({ page }) => {
  await enterOffice(page, owner);
  await screens(page).getByRole('link', { name: 'Scanner' }).click();
  await expect(heading(page, 'Scanner')).toBeVisible();
  await expect(shopOf(page)).toHaveValue('tutti');
  await shopOf(page).selectOption({ label: 'Zanga Palermo' });
  await expect(page).toHaveURL(/\/gestione\/scanner\?negozio=shp_\w+$/);
  const chosen = new URL(page.url()).search;
  await screens(page).getByRole('link', { name: 'Tavoli' }).click();
  await expect(heading(page, 'Tavoli e totem')).toBeFocused();
  expect(new URL(page.url()).search).toBe(chosen);
  await expect(shopOf(page).locator('option:checked')).toHaveText('Zanga Palermo');
  await page.goBack();
  await page.goBack();
  await expect(heading(page, 'Scanner')).toBeVisible();
  // The device remembers the shop where an address says nothing of it.
  await page.goto('/gestione/tavoli');
  await expect(shopOf(page).locator('option:checked')).toHaveText('Zanga Palermo');
});

test('a link to a screen leads there after the sign-in', async ({ page }) => {
  await page.goto('/gestione/recensioni?stato=published');
  await expect(heading(page, 'Buon servizio')).toBeVisible();
  await page.getByLabel('Email').fill(owner);
  await page.getByLabel('Password', { exact: true }).fill('zanga-demo-2026');
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await expect(heading(page, 'Recensioni')).toBeVisible();
  await expect(page).toHaveURL(/\/gestione\/recensioni\?stato=published$/);
  await expect(page.getByRole('button', { name: 'Pubblicate', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the palette leads to screens and shops by keyboard alone', desktopOnly, async ({ page }) => {
  await enterOffice(page, owner);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Che cosa cerchi?' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { selected: true })).toHaveText('Ordini in corso');
  await expectAccessible(page);
  await field.fill('rec');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Recensioni');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Recensioni')).toBeFocused();
  await page.keyboard.press('Control+k');
  // A customer may be called Messina too.
  await field.fill('zanga messina');
  await expect(page.getByRole('option', { selected: true })).toContainText('Zanga Messina');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/negozio=shp_/);
  await page.keyboard.press('Control+k');
  await field.fill('qwerty');
  await expect(page.getByText('Niente per «qwerty».')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('a phone has the rest behind the last button', async ({ page }) => {
  await enterOffice(page, owner);
  await page.getByRole('button', { name: 'Altro' }).click();
  const rest = page.getByRole('dialog', { name: 'Tutto il resto' });
  await expect(rest.getByText('Titolare', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await rest.getByText('Scuro', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await rest.getByRole('link', { name: 'Recensioni' }).click();
  await expect(rest).toBeHidden();
  await expect(heading(page, 'Recensioni')).toBeFocused();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Altro' }).click();
  await rest.getByRole('button', { name: 'Esci' }).click();
  await expect(heading(page, 'Buon servizio')).toBeVisible();
  // The next person on the device is shown nothing of the last one, without the page being loaded anew.
  await page.getByLabel('Email').fill(clerkOf('siracusa'));
  await page.getByLabel('Password', { exact: true }).fill('zanga-demo-2026');
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await expect(screens(page).getByRole('link')).toHaveText(['Ordini', 'Storico', 'Scanner', 'Tavoli']);
  await expect(page.getByText('Zanga Siracusa')).toBeVisible();
});

test('a shop that one does not see is called so, and left again', async ({ page, expectedNoise }) => {
  expectedNoise.push(/404/);
  await enterOffice(page, clerkOf('siracusa'));
  await page.goto('/gestione/tavoli?negozio=shp_di_altri');
  await expect(shopOf(page).locator('option:checked')).toHaveText('Un negozio che non vedi');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await shopOf(page).selectOption({ label: 'Zanga Siracusa' });
  await expect(page.getByRole('heading', { name: /^Tavolo / }).first()).toBeVisible();
});

test('the first tab stop skips to the screen', desktopOnly, async ({ page }) => {
  await enterOffice(page, owner);
  await page.goto('/gestione/tavoli');
  await expect(heading(page, 'Tavoli e totem')).toBeVisible();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Vai al contenuto' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a list is walked through by keyboard alone', desktopOnly, async ({ page }) => {
  await enterOffice(page, owner);
  await page.goto('/gestione/persone');
  const rows = page.getByRole('grid').getByRole('row');
  // The first rows are drawn anew when the page comes alive: what was pressed before then went nowhere.
  await expect(async () => {
    await rows.nth(1).focus();
    await page.keyboard.press('j');
    await expect(rows.nth(2)).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gestione\/persone\/\w+/);
  await page.goBack();
  await expect(heading(page, 'Persone')).toBeVisible();
});
