import type { Page } from '@playwright/test';
import { call, newPerson } from '../support/people.ts';
import { moveOrder, placeOrder } from '../support/placed-orders.ts';
import {
  answerBank,
  cards,
  chooseWay,
  orderButton,
  thanked,
  writeCard,
  writeContact,
} from '../support/till.ts';
import { at, type Group, over, visit } from './screen.ts';

const items = [
  { product: 'arancino-al-ragu', qty: 4, notes: 'ben caldi' },
  { product: 'cassata-siciliana', qty: 2 },
  { product: 'cannolo', qty: 3 },
];

/** A returning visitor with a cart. */
const bringCart = async (page: Page) => {
  const { body } = await call('POST /api/carts', { body: { items } });
  await page.addInitScript((key) => {
    if (!sessionStorage.getItem('cart_given')) localStorage.setItem('cart_key', key);
    sessionStorage.setItem('cart_given', '1');
  }, String(body.token));
};

const openCart = async (page: Page) => {
  await bringCart(page);
  await visit(page, '/home?carrello=1');
};

const takeOut = async (page: Page) => {
  await openCart(page);
  await page.getByRole('button', { name: /^Togli Cassata/ }).click();
};

const guest = () => ({ ...newPerson(), firstname: 'Marta', lastname: 'Costa', email: 'marta@example.com' });

const till = async (page: Page) => {
  await bringCart(page);
  await page.goto('/checkout');
  await page.getByRole('heading', { name: 'Il tuo ordine', exact: true }).waitFor();
};

const seen = (page: Page, title: string | RegExp) =>
  page
    .getByRole('heading', { name: title })
    .first()
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));

const chosen = async (page: Page, way: 'delivery' | 'pickup') => {
  await till(page);
  await chooseWay(page, way);
};

const ready = async (page: Page, card: string = cards.good) => {
  await chosen(page, 'pickup');
  await writeContact(page, guest());
  await writeCard(page, card);
};

const pay = async (page: Page, card: string = cards.good) => {
  await ready(page, card);
  await orderButton(page).click();
};

const steps = ['accept', 'prepare', 'finish', 'complete'] as const;

/** An order to be fetched, after so many steps. */
const openOrder = async (page: Page, count: number) => {
  const { id, key } = await placeOrder({ person: guest() });
  await moveOrder(id, 'food', ...steps.slice(0, count));
  await page.goto(`/orders/${id}#${key}`);
};

const takeBack = async (page: Page) => {
  await openOrder(page, 0);
  await page.getByRole('button', { name: 'Annulla l’ordine' }).click();
};

const takenBack = async (page: Page) => {
  await takeBack(page);
  await page.getByRole('button', { name: 'Sì, annulla' }).click();
  await page
    .getByText(/^Annullato alle /)
    .first()
    .waitFor();
  await page.evaluate(() => scrollTo(0, 0));
};

const receipt = async (page: Page) => {
  await openOrder(page, 4);
  await page.getByRole('link', { name: 'Ricevuta' }).click();
};

const giveBack = async (page: Page) => {
  const { id, key } = await placeOrder({ person: guest(), part: 'goods' });
  await moveOrder(id, 'goods', 'accept', 'finish', 'complete');
  await page.goto(`/orders/${id}#${key}`);
  await page.getByRole('button', { name: 'Recedere dal contratto qui' }).click();
};

export const ordering: Group = {
  title: 'Cart and checkout',
  screens: [
    { name: 'cart-empty', shows: 'Nothing in the cart yet', open: over('/home?carrello=1') },
    { name: 'cart', shows: 'The cart', open: openCart },
    { name: 'cart-undo', shows: 'Something taken out, and the way back', open: takeOut },
    { name: 'checkout-empty', shows: '`/checkout` with nothing in the cart', open: at('/checkout') },
    { name: 'checkout', shows: 'The checkout of a guest', open: till },
    {
      name: 'checkout-delivery',
      shows: 'Delivered where and when',
      open: (page) => chosen(page, 'delivery'),
    },
    { name: 'checkout-pickup', shows: 'Fetched where and when', open: (page) => chosen(page, 'pickup') },
    {
      name: 'checkout-contact',
      shows: 'Who orders',
      open: (page) => ready(page).then(() => seen(page, 'Chi sei')),
    },
    {
      name: 'checkout-payment',
      shows: 'How it is paid',
      open: (page) => ready(page).then(() => seen(page, 'Come paghi')),
    },
    {
      name: 'checkout-confirm',
      shows: 'The total, and the button that binds',
      open: (page) => ready(page).then(() => orderButton(page).scrollIntoViewIfNeeded()),
    },
    {
      name: 'checkout-missing',
      shows: 'What is still missing',
      open: (page) => till(page).then(() => orderButton(page).click()),
    },
    {
      name: 'checkout-bank',
      shows: 'The bank asks (3-D Secure)',
      open: (page) =>
        pay(page, cards.asks).then(() =>
          page.getByRole('dialog', { name: 'Conferma della banca' }).waitFor(),
        ),
    },
    {
      name: 'checkout-refused',
      shows: 'A card that is refused',
      open: (page) => pay(page, cards.asks).then(() => answerBank(page, 'Rifiuta')),
    },
    {
      name: 'thank-you',
      shows: 'Ordered, `/thank-you`',
      open: (page) => pay(page).then(() => thanked(page)),
    },
    { name: 'thank-you-none', shows: '`/thank-you` for no order', open: at('/thank-you') },
  ],
};

export const orders: Group = {
  title: 'Orders',
  screens: [
    { name: 'orders-visitor', shows: '`/orders` of nobody', open: at('/orders') },
    { name: 'orders-empty', shows: 'No orders yet', who: 'newcomer', open: at('/orders') },
    { name: 'orders', shows: 'My orders, `/orders`', who: 'customer', open: at('/orders') },
    { name: 'order-sent', shows: 'An order that waits for its shop', open: (page) => openOrder(page, 0) },
    { name: 'order-preparing', shows: 'In preparation', open: (page) => openOrder(page, 2) },
    { name: 'order-ready', shows: 'Ready', open: (page) => openOrder(page, 3) },
    { name: 'order-done', shows: 'Fetched', open: (page) => openOrder(page, 4) },
    { name: 'order-cancel', shows: 'To be taken back', open: takeBack },
    { name: 'order-cancelled', shows: 'Taken back', open: takenBack },
    { name: 'receipt', shows: 'The receipt', open: receipt },
    { name: 'withdrawal', shows: 'What may be returned', open: giveBack },
    {
      name: 'order-missing',
      shows: 'An order of somebody else',
      open: at('/orders/ord_00000000000000000000000000'),
    },
  ],
};
