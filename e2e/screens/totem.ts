import type { Page } from '@playwright/test';
import { atTerminal, begin, choose, goPay, type NewTotem, newTotem } from '../support/totem.ts';
import { at, type Group } from './screen.ts';

const touch = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const attract = async (page: Page) => {
  const totem = await newTotem('palermo');
  await page.goto(totem.path);
  await page.getByRole('button', { name: 'Tocca per ordinare' }).waitFor();
};

/** Out of hours: the shop says its next opening. */
const closed = async (page: Page) => {
  const totem = await newTotem('palermo');
  await page.route(/\/api\/totem\/here/, async (route) => {
    const response = await route.fetch();
    const told = { ...(await response.json()), open: false, opens_at: new Date(Date.now() + 4 * 3_600_000) };
    await route.fulfill({ response, json: told });
  });
  await page.goto(totem.path);
  await page.getByText('Ora non si ordina da qui').waitFor();
};

const where = async (page: Page): Promise<NewTotem> => {
  const totem = await newTotem('palermo');
  await begin(page, totem);
  return totem;
};

const menu = async (page: Page) => {
  const totem = await where(page);
  await touch(page, /^Mangio qui/);
  await touch(page, 'Dolci');
  await touch(page, /^Aggiungi /);
  return totem;
};

const dish = async (page: Page) => {
  await menu(page);
  await touch(page, 'Pizze');
  await touch(page, /^Scegli come vuoi /);
};

const basket = async (page: Page) => {
  const totem = await menu(page);
  await touch(page, 'Bevande');
  await touch(page, /^Aggiungi /);
  await touch(page, /^Vedi l’ordine · 2/);
  await touch(page, /^Uno in più/);
  return totem;
};

const name = async (page: Page) => {
  const totem = await basket(page);
  await touch(page, /^Continua · \d/);
  for (const letter of 'ADA') await page.getByRole('button', { name: letter, exact: true }).click();
  return totem;
};

const pay = async (page: Page) => {
  const totem = await name(page);
  await touch(page, 'Chiamatemi Ada');
  return totem;
};

const terminal = async (page: Page) => {
  const totem = await pay(page);
  await touch(page, /^Con la carta/);
  await page.getByRole('heading', { name: 'Avvicina la carta al lettore' }).waitFor();
  return totem;
};

const answered = (say: 'approve' | 'decline', title: string) => async (page: Page) => {
  await atTerminal(page, await terminal(page), say);
  await page.getByRole('heading', { name: title }).waitFor();
};

/** Another totem holds the terminal. */
const busy = async (page: Page) => {
  const totem = await pay(page);
  const beside = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const other = await beside?.newPage();
  if (!other) throw new Error('There is no browser for another totem');
  await begin(other, await newTotem('palermo', totem.reader));
  await choose(other);
  await goPay(other);
  await touch(other, /^Con la carta/);
  await other.getByRole('heading', { name: 'Avvicina la carta al lettore' }).waitFor();
  await touch(page, /^Con la carta/);
  await page.getByRole('heading', { name: 'Il lettore sta servendo un’altra persona' }).waitFor();
  await beside?.close();
};

const atTill = async (page: Page) => {
  await pay(page);
  await touch(page, /^Alla cassa/);
  await page.getByRole('heading', { name: 'Grazie, Ada!' }).waitFor();
};

/** Untouched for a while. */
const idle = async (page: Page) => {
  await menu(page);
  await page.getByRole('alertdialog').waitFor({ timeout: 60_000 });
};

export const totem: Group = {
  title: 'The totem in a shop, `/totem`',
  screens: [
    { name: 'totem-attract', shows: 'Before the first touch', open: attract },
    { name: 'totem-closed', shows: 'Out of hours', open: closed },
    { name: 'totem-where', shows: 'Here or away', open: where },
    { name: 'totem-menu', shows: 'The menu', open: menu },
    { name: 'totem-dish', shows: 'A dish and what it asks', open: dish },
    { name: 'totem-basket', shows: 'What was chosen', open: basket },
    { name: 'totem-name', shows: 'A name to be called by', open: name },
    { name: 'totem-pay', shows: 'How it is paid', open: pay },
    { name: 'totem-terminal', shows: 'The card terminal is waited for', open: terminal },
    { name: 'totem-busy', shows: 'It serves another totem', open: busy },
    {
      name: 'totem-declined',
      shows: 'A card that is declined',
      open: answered('decline', 'La carta non è passata'),
    },
    { name: 'totem-done', shows: 'The number that is called', open: answered('approve', 'Grazie, Ada!') },
    { name: 'totem-till', shows: 'To be paid at the till', open: atTill },
    { name: 'totem-idle', shows: 'Nobody has touched it for a while', open: idle },
    { name: 'totem-none', shows: 'A screen that is no totem', open: at('/totem') },
  ],
};
