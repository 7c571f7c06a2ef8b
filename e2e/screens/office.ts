import type { Page } from '@playwright/test';
import { handedOver } from '../support/database.ts';
import { call, newPerson, type Person } from '../support/people.ts';
import { placeOrder } from '../support/placed-orders.ts';
import { type People, tokenOf } from './people.ts';
import { at, type Group, visit } from './screen.ts';

const openFirst = async (page: Page) => {
  await placeOrder({ person: newPerson() });
  await page.goto('/gestione');
  await page
    .getByRole('button', { name: /^Apri l’ordine / })
    .first()
    .click();
};

const pause = async (page: Page) => {
  await page.goto('/gestione');
  await page.getByRole('button', { name: 'Metti in pausa' }).click();
};

const readBadge = async (page: Page, clerk: Person) => {
  const { body } = await call('GET /api/worker/badge', { token: await tokenOf(clerk) });
  await visit(page, '/gestione/scanner');
  const field = page.getByLabel('Cifre del codice');
  await field.fill(String(body.code));
  await field.press('Enter');
};

/** A review waits for its moderator. */
const moderate = async (page: Page, { newcomer }: People) => {
  const order = await handedOver(newcomer.email);
  const body = {
    stars: 5,
    text: 'Arancini caldi e croccanti, e al banco un sorriso. Torneremo!',
    products: [],
  };
  await call(`PUT /api/customer/reviews/${order}`, { token: await tokenOf(newcomer), body });
  await page.goto('/gestione/recensioni');
};

/** A totem that was just added, with its address. */
const setUpTotem = async (page: Page) => {
  const { body } = await call('GET /api/shops/palermo');
  await page.goto(`/gestione/tavoli?negozio=${body.id}`);
  await page.getByLabel('Nome del totem').fill('Sala');
  await page.getByLabel('Lettore di carte').fill('cassa-2');
  await page.getByRole('button', { name: 'Aggiungi totem' }).click();
  await page.getByRole('textbox', { name: 'Collegamento del totem' }).waitFor();
  await page.getByRole('heading', { name: 'Totem', exact: true }).scrollIntoViewIfNeeded();
};

export const office: Group = {
  title: 'The back office, `/gestione`',
  screens: [
    { name: 'office-entrance', shows: 'The entrance', open: at('/gestione/accesso') },
    { name: 'board', shows: 'The board of orders', who: 'clerk', open: at('/gestione') },
    { name: 'board-order', shows: 'An order on it', who: 'clerk', open: openFirst },
    { name: 'board-pause', shows: 'A pause of the shop', who: 'clerk', open: pause },
    { name: 'scanner', shows: 'The scanner', who: 'clerk', open: at('/gestione/scanner') },
    {
      name: 'scanner-result',
      shows: 'What it says to a badge',
      who: 'clerk',
      open: (page, { clerk }) => readBadge(page, clerk),
    },
    { name: 'office-tables', shows: 'Tables and their codes', who: 'clerk', open: at('/gestione/tavoli') },
    { name: 'office-totems', shows: 'Setting up a totem', who: 'manager', open: setUpTotem },
    { name: 'moderation', shows: 'Reviews to read and answer', who: 'manager', open: moderate },
  ],
};
