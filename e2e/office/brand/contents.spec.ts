import type { Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from '../../support/page.ts';
import { call } from '../../support/people.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../../support/staff.ts';

// A text is drafted in the office with its preview, read by customers once it is published, and taken back to what it was.

test.use({
  expectedNoise: [/status of (409|422)|Blocked script execution in 'about:srcdoc'/],
});

const path = '/api/backoffice/contents/accessibility';
const read = async (token: string) => (await call(`GET ${path}`, { token })).body;

/** Preview on three screen widths, each scaled into the room there is. */
const lookAtThreeWidths = async (page: Page) => {
  await page.getByRole('button', { name: 'Anteprima' }).click();
  const preview = page.getByRole('dialog', { name: 'Come lo vede il cliente' });
  for (const [screen, of, width] of [
    ['Telefono', 'un telefono', 390],
    ['Tablet', 'un tablet', 768],
    ['Computer', 'un computer', 1440],
  ] as const) {
    const choice = preview.getByRole('button', { name: screen });
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    const frame = preview.getByTitle(`La pagina su ${of}`);
    await expect(frame.contentFrame().getByRole('heading', { name: 'Per tutti' })).toBeVisible();
    await expect.poll(() => frame.evaluate((one: HTMLIFrameElement) => one.clientWidth)).toBe(width);
    const [inside, outside] = [await frame.boundingBox(), await preview.boundingBox()];
    expect(inside?.width).toBeLessThanOrEqual(outside?.width ?? 0);
  }
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Chiudi' }).click();
};

test(
  'a text is changed, seen before it is saved, read by customers, and taken back',
  desktopOnly,
  async ({ page, context }) => {
    const token = await staffToken(owner);
    const { form: before } = await read(token);
    const customer = await context.newPage();
    await enterOffice(page, owner);
    await page.goto('/gestione/testi');
    await page.getByRole('link', { name: before.title }).click();
    await page
      .getByLabel('Testo', { exact: true })
      .fill('## Per tutti\n\nScrivici a [ciao](mailto:ciao@zanga.example).');
    const live = page.getByRole('region', { name: 'Il testo mentre lo scrivi' });
    await expect(live.getByText('Per tutti')).toBeVisible();
    await lookAtThreeWidths(page);
    await page.getByRole('button', { name: 'Salva la bozza' }).click();
    await expect(page.getByText('Bozza salvata: i clienti leggono ancora il testo di prima')).toBeVisible();
    expect((await read(token)).live).toEqual(before);
    await page.getByRole('button', { name: 'Pubblica ora' }).click();
    await expect(page.getByText('Pubblicato: i clienti lo leggono già così')).toBeVisible();
    await customer.goto('/content/accessibility');
    await settled(customer);
    await expect(customer.getByRole('heading', { name: 'Per tutti' })).toBeVisible();

    const states = page.getByRole('region', { name: 'Com’era prima' });
    await states
      .getByRole('button', { name: /^Riprendi il testo del/ })
      .last()
      .click();
    await expect(page.getByLabel('Testo', { exact: true })).toHaveValue(before.value);
    await page.getByRole('button', { name: 'Pubblica ora' }).click();
    await expect.poll(async () => (await read(token)).live).toEqual(before);
  },
);

test('a page that cannot be drawn says why, and comes when it can', desktopOnly, async ({ page }) => {
  await enterOffice(page, owner);
  await page.goto('/gestione/testi/accessibility');
  const title = page.getByLabel('Titolo');
  const before = await title.inputValue();
  await title.fill('');
  await page.getByRole('button', { name: 'Anteprima' }).click();
  const preview = page.getByRole('dialog', { name: 'Come lo vede il cliente' });
  await expect(preview.getByRole('alert')).toHaveText('Scrivi un titolo');
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Chiudi' }).click();
  await title.fill(before);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Anteprima' }).click();
  await expect(preview.getByRole('alert')).not.toBeEmpty();
  await page.context().setOffline(false);
  await preview.getByRole('button', { name: 'Riprova' }).click();
  const frame = preview.getByTitle('La pagina su un telefono').contentFrame();
  await expect(frame.getByRole('heading', { name: before, level: 1 })).toBeVisible();
  // A text within another page has no preview.
  await page.goto('/gestione/testi/avviso-home-page');
  await expect(page.getByRole('button', { name: 'Pubblica ora' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anteprima' })).toBeHidden();
});

test('who saves a text second chooses between the two', desktopOnly, async ({ page }) => {
  const token = await staffToken(owner);
  const { version, form } = await read(token);
  await enterOffice(page, owner);
  await page.goto('/gestione/testi/accessibility');
  await page.getByLabel('Titolo').fill('Il mio titolo');
  const theirs = { ...form, title: 'Il suo titolo' };
  expect((await call(`PUT ${path}`, { token, body: { version, form: theirs } })).status).toBe(200);
  await page.getByRole('button', { name: 'Salva la bozza' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Qualcun altro ha salvato' });
  await notice.getByRole('button', { name: 'Prendi il suo: Titolo' }).click();
  await page.getByRole('button', { name: 'Salva la bozza' }).click();
  await expect(notice).toBeHidden();
  const saved = await read(token);
  expect(saved.form.title).toBe('Il suo titolo');
  expect((await call(`DELETE ${path}/draft`, { token })).body.form).toEqual(form);
});
