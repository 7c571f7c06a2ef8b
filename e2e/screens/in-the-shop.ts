import type { Page } from '@playwright/test';
import { handedOver, openTable } from '../support/database.ts';
import { call, newPerson } from '../support/people.ts';
import { cards, orderButton, thanked, writeCard, writeContact } from '../support/till.ts';
import { at, type Group, visit } from './screen.ts';

const openShow = async (page: Page) => {
  await visit(page, '/cinema');
  const show = page.getByRole('link', { name: /^Prendi i biglietti per L’estate dei limoni/ });
  await show.first().click();
  const sheet = page.getByRole('dialog').last();
  await sheet.getByRole('button', { name: /^Aggiungi \d/ }).waitFor();
  return sheet;
};

/** A guest has bought a seat. */
const buySeat = async (page: Page) => {
  const sheet = await openShow(page);
  const told = page.waitForResponse((answer) => /\/carts/.test(answer.url()) && answer.ok());
  await sheet.getByRole('button', { name: /^Aggiungi \d/ }).click();
  await told;
  await visit(page, '/checkout');
  await writeContact(page, newPerson());
  await writeCard(page, cards.good);
  await orderButton(page).click();
  await thanked(page);
};

const showTickets = async (page: Page) => {
  await buySeat(page);
  await visit(page, '/cinema');
  await page.getByRole('button', { name: 'Mostra il codice' }).first().click();
};

/** A guest's ticket, read by staff at the door. */
const readTicket = async (page: Page) => {
  const theirs = await page
    .context()
    .browser()
    ?.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}`, locale: 'it-IT' });
  const guest = await theirs?.newPage();
  if (!guest) throw new Error('There is no browser to buy a ticket with');
  await buySeat(guest);
  const kept = await guest.evaluate(() => localStorage.getItem('orders'));
  await theirs?.close();
  const [{ id, token }] = JSON.parse(kept ?? '[]');
  const { body } = await call(`POST /api/orders/${id}/tickets`, { body: { token } });
  await page.goto(new URL(String(body.data[0].code.qrcode)).pathname);
};

const sitDown = async (page: Page) => {
  const { id } = await openTable('ragusa', '1');
  await visit(page, `/onshop/order?tavolo=${id}`);
};

const payAtTable = async (page: Page) => {
  await sitDown(page);
  await visit(page, `${page.url()}&prodotto=arancino-al-ragu`);
  const told = page.waitForResponse((answer) => /\/carts/.test(answer.url()) && answer.ok());
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^Aggiungi \d/ })
    .click();
  await told;
  await visit(page, '/checkout');
};

const shareBill = async (page: Page) => {
  await payAtTable(page);
  await writeContact(page, newPerson());
  await page.getByRole('radio', { name: /^Alla cassa/ }).check();
  await orderButton(page).click();
  await thanked(page);
  await visit(page, '/onshop/order');
};

const payBill = async (page: Page) => {
  await shareBill(page);
  await page.getByRole('button', { name: /^Paga adesso/ }).click();
  await page.getByRole('dialog').getByLabel('Numero della carta').waitFor();
};

const writeReview = async (page: Page, email: string) => {
  const order = await handedOver(email);
  await visit(page, `/reviews?ordine=${order}`);
};

export const inTheShop: Group = {
  title: 'Cinema, table, badge, reviews',
  screens: [
    { name: 'cinema', shows: 'Shows by evening, `/cinema`', open: at('/cinema') },
    { name: 'cinema-show', shows: 'Seats for a show', open: openShow },
    { name: 'cinema-tickets', shows: 'A ticket and its code', open: showTickets },
    {
      name: 'ticket-visitor',
      shows: 'A ticket’s code, read by anybody',
      open: at('/cinema/ticket/burn/qualunque'),
    },
    { name: 'ticket-door', shows: 'Read by who stands at the door', who: 'clerk', open: readTicket },
    { name: 'table-none', shows: '`/onshop/order` without a table', open: at('/onshop/order') },
    { name: 'table', shows: 'The menu at a table', open: sitDown },
    { name: 'table-checkout', shows: 'Ordering from a table', open: payAtTable },
    { name: 'table-bill', shows: 'The bill of a table', open: shareBill },
    { name: 'table-pay', shows: 'Paying one’s part of it by card', open: payBill },
    {
      name: 'badge',
      shows: 'The badge of a worker, `/account/badge`',
      who: 'clerk',
      open: at('/account/badge'),
    },
    { name: 'badge-customer', shows: 'And of who has none', who: 'newcomer', open: at('/account/badge') },
    { name: 'reviews-visitor', shows: '`/reviews` of nobody', open: at('/reviews') },
    { name: 'reviews', shows: 'My reviews, `/reviews`', who: 'customer', open: at('/reviews') },
    {
      name: 'review-form',
      shows: 'Writing one',
      who: 'newcomer',
      open: (page, { newcomer }) => writeReview(page, newcomer.email),
    },
    {
      name: 'product-reviews',
      shows: 'What others say of a dish',
      open: async (page) => {
        await visit(page, '/prodotto/cannolo');
        await page.getByRole('region', { name: 'Recensioni verificate' }).scrollIntoViewIfNeeded();
      },
    },
  ],
};
