import { readFile } from 'node:fs/promises';
import { deviceShop, hire, openDeviceMenu, registerDevice, typePin } from '../support/crew/crew.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { enterOffice, owner } from '../support/staff.ts';

// Only here: a turn by PIN on a tablet and its correction in the office; hours, reasons and the file are the server's
// (`badge/hours.test.ts`).
test('[ROL-3] a colleague clocks in and out by PIN; a manager sees the hours, corrects them with a reason and exports them', async ({
  page,
  browser,
  baseURL,
}) => {
  const shop = await deviceShop('palermo');
  const nina = await hire(shop.id);
  const { page: tablet } = await registerDevice(browser, baseURL, { shop: shop.id, name: 'Tablet turni' });
  await openDeviceMenu(tablet);
  await tablet.getByRole('button', { name: 'Entra o esci dal turno' }).click();
  await expect(tablet.getByRole('button', { name: new RegExp(`^${nina.name}`) })).toContainText(
    'non in turno',
  );
  await expectAccessible(tablet);
  await typePin(tablet, nina.name, nina.pin, 'Entra in turno');
  await expect(tablet.getByText(/Buon lavoro, Nina/)).toBeVisible();
  await tablet.context().close();

  await enterOffice(page, owner, `/gestione/orari?negozio=${shop.id}`);
  const list = page.getByRole('grid', { name: 'Turni' });
  await expect(list.getByText(nina.name).first()).toBeVisible();
  await expect(list.getByText('In corso').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: new RegExp(`^Correggi il turno di ${nina.name}`) }).click();
  const form = page.getByRole('dialog', { name: 'Correggi un turno' });
  await form.getByLabel('Uscita').fill(await form.getByLabel('Entrata').inputValue());
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(form.getByText('campo obbligatorio')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Perché').fill('=turno di prova');
  const from = form.getByLabel('Entrata');
  const came = Date.parse(`${await from.inputValue()}:00Z`);
  await from.fill(new Date(came - 5 * 60_000).toISOString().slice(0, 16));
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Turno salvato')).toBeVisible();
  await expect(list.getByText('Corretto').first()).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Esporta CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('orari.csv');
  const text = await readFile(await file.path(), 'utf8');
  const row = text.split('\r\n').find((line) => line.includes(nina.name)) ?? '';
  expect(row).toContain("'=turno di prova");
  expect(row.split(';').length).toBeGreaterThan(8);

  await page.goto(`/gestione/registro?azione=shift.mend`);
  await expect(
    page.getByRole('grid', { name: 'Voci del registro' }).getByText('Turno corretto').first(),
  ).toBeVisible();
});
