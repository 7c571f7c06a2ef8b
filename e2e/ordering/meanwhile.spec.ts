import type { Page } from '@playwright/test';
import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import { ask } from '../support/database.ts';
import { expect, letPass, test, timeNow } from '../support/own-time.ts';
import { expectAccessible, settled } from '../support/page.ts';
import { call, newPerson, register, signIn, tokenFor } from '../support/people.ts';
import { moveOrder, placeOrder } from '../support/placed-orders.ts';
import { owner, staffToken } from '../support/staff.ts';
import {
  cards,
  fillCart,
  fillOwnCart,
  openTill,
  orderButton,
  thanked,
  writeCard,
  writeContact,
} from '../support/till.ts';

// Changes while a person orders: another tab, the shop, the network, the day. In an own shop, at half past twelve.

// The browser notes every refusal, and what the line cut off.
test.use({ expectedNoise: [/status of 40[49]/] });
test.describe.configure({ timeout: 180_000 });

test.beforeAll(async ({ ownShop: _ }) => {
  const { now } = await timeNow();
  await letPass(instantOf(addDays(wallClock(now).date, 1), 750));
});

const place = (page: Page) => page.getByRole('button', { name: /^Dove / });

const writeDoor = async (page: Page, line: string) => {
  await page.getByRole('combobox', { name: 'Via e numero' }).fill(line);
  const town = page.getByRole('combobox', { name: 'Comune' });
  await town.fill('Catania');
  await town.press('Escape');
  await page.getByRole('button', { name: 'Consegna qui' }).click();
  await expect(place(page)).toContainText(line);
  await settled(page);
};

const atDoor = async (page: Page) => {
  await fillCart(page, 'delivery');
  await openTill(page);
  await writeDoor(page, 'Via Etnea 218');
  await writeContact(page, newPerson());
};

const addressOf = async (order: string) => {
  const [row] = await ask(`select address from order_parts where order_id = '${order}'`);
  return JSON.stringify(row?.address);
};

test.describe('two doors', () => {
  // Only here: two real tabs of one checkout.
  test('in two tabs: it goes where the last one said, and both show it', async ({ page, context }) => {
    await atDoor(page);
    const other = await context.newPage();
    await openTill(other);
    await expect(place(other)).toContainText('Via Etnea 218');
    await place(other).click();
    await other.getByRole('button', { name: 'Cambia indirizzo' }).click();
    await writeDoor(other, 'Via Umberto 7');
    await page.bringToFront();
    await expect(place(page)).toContainText('Via Umberto 7');
    await page.getByRole('radio', { name: /^Contanti/ }).check();
    await orderButton(page).click();
    expect(await addressOf(await thanked(page))).toContain('Umberto');
  });

  // Only here: a choice of another device is shown before it binds.
  test('on two devices: no order follows the other device’s choice unseen', async ({ page }) => {
    const person = await register();
    const token = (await tokenFor(person)) ?? '';
    await fillOwnCart(token, 'delivery');
    await signIn(page, person);
    await openTill(page);
    await writeDoor(page, 'Via Etnea 218');
    await page.getByRole('radio', { name: /^Contanti/ }).check();
    const { body: cart } = await call('POST /api/customer/carts', { token });
    const [food] = cart.deliveries;
    const elsewhere = {
      ...{ street: 'Via Umberto', number: '7', zip: '95129', city: 'Catania', province: 'CT' },
      ...{ lat: 37.5119, lng: 15.0839, zone: food.zone, pinned: false },
    };
    const delivery = {
      part: 'food',
      mode: 'delivery',
      shop: food.shop.id,
      address: elsewhere,
      slot: food.slot,
    };
    const moved = await call('POST /api/customer/carts', { token, body: { deliveries: [delivery] } });
    expect(moved.body.total_price).toBe(cart.total_price);
    await orderButton(page).click();
    await expect(
      page.getByRole('heading', { name: /^Il carrello è cambiato su un altro dispositivo/ }),
    ).toBeFocused();
    await expect(
      page.getByRole('button', { name: /^Ora l’ordine va qui: Consegna · Via Umberto 7/ }),
    ).toBeVisible();
    await expect(place(page)).toContainText('Via Umberto 7');
    await expectAccessible(page);
    await orderButton(page).click();
    expect(await addressOf(await thanked(page))).toContain('Umberto');
  });
});

