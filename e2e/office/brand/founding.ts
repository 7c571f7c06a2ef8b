import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { drawnDish } from '../../../apps/server/src/modules/pictures/testing.ts';
import { expect, expectAccessible } from '../../support/page.ts';

// Steps of a new owner, screen by screen.

export const email = 'ada@example.it';
export const password = 'una-password-lunga-12';

/** A picture of what the owner sees, beside the other results of the run. */
export const picture = (page: Page, name: string) =>
  page.screenshot({ path: `.cache/first-day/${name}.png`, animations: 'disabled' });

const save = async (page: Page, told: string) => {
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText(told)).toBeVisible();
};

/** Comes in with the key that the start has told, as the first owner; an invented key is refused. */
export const becomeOwner = async (page: Page, { told }: { readonly told: () => string }) => {
  const key = () => /for a day: (\S+)/.exec(told())?.[1] ?? '';
  await expect.poll(key).not.toBe('');
  await page.goto('/gestione/primo-titolare');
  const fields = { Nome: 'Ada', Cognome: 'Rossi', 'Email di lavoro': email };
  await page.getByLabel('Chiave del registro').fill('inventata-di-sana-pianta');
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  for (const field of await page.locator('input[type=password]').all()) await field.fill(password);
  await page.getByRole('button', { name: 'Diventa titolare' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Chiave del registro').fill(key());
  await page.getByRole('button', { name: 'Diventa titolare' }).click();
  await expect(page.getByRole('link', { name: 'Scanner' })).toBeVisible();
};

const tree = '/gestione/menu/categorie';
const demoBar = (page: Page) =>
  page.getByRole('region', { name: 'Da sapere' }).getByText('Ci sono dati di prova');
const demoDeed = (page: Page, name: 'Guarda con dati di prova' | 'Butta via i dati di prova') =>
  page.getByRole('button', { name });

/** Looks at a full demo shop from the first steps; the owner alone sees it. */
export const lookAtDemo = async (page: Page) => {
  await demoDeed(page, 'Guarda con dati di prova').click();
  await expect(demoDeed(page, 'Butta via i dati di prova')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Stai guardando dati di prova' })).toBeFocused();
  await expect(page.getByText('1 passo su 8')).toBeVisible();
  await expect(demoBar(page)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/pizze');
  await expect(page.getByRole('heading', { name: 'Margherita' }).first()).toBeVisible();
};

/** Throws the demo away whole, once nothing of the owner's leans on it any more. */
export const throwDemoAway = async (page: Page) => {
  await page.goto(tree);
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).first().click();
  const draft = page.getByRole('dialog');
  await draft.getByLabel('Nome').fill('Le mie pizze');
  await draft.getByLabel('Dentro').selectOption({ label: 'Pizze' });
  await page.getByRole('button', { name: 'Crea la bozza' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Le mie pizze' })).toBeVisible();
  await expect(demoBar(page)).toBeVisible();
  await page.getByRole('button', { name: 'Butta via' }).click();
  const throwAway = demoDeed(page, 'Butta via i dati di prova');
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

  await page.goto('/gestione/primi-passi');
  await throwAway.click();
  const sure = page.getByRole('dialog');
  await sure.getByRole('button', { name: 'Butta via tutto' }).click();
  await expect(sure.getByText('Scrivi «butta via», con lo spazio')).toBeVisible();
  await expectAccessible(page);
  await sure.getByLabel('Per confermare scrivi: butta via').fill('Butta via');
  await sure.getByRole('button', { name: 'Butta via tutto' }).click();
  await expect(demoDeed(page, 'Guarda con dati di prova')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vuoi prima guardare?' })).toBeFocused();
  await expect(demoBar(page)).toHaveCount(0);
  await page.goto(tree);
  await expect(page.getByRole('link', { name: 'Le mie pizze' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pizze', exact: true })).toHaveCount(0);
};

/** Says who sells, and completes a text that the law wants. */
export const writeBrand = async (page: Page) => {
  await page.getByRole('link', { name: 'Apri le impostazioni' }).click();
  const fields = {
    Nome: 'Prova',
    Telefono: '095 1234567',
    Email: 'ciao@example.it',
    'Ragione sociale': 'Prova S.r.l.',
    'Sede legale': 'Via Etnea 1, 95131 Catania',
    'Partita IVA': '01234567897',
  };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await save(page, 'Salvato: i clienti lo vedono già così');
  for (const slug of ['terms', 'privacy']) {
    await page.goto(`/gestione/testi/${slug}`);
    const text = page.getByLabel('Testo', { exact: true });
    await text.fill((await text.inputValue()).replaceAll(/\[da completare: [^\]]+\]/g, 'Prova S.r.l.'));
    await page.getByRole('button', { name: 'Pubblica ora' }).click();
    await expect(page.getByText('Pubblicato: i clienti lo leggono già così').first()).toBeVisible();
  }
};

/** Writes the first shop down: where it is, when it is open, and where it brings things. */
export const writeShop = async (page: Page) => {
  await page.getByRole('link', { name: 'Vai ai negozi' }).first().click();
  await page.getByRole('button', { name: 'Nuovo negozio' }).click();
  await page.getByRole('dialog').getByLabel('Nome').fill('Prova Centro');
  await page.getByRole('button', { name: 'Crea il negozio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prova Centro' })).toBeVisible();
  const place = {
    Via: 'Via Etnea',
    Numero: '1',
    CAP: '95131',
    Comune: 'Catania',
    Provincia: 'CT',
    Telefono: '095 1234567',
    Email: 'centro@example.it',
  };
  for (const [label, value] of Object.entries(place))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Trova la posizione dall’indirizzo' }).click();
  await expect(page.getByText(/^Trovato/)).toBeVisible();
  await expect(page.getByLabel('Latitudine')).toHaveValue(/^37,/);
  await page.getByLabel('Consegna a domicilio').check();
  await page.getByLabel('Carta, online').check();
  await save(page, 'Salvato: il negozio resta chiuso al pubblico');

  const parts = page.getByRole('navigation', { name: 'Parti del negozio' });
  await parts.getByRole('link', { name: 'Orari' }).click();
  for (const [at, service] of ['Ritiro in negozio', 'Consegna a domicilio'].entries()) {
    const week = page.getByRole('group', { name: service });
    if (at > 0) {
      await week.getByLabel('Copia la settimana da').selectOption({ label: 'Ritiro in negozio' });
      continue;
    }
    await week.getByRole('button', { name: 'Aggiungi orario: lunedì' }).click();
    await week.getByLabel('lunedì, apre').fill('0:00');
    await week.getByLabel('lunedì, chiude').fill('24:00');
    await week.getByLabel('lunedì, chiude').blur();
    await week.getByRole('button', { name: 'Su tutti i giorni come lunedì' }).click();
  }
  await save(page, 'Orari salvati');

  await parts.getByRole('link', { name: 'Zone di consegna' }).click();
  await page.getByRole('button', { name: 'Aggiungi una zona' }).click();
  const named = page.getByLabel('Nome', { exact: true });
  if (!(await named.isVisible())) await page.getByText('Zona senza nome').click();
  await named.fill('Centro');
  await page.getByLabel('Costo di consegna').fill('2,00');
  await page.getByLabel('Vie', { exact: true }).fill('Via Etnea\nCorso Sicilia');
  await page.getByRole('button', { name: 'Parti da un cerchio' }).click();
  const corner = page.getByRole('button', { name: /^Vertice 1 di 12/ });
  await corner.press('Shift+ArrowUp');
  await expect(corner).toHaveAccessibleName(/a nord$/);
  await save(page, 'Zone salvate: valgono da subito');
};

/** A category by hand. */
export const writeCategory = async (page: Page, name: string) => {
  await page.goto('/gestione/menu/categorie');
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).first().click();
  await page.getByRole('dialog').getByLabel('Nome').fill(name);
  await page.getByRole('button', { name: 'Crea la bozza' }).click();
  await page.getByRole('switch', { name: 'Pubblicata' }).click();
  await save(page, 'Salvata: i clienti la vedono già così');
};

/** A dish by hand: its draft, its allergens, a picture, and that it is for sale. */
export const writeDish = async (page: Page) => {
  await page.goto('/gestione/menu');
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill('Margherita');
  await dialog.getByLabel('Categoria').fill('Pizze');
  await page.getByRole('option', { name: 'Pizze', exact: true }).click();
  await dialog.getByLabel('Prezzo').fill('7');
  await dialog.getByRole('button', { name: 'Crea la bozza' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Margherita' })).toBeVisible();
  await page.getByRole('switch', { name: 'Allergeni dichiarati' }).click();
  const contains = page.getByRole('group', { name: 'Contiene', exact: true });
  for (const one of ['Cereali contenenti glutine', 'Latte']) await contains.getByLabel(one).check();
  const buffer = await drawnDish(640, 480).jpeg().toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'pizza.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('Che cosa si vede').fill('Una pizza appena sfornata');
  await page.getByRole('button', { name: 'Carica la foto' }).click();
  await expect(page.getByRole('button', { name: 'Togli la foto: Una pizza appena sfornata' })).toBeVisible();
  await page.getByRole('switch', { name: 'Pubblicato' }).click();
  await save(page, 'Salvato: i clienti lo vedono già così');
};

type TableFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Sends a file of products, looks at what it would do, and writes it. */
export const importFile = async (page: Page, file: TableFile, count: number) => {
  await page.goto('/gestione/menu/importa');
  await page.getByLabel('Il file con i prodotti').setInputFiles(file);
  await page.getByRole('button', { name: `Importa ${count} prodotti` }).click();
  await expect(page.getByText(`«${file.name}» è nel menù`)).toBeVisible();
};

/** The whole menu as it leaves. */
export const exportFile = async (page: Page): Promise<Buffer> => {
  await page.goto('/gestione/menu');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta CSV' }).click();
  return readFileSync(await (await download).path());
};

/** Tries the mail and the cards from the settings, where the first steps lead. */
export const tryServices = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Prova i servizi/ })
    .click();
  const trials = page.getByRole('region', { name: 'Prova i servizi' });
  await trials.getByRole('button', { name: 'Prova: Posta' }).click();
  await expect(trials.getByText('I messaggi restano in questo server')).toBeVisible();
  await trials.getByRole('button', { name: 'Prova: Carte' }).click();
  await expect(trials.getByText('Le carte sono di prova')).toBeVisible();
  await trials.getByRole('button', { name: 'Prova: SMS' }).click();
  await expect(trials.getByText('scrivi qui sopra il numero da provare')).toBeVisible();
  await expectAccessible(page);
  await trials.scrollIntoViewIfNeeded();
  await picture(page, '8-trials');
};
