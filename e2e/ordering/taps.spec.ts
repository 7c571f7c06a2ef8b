import type { Page } from '@playwright/test';
import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import { type Hand, handOn, keepTaps, type Taps } from '../support/kept/taps.ts';
import { expect, letPass, test, timeNow } from '../support/own-time.ts';
import { settled } from '../support/page.ts';
import { call, newPerson, register, signIn, tokenFor } from '../support/people.ts';
import { placeOrder } from '../support/placed-orders.ts';
import { keepCard } from '../support/saved-card.ts';
import { cards, orderButton, thanked } from '../support/till.ts';

// How much of a hand an order takes, from the page it begins at to the one that thanks: a journey that grows fails.

/** Most taps and fields of each journey. */
const limits = {
  'guest, pick-up, card': { taps: 6, fields: 4 },
  'guest, delivery, card': { taps: 6, fields: 6 },
  'returning customer': { taps: 4, fields: 0 },
  'reorder from home': { taps: 2, fields: 0 },
} as const satisfies Record<string, Taps>;

test.describe.configure({ timeout: 240_000, mode: 'serial' });

/** Everything is open at half past twelve of the next day, whatever the hour of the test. */
test.beforeAll(async ({ ownShop: _ }) => {
  const { now } = await timeNow();
  await letPass(instantOf(addDays(wallClock(now).date, 1), 750));
});

/** The first page of a visit, with the notice of the brand over its foot. */
const land = async (page: Page) => {
  await page.goto('/home');
  await settled(page);
  await expect(page.locator('[data-notice]')).toBeVisible();
  return handOn(page);
};

const ends = async (page: Page, hand: Hand, journey: keyof typeof limits) => {
  await thanked(page);
  const counted = hand.count();
  await keepTaps(journey, counted, limits[journey]);
  expect(counted.taps, `taps of: ${journey}`).toBeLessThanOrEqual(limits[journey].taps);
  expect(counted.fields, `fields of: ${journey}`).toBeLessThanOrEqual(limits[journey].fields);
};

/** From what sells best on the first page to the checkout. */
const putInCart = async (page: Page, hand: Hand, dish: string) => {
  await hand.tap(
    page
      .getByRole('main')
      .getByRole('button', { name: `Aggiungi ${dish} al carrello` })
      .first(),
  );
  await hand.tap(page.getByRole('complementary', { name: 'Il tuo carrello' }).getByRole('link'));
  await hand.tap(page.getByRole('link', { name: 'Vai alla cassa' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Alla cassa' })).toBeVisible();
  await settled(page);
};

const sayWho = async (page: Page, hand: Hand) => {
  const { firstname, lastname, telephone, email } = newPerson();
  await hand.write(page.getByLabel('Nome e cognome'), `${firstname} ${lastname}`);
  await hand.write(page.getByLabel('Cellulare'), telephone);
  await hand.write(page.getByLabel('Email'), email);
};

/** The number leads on to the expiry and that to the code, without a hand. */
const writeCard = async (page: Page, hand: Hand) => {
  await hand.write(page.getByLabel('Numero della carta'), `${cards.good}1230123`);
  await expect(page.getByLabel('Scadenza')).toHaveValue('12/30');
  await expect(page.getByLabel('CVC')).toHaveValue('123');
};

/** Acts, and waits until the server's cart has the choice. */
const told = async (page: Page, act: () => Promise<unknown>) => {
  // A choice that equals the last one is not sent again.
  const answer = page
    .waitForResponse((response) => /\/carts/.test(response.url()) && response.ok(), { timeout: 5_000 })
    .catch(() => undefined);
  await act();
  await answer;
  await settled(page);
};

/** A customer with an address and a card, signed in on this device and never here before. */
const customer = async (page: Page) => {
  const person = await register();
  const token = (await tokenFor(person)) ?? '';
  await keepCard(token);
  const address = {
    street: 'Via Etnea',
    number: '218',
    zip: '95131',
    city: 'Catania',
    province: 'CT',
    doorbell: 'Rossi',
    lat: 37.5107,
    lng: 15.0838,
  };
  const kept = await call('POST /api/customer/addresses', { token, body: address });
  expect(kept.status, JSON.stringify(kept.body)).toBe(201);
  await signIn(page, person);
  return { person, token };
};

// Only here, as in each below: taps and fields are counted against a limit.
test('a guest picks up and pays by card', async ({ page }) => {
  const hand = await land(page);
  await putInCart(page, hand, 'Cannolo');
  await told(page, () => hand.tap(page.getByRole('radio', { name: /^Ritiro/ })));
  await told(page, () => hand.tap(page.getByRole('button', { name: /^Zanga Catania/ })));
  await sayWho(page, hand);
  await writeCard(page, hand);
  await hand.tap(orderButton(page));
  await ends(page, hand, 'guest, pick-up, card');
});

test('a guest has it brought and pays by card', async ({ page }) => {
  const hand = await land(page);
  await putInCart(page, hand, 'Zanga Burger');
  await hand.write(page.getByRole('combobox', { name: 'Via e numero' }), 'Via Etnea 218');
  await hand.write(page.getByRole('combobox', { name: 'Comune' }), 'cata');
  await hand.tap(page.getByRole('option', { name: 'Catania (CT)', exact: true }));
  await told(page, () => hand.tap(page.getByRole('button', { name: 'Consegna qui' })));
  await sayWho(page, hand);
  await writeCard(page, hand);
  await hand.tap(orderButton(page));
  await ends(page, hand, 'guest, delivery, card');
});

test('a customer who has ordered before has it brought', async ({ page }) => {
  await customer(page);
  const hand = await land(page);
  await putInCart(page, hand, 'Zanga Burger');
  // The address on file has been told to the cart.
  await expect(page.getByRole('button', { name: /^Quando Appena possibile/ })).toBeVisible();
  await settled(page);
  await hand.tap(orderButton(page));
  await ends(page, hand, 'returning customer');
});

test('a customer orders the same again, from the first page', async ({ page }) => {
  const { person, token } = await customer(page);
  await placeOrder({ token, person });
  const hand = await land(page);
  await hand.tap(page.getByRole('main').getByRole('button', { name: 'Ordina di nuovo' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Alla cassa' })).toBeVisible();
  await settled(page);
  await hand.tap(orderButton(page));
  await ends(page, hand, 'reorder from home');
});
