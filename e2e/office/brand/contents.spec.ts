import { expect, expectAccessible, settled, test } from '../../support/page.ts';
import { call } from '../../support/people.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../../support/staff.ts';

// A text is drafted in the office with its preview, read by customers once it is published, and taken back to what it was.

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedNoise: [/status of 409/] });

const path = '/api/backoffice/contents/accessibility';
const read = async (token: string) => (await call(`GET ${path}`, { token })).body;

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
    const preview = page.getByRole('region', { name: 'Anteprima' });
    await expect(preview.getByText('Per tutti')).toBeVisible();
    await preview.getByRole('button', { name: 'Computer' }).click();
    await expectAccessible(page);
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
