import { ask } from '../support/database.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call, newPerson } from '../support/people.ts';
import { desktopOnly } from '../support/sizes.ts';
import { enterOffice, owner } from '../support/staff.ts';

/** A guest's tickets, paid with a card. */
const buy = async (product: string, qty: number) => {
  const { firstname, lastname, email, telephone } = newPerson();
  const { body: show } = await call(`GET /api/products/${product}`);
  const items = [{ product, qty, options: show.default_options }];
  const first = await call('POST /api/carts', { body: { items } });
  expect(first.status, JSON.stringify([product, first.body])).toBe(200);
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
  const asked = { order_id: body.order.id, token: body.token, payment_method: 'new' };
  const { client_secret } = (await call('POST /api/payment/intent', { body: asked })).body;
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };
  await call('POST /dev/payments/confirm', { body: { client_secret, card } });
  await call('POST /api/payment/settle', { body: { client_secret } });
};

// Only here: the form of a programme, what goes back on the button, and the page of the shows that says it. Whom a show
// refunds and tells is the server's (`ordering/cinema`).
test(
  'a show is put on as a copy, moved, called off with what goes back on the button, and read in the shop as it is [RTE-22]',
  desktopOnly,
  async ({ page }) => {
    const film = `Prima serata ${Date.now() % 100_000}`;
    await enterOffice(page, owner, '/gestione/cinema?negozio=tutti');
    await page.getByRole('link', { name: 'Metti in programma' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Metti in programma' })).toBeVisible();
    await page.getByLabel('Titolo', { exact: true }).fill(film);
    await page.getByRole('group', { name: 'Dove' }).getByLabel('Negozio').selectOption({ index: 1 });
    await page.getByLabel('Sala', { exact: true }).fill(`Sala ${film}`);
    await page.getByLabel('Prezzo di un posto').fill('8,00');
    await page.getByRole('button', { name: 'Un’altra ora' }).click();
    await page.getByRole('textbox', { name: 'Ora 1' }).fill('18:00');
    await expect(page.getByText('2 spettacoli', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Metti in vendita 2 spettacoli' }).click();
    await expect(page.getByText('2 spettacoli sono in vendita')).toBeVisible();
    await page.getByRole('link', { name: film }).first().click();
    await page.getByRole('link', { name: 'Modifica' }).click();
    await page.getByLabel('Ora', { exact: true }).fill('18:30');
    await page.getByLabel('Posti', { exact: true }).fill('12');
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();
    await expectAccessible(page);

    const [moved] = await ask(`select p.slug, p.id from products p join cinema_shows w on w.product_id = p.id
      where w.film = '${film}' and to_char(w.starts_at at time zone 'Europe/Rome', 'HH24:MI') = '18:30'`);
    for (const qty of [2, 1]) await buy(String(moved?.slug), qty);
    await page.goto(`/gestione/cinema/${moved?.id}?negozio=tutti`);
    await expect(page.getByRole('heading', { level: 1, name: film })).toBeVisible();
    await expect(page.getByText('3 di 12', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Annulla lo spettacolo' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^2 ordini ricevono il rimborso/)).toBeVisible();
    await dialog.getByRole('button', { name: /^Annulla e rimborsa 24,00/ }).click();
    await expect(dialog.getByText('scrivi il motivo, lo leggono i clienti')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Piove sull’arena' }).click();
    await dialog.getByRole('button', { name: /^Annulla e rimborsa 24,00/ }).click();
    await expect(page.getByText('I clienti leggono: Piove sull’arena')).toBeVisible();
    await expect(page.getByText('Tutti gli ordini sono stati chiusi e avvisati.')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Rimborsato', exact: true })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Annulla lo spettacolo' })).toHaveCount(0);
    await expectAccessible(page);

    await page.goto('/cinema');
    await settled(page);
    const cards = page.getByRole('article').filter({ hasText: film });
    await expect(cards).toHaveCount(2);
    const off = cards.filter({ hasText: '18:30' });
    await expect(off.getByText('Annullato', { exact: true })).toBeVisible();
    await expect(off.getByText(/Questo spettacolo non si tiene: Piove sull’arena/)).toBeVisible();
    await expect(off.getByRole('link')).toHaveCount(0);
  },
);
