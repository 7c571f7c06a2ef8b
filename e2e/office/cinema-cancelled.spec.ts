import { saleWindows } from '@zanga/domain/cinema/tickets';
import { ask } from '../support/database.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call, newPerson } from '../support/people.ts';
import { enterOffice, owner } from '../support/staff.ts';

// A show that does not take place: called off by a manager, everybody is refunded and told.

/** A show of this journey's own, made after one of the demo. */
const putOn = async (slug: string, film: string) => {
  const startsAt = new Date(Date.now() + 26 * 3_600_000);
  const windows = JSON.stringify(saleWindows({ startsAt }));
  const [row] = await ask(`
    with model as (select p.*, w.shop_id, w.hall from products p join cinema_shows w on w.product_id = p.id
      order by w.starts_at desc, p.id limit 1),
    product as (
      insert into products (id, slug, name, description, kind, root_category_id, price_cents, vat_class, channels,
        availability, stock, published)
      select 'prd_' || md5(random()::text), '${slug}', '${film}', description, kind, root_category_id, 800, vat_class,
        channels, '${windows}', 30, true from model returning id),
    shown as (
      insert into cinema_shows (product_id, shop_id, film, hall, starts_at, minutes, seats)
      select product.id, model.shop_id, '${film}', model.hall, '${startsAt.toISOString()}', 100, 30 from product, model
      returning product_id)
    select product_id as id from shown`);
  return String(row?.id);
};

/** A guest's tickets, paid with a card. */
const buy = async (product: string, qty: number) => {
  const { firstname, lastname, email, telephone } = newPerson();
  const first = await call('POST /api/carts', { body: { items: [{ product, qty }] } });
  const { body: terms } = await call('GET /api/contents/terms');
  const { status, body } = await call('POST /api/orders', {
    body: {
      cart_id: first.body.id,
      cart_token: first.body.token,
      expected_total: first.body.total_price,
      payment_method: 'new',
      idempotency_key: `order-${crypto.randomUUID()}`,
      contact: { firstname, lastname, email, telephone },
      terms_version: terms.updated_at,
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const token = body.token;
  const intent = await call('POST /api/payment/intent', {
    body: { order_id: body.order.id, token, payment_method: 'new' },
  });
  const client_secret = intent.body.client_secret;
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };
  await call('POST /dev/payments/confirm', { body: { client_secret, card } });
  await call('POST /api/payment/settle', { body: { client_secret } });
  return { id: String(body.order.id), key: String(token), email };
};

test('a manager calls a show off: what goes back stands on the button, every order is refunded and told [RTE-22]', async ({
  page,
}, { project }) => {
  const slug = `serata-${project.name}-${Date.now()}`;
  const film = `Serata di prova ${project.name} ${Date.now() % 10_000}`;
  const show = await putOn(slug, film);
  const orders = [await buy(slug, 2), await buy(slug, 1)];
  await enterOffice(page, owner);
  await page.goto('/gestione/cinema?negozio=tutti');
  await expect(page.getByRole('heading', { level: 1, name: 'Cinema' })).toBeVisible();
  await page.getByRole('link', { name: film }).click();
  await expect(page.getByRole('heading', { level: 1, name: film })).toBeVisible();
  await expect(page.getByText('3 di 30', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Annulla lo spettacolo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^2 ordini ricevono il rimborso/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Annulla e rimborsa 24,00/ }).click();
  await expect(dialog.getByText('scrivi il motivo, lo leggono i clienti')).toBeVisible();
  await dialog.getByRole('button', { name: 'Piove sull’arena' }).click();
  await dialog.getByRole('button', { name: /^Annulla e rimborsa 24,00/ }).click();
  await expect(page.getByText('I clienti leggono: Piove sull’arena')).toBeVisible();
  await expect(page.getByText('Tutti gli ordini sono stati chiusi e avvisati.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('cell', { name: 'Rimborsato', exact: true })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Annulla lo spettacolo' })).toHaveCount(0);
  await expectAccessible(page);
  for (const { id, key } of orders) {
    const { body } = await call(`POST /api/orders/${id}`, { body: { token: key } });
    expect(body).toMatchObject({ state: 'cancelled', refunded: body.total });
  }
  await page.goto('/cinema');
  await settled(page);
  const card = page.getByRole('article').filter({ hasText: film });
  await expect(card.getByText('Annullato', { exact: true })).toBeVisible();
  await expect(card.getByText(/Questo spettacolo non si tiene: Piove sull’arena/)).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
  expect(show).toMatch(/^prd_/);
});
