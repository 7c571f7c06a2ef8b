import type { Page } from '@playwright/test';
import { demoStaffPassword } from '../../apps/server/demo/staff.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { desktopOnly } from '../support/sizes.ts';
import { clerkOf, enterOffice, owner } from '../support/staff.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const screens = (page: Page) => page.getByRole('navigation', { name: 'Schermate' });
const shopOf = (page: Page) => page.getByLabel('Negozio', { exact: true });

// Only here: what a counter's person is offered at a desk; the rights themselves are the server's.
test(
  '[ROL-3] who works at a counter sees the ways they may go, and no other, and leaves a shop that is not theirs',
  desktopOnly,
  async ({ page, expectedNoise }) => {
    expectedNoise.push(/404/);
    await enterOffice(page, clerkOf('siracusa'));
    await expect(screens(page).getByRole('link')).toHaveText([
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
    ]);
    // One shop is nothing to choose from.
    await expect(shopOf(page)).toHaveCount(0);
    await expect(page.getByText('Zanga Siracusa')).toBeVisible();
    await page.goto('/gestione/tavoli?negozio=shp_di_altri');
    await expect(shopOf(page).locator('option:checked')).toHaveText('Un negozio che non vedi');
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await shopOf(page).selectOption({ label: 'Zanga Siracusa' });
    await expect(page.getByRole('heading', { name: /^Tavolo / }).first()).toBeVisible();
  },
);

/** The first tab stop skips to the screen. */
const skipToScreen = async (page: Page) => {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
};

const walkByPalette = async (page: Page) => {
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
};

const walkByRows = async (page: Page) => {
  const rows = page.getByRole('grid').getByRole('row');
  // The first rows are drawn anew when the page comes alive: a press before that has no effect.
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
};

// Only here: addresses, history, the focus and the keyboard of the frame.
test(
  'the chosen shop goes along in the address, back undoes the choice, and a keyboard alone leads everywhere',
  desktopOnly,
  async ({ page }) => {
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
    await expect(heading(page, 'Tavoli e totem')).toBeVisible();
    await skipToScreen(page);
    await walkByPalette(page);
    await page.goto('/gestione/persone');
    await walkByRows(page);
  },
);

// Only here: the bar of a phone, the theme that is kept, and two people one after the other without a load between them.
test('a phone has the rest behind the last button, and the next person on it sees their own ways', async ({
  page,
}) => {
  await enterOffice(page, owner);
  await screens(page).getByRole('link', { name: 'Scanner' }).click();
  await shopOf(page).selectOption({ label: 'Zanga Palermo' });
  await expect(page).toHaveURL(/\/gestione\/scanner\?negozio=shp_\w+$/);
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
  await page.getByLabel('Password', { exact: true }).fill(demoStaffPassword);
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await expect(screens(page).getByRole('link')).toHaveText(['Ordini', 'Storico', 'Scanner', 'Tavoli']);
  await expect(page.getByText('Zanga Siracusa')).toBeVisible();
});
