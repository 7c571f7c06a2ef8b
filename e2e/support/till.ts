import { expect, type Page } from '@playwright/test';
import { restock } from './database.ts';
import { settled } from './page.ts';
import { call, type Person } from './people.ts';

/** Public test numbers of the sandbox's cards. */
export const cards = {
  good: '4242 4242 4242 4242',
  asks: '4000 0000 0000 3220',
  poor: '4000 0000 0000 9995',
} as const;

export type Way = 'delivery' | 'pickup' | 'shipping';

/** A product for each mode, available at any time of the day. */
const wanted = {
  delivery: { product: 'arancino-al-ragu', qty: 8 },
  pickup: { product: 'arancino-al-ragu', qty: 2 },
  shipping: { product: 'cappellino-marinaro', qty: 1 },
} as const;

/** Puts something in the cart as a visitor's own device would have it: the server prices it. */
export const fillCart = async (page: Page, way: Way, product: string = wanted[way].product) => {
  if (way === 'shipping') await restock(product);
  const items = [{ ...wanted[way], product }];
  const { body } = await call('POST /api/carts', { body: { items } });
  await page.addInitScript((key) => {
    if (!sessionStorage.getItem('cart_given')) localStorage.setItem('cart_key', key);
    sessionStorage.setItem('cart_given', '1');
  }, String(body.token));
};

/** Fills the cart of a signed-in person. */
export const fillOwnCart = async (token: string, way: Way) => {
  if (way === 'shipping') await restock(wanted[way].product);
  await call('POST /api/customer/carts', { token, body: { items: [wanted[way]] } });
};

export const openTill = async (page: Page) => {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Alla cassa' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Il tuo ordine', exact: true })).toBeVisible();
  await settled(page);
};

/** Long enough for an answer to have begun. */
const patienceMilliseconds = 5_000;

/** Waits until the cart has the choice; one equal to the last is not sent again. */
const told = async (page: Page, act: () => Promise<unknown>) => {
  const timeout = patienceMilliseconds;
  const answer = page
    .waitForResponse((response) => /\/carts/.test(response.url()) && response.ok(), { timeout })
    .catch(() => undefined);
  await act();
  await answer;
};

/** A slot on the next possible day, at any hour and weekday, with room for parallel tests. */
const chooseTime = async (page: Page) => {
  const part = page.getByRole('region', { name: /^Quando/ });
  // Without "as soon as possible" the row is open already.
  const later = part.getByRole('radio', { name: 'Scelgo quando' });
  await expect(part.getByRole('button', { name: /^Quando.*Cambia$/ }).or(later)).toBeVisible();
  if (!(await later.isVisible())) await part.getByRole('button').click();
  await later.check();
  await part.getByLabel('Giorno').selectOption({ index: 1 });
  const free = part
    .getByRole('group', { name: 'Orario' })
    .locator('label', { has: page.locator('input:enabled') })
    .filter({ hasNotText: 'ultimi posti' });
  await told(page, () => free.first().click());
};

const writeAddress = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Via e numero' }).fill('Via Etnea 218');
  const town = page.getByRole('combobox', { name: 'Comune' });
  await town.pressSequentially('cata');
  await expect(page.getByRole('option', { name: 'Catania (CT)', exact: true })).toBeVisible();
  await town.press('Enter');
  await expect(page.getByText('Zona Centro')).toBeVisible();
  await told(page, () => page.getByRole('button', { name: 'Consegna qui' }).click());
};

/** Chooses the mode. */
export const chooseWay = async (page: Page, way: Way) => {
  if (way === 'pickup') {
    await told(page, () => page.getByRole('radio', { name: /^Ritiro/ }).check());
    await told(page, () => page.getByRole('button', { name: /^Zanga Catania/ }).click());
  } else await writeAddress(page);
  if (way !== 'shipping') await chooseTime(page);
};

export const writeContact = async (
  page: Page,
  { firstname, lastname, telephone, email }: Omit<Person, 'password'>,
) => {
  await page.getByLabel('Nome e cognome').fill(`${firstname} ${lastname}`);
  await page.getByLabel('Cellulare').fill(telephone);
  await page.getByLabel('Email').fill(email);
};

export const writeCard = async (page: Page, number: string) => {
  await page.getByLabel('Numero della carta').fill(number);
  await page.getByLabel('Scadenza').fill('12/30');
  await page.getByLabel('CVC').fill('123');
};

/** The button that binds. */
export const orderButton = (page: Page) => page.getByRole('button', { name: /^(Ordina e paga|Paga) / });

/** The bank's question, answered. */
export const answerBank = async (page: Page, answer: 'Conferma' | 'Rifiuta') => {
  const bank = page.getByRole('dialog', { name: 'Conferma della banca' });
  await bank.frameLocator('iframe').getByRole('link', { name: answer }).click();
};

/** Waits for the page after an order; returns the order. */
export const thanked = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\/thank-you\?ordine=ord_/);
  await expect(page.getByRole('heading', { level: 1, name: /^Grazie, / })).toBeVisible();
  await expect(page.getByText('Il tuo numero')).toBeVisible();
  return new URL(page.url()).searchParams.get('ordine') ?? '';
};
