import type { Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call, newPerson } from '../support/people.ts';
import { enterOffice } from '../support/staff.ts';
import { openListening } from './open-listening.ts';

// A shop has one piece left: customers see it there, one has it, and the other shop goes on selling.

test.slow();

const dish = 'Cartocciata';
const address = '/prodotto/cartocciata';

/** The same customer, who orders from that shop from now on. */
const goTo = async (customer: Page, shop: string) => {
  await customer.goto(`/negozi/${shop}`);
  await settled(customer);
  await customer.getByRole('link', { name: 'Ordina da qui' }).click();
  await expect(
    customer.getByRole('banner').getByRole('link', { name: new RegExp(`ritiro a ${shop}`, 'i') }),
  ).toBeVisible();
};

/** Another customer's order of the last piece, to be fetched at the first free time. */
const orderLast = async () => {
  const { firstname, lastname, email, telephone } = newPerson();
  const cart = await call('POST /api/carts', { body: { items: [{ product: 'cartocciata', qty: 1 }] } });
  const { token } = cart.body;
  const slots = await call('GET /api/shops/catania/slots?mode=pickup');
  const slot = slots.body.data.find(({ state }: { state: string }) => state === 'free')?.at;
  const deliveries = [{ part: 'food', mode: 'pickup', shop: 'catania', slot }];
  const { body: priced } = await call('POST /api/carts', { body: { token, deliveries } });
  const { body: terms } = await call('GET /api/contents/terms');
  const { status, body } = await call('POST /api/orders', {
    body: {
      ...{ cart_id: priced.id, cart_token: token, expected_total: priced.total_price },
      ...{ payment_method: 'till', idempotency_key: `order-${crypto.randomUUID()}` },
      ...{ contact: { firstname, lastname, email, telephone }, terms_version: terms.updated_at },
    },
  });
  expect(status, JSON.stringify([body, priced.issues])).toBe(201);
};

const add = (customer: Page) => customer.getByRole('button', { name: /^Aggiungi \d/ }).first();

// Only here: open pages of the shop and of the office that hear of the last piece by themselves, as it is counted, ordered
// and gone.
test('a shop counts its last piece: it is seen, ordered and gone there, and not elsewhere', async ({
  page,
  elsewhere,
}) => {
  const customer = await elsewhere();
  await goTo(customer, 'catania');
  await openListening(customer, address);
  const main = customer.getByRole('main');
  await expect(main.getByText('Ultimo pezzo')).toHaveCount(0);

  await enterOffice(page, 'direzione@zanga.example', '/gestione/esauriti');
  await page.getByRole('combobox', { name: 'Negozio' }).selectOption({ label: 'Zanga Catania' });
  const search = page.getByRole('searchbox', { name: /^Cerca ingrediente/ });
  await search.fill(dish);
  await page.getByRole('button', { name: `Conta: ${dish}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Conta: ${dish}` });
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog.getByText('Scrivi un numero di pezzi, anche 0')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Pezzi da vendere adesso').fill('1');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog).toBeHidden();
  await search.fill('');
  const counted = page.getByRole('region', { name: 'Contati qui' });
  await expect(counted).toContainText('Ne resta 1');
  await expectAccessible(page);

  // The page that was open all along hears of it.
  await expect(main.getByText('Ultimo pezzo').first()).toBeVisible();
  await expect(add(customer)).toBeVisible();
  await orderLast();

  const over = page.getByRole('region', { name: /cos[ae] finit[ae]/ });
  await expect(over.getByRole('listitem').filter({ hasText: dish })).toContainText('Finito');
  await expect(main).toContainText('Esaurito');
  await expect(add(customer)).toHaveCount(0);
  await goTo(customer, 'taormina');
  await customer.goto(address);
  await settled(customer);
  await expect(add(customer)).toBeVisible();
  await expect(main.getByText('Ultimo pezzo')).toHaveCount(0);

  await over.getByRole('button', { name: `Cambia quanti ne restano: ${dish}` }).click();
  await dialog.getByRole('button', { name: 'Non contare più' }).click();
  await expect(over.getByRole('listitem').filter({ hasText: dish })).toHaveCount(0);
});