test.describe('the shop', () => {
  // Only here: an open checkout meets a pause and new zones of its shop, and loses nothing that was typed.
  test('pauses and draws its zones anew while the checkout is open: the time is asked for, fee and minimum follow, and are said', async ({
    page,
  }) => {
    await atDoor(page);
    await expect(page.getByRole('button', { name: /^Quando Appena possibile/ })).toBeVisible();
    await page.getByRole('radio', { name: /^Contanti/ }).check();
    const token = await staffToken(owner);
    const pause = (until: string | null) =>
      call('POST /api/backoffice/shops/catania/pause', { token, body: { until } });
    const { now } = await timeNow();
    const paused = await pause(new Date(now.getTime() + 90 * 60_000).toISOString());
    expect(paused.status, JSON.stringify(paused.body)).toBe(200);
    try {
      await orderButton(page).click();
      await expect(page.getByText(/In pausa: riapre/).first()).toBeVisible();
      const time = page.getByRole('region', { name: /^Quando/ });
      await expect(time.getByRole('radio', { name: 'Scelgo quando' })).toBeVisible();
      await expectAccessible(page);
      await expect(page.getByLabel('Nome e cognome')).not.toHaveValue('');
      await time
        .getByRole('group', { name: 'Orario' })
        .locator('label', { has: page.locator('input:enabled') })
        .first()
        .click();
      await settled(page);
    } finally {
      await pause(null);
    }

    await expect(place(page)).toContainText(/Zona Centro.*consegna/);
    const zone = `name = 'Centro' and shop_id = (select id from shops where slug = 'catania')`;
    const [before] = await ask(
      `select fee_cents, minimum_cents, free_over_cents from delivery_areas where ${zone}`,
    );
    const dearer = Number(before?.fee_cents) + 150;
    await ask(
      `update delivery_areas set fee_cents = ${dearer}, free_over_cents = null, minimum_cents = 3500 where ${zone}`,
    );
    try {
      await orderButton(page).click();
      await expect(
        page.getByRole('heading', { level: 2, name: /totale è cambiato|non è possibile|carrello/i }).first(),
      ).toBeFocused();
      await expect(page.getByText(/Mancano .* al minimo di 35,00/).first()).toBeVisible();
      await expect(
        page.getByText(new RegExp(`consegna ${(dearer / 100).toFixed(2).replace('.', ',')}`)).first(),
      ).toBeVisible();
      await expectAccessible(page);
      await ask(`update delivery_areas set minimum_cents = ${before?.minimum_cents} where ${zone}`);
      await orderButton(page).click();
      await thanked(page);
    } finally {
      await ask(`update delivery_areas set fee_cents = ${before?.fee_cents}, minimum_cents = ${before?.minimum_cents},
        free_over_cents = ${before?.free_over_cents ?? 'null'} where ${zone}`);
    }
  });
});

// Only here: the browser's history at each step of an order.
test('the way back is open at every step, and what was ordered is not ordered again', async ({ page }) => {
  await fillCart(page, 'pickup');
  await page.goto('/home');
  await settled(page);
  await page.getByRole('complementary', { name: 'Il tuo carrello' }).getByRole('link').click();
  const cart = page.getByRole('dialog', { name: 'Il tuo carrello' });
  await cart.getByRole('link', { name: 'Vai alla cassa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alla cassa' })).toBeVisible();
  await settled(page);
  await page.getByRole('radio', { name: /^Ritiro/ }).check();
  await page.getByRole('button', { name: /^Zanga Catania/ }).click();
  await writeContact(page, newPerson());
  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Alla cassa' })).toBeVisible();
  // Choices and notes are restored.
  await expect(place(page)).toContainText('Zanga Catania');
  await expect(
    page
      .getByLabel('Nome e cognome')
      .or(page.getByRole('button', { name: /^Chi sei / }))
      .first(),
  ).toBeVisible();
  await settled(page);
  await writeCard(page, cards.poor);
  await orderButton(page).click();
  await expect(page).toHaveURL(/ordine=ord_/);
  await expect(page.locator('#payment').getByRole('alert').filter({ hasText: /fondi/ })).toBeVisible();
  // From the payment that failed, back and forth: it still waits.
  await page.goBack();
  await expect(page).not.toHaveURL(/ordine=/);
  await page.goForward();
  await expect(page.getByText('Il tuo ordine è da parte: manca solo il pagamento.')).toBeVisible();
  await settled(page);
  await writeCard(page, cards.good);
  await orderButton(page).click();
  await thanked(page);
  // From the thanks there is no way back into an order that is made.
  await page.goBack();
  await expect(orderButton(page)).toBeHidden();
  await expect(cart.getByText('Ancora niente nel carrello')).toBeVisible();
  await page.goForward();
  await thanked(page);
});

// Only here: a checkout without a network, and with it again.
test('the line goes in the middle of the checkout: it is said, nothing is lost, and it goes on by itself', async ({
  page,
  context,
}) => {
  await fillCart(page, 'pickup');
  await openTill(page);
  await page.getByRole('radio', { name: /^Ritiro/ }).check();
  await page.getByRole('button', { name: /^Zanga Catania/ }).click();
  await expect(place(page)).toContainText('Zanga Catania');
  await settled(page);
  const person = newPerson();
  await context.setOffline(true);
  await writeContact(page, person);
  await expect(page.getByText('Sei senza rete').first()).toBeVisible();
  await page.getByRole('radio', { name: /^Alla cassa/ }).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByLabel('Nome e cognome')).toHaveValue(`${person.firstname} ${person.lastname}`);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('Sei senza rete').first()).toBeHidden();
  await settled(page);
  await orderButton(page).click();
  await thanked(page);
});

// Only here: the bar and the list disagree on purpose the next day.
test('an unfinished order leaves the bar the next day, and stays in the list', async ({ page }) => {
  const person = await register();
  const token = (await tokenFor(person)) ?? '';
  const { id, number } = await placeOrder({ token, person });
  await moveOrder(id, 'food', 'accept');
  await signIn(page, person);
  await page.goto('/home');
  const bar = page.getByRole('complementary', { name: 'Ordine in corso' });
  await expect(bar).toBeVisible();
  await letPass('1d');
  await letPass('1d');
  await page.goto('/contacts');
  await settled(page);
  await page.getByRole('heading', { level: 1 }).click();
  await settled(page);
  await expect(bar).toBeHidden();
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: `Apri l’ordine ${number}` })).toBeVisible();
});
