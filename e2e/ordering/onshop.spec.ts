import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoStaffPassword } from '../../apps/server/demo/staff.ts';
import { ask, openTable } from '../support/database.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call, tokenFor } from '../support/people.ts';
import { cards, writeCard } from '../support/till.ts';

// Ordering from a table: its code, the menu of its shop, one bill for everybody, the waiter, the closing.

test.slow();

const worker = { email: 'banco-ragusa@zanga.example', password: demoStaffPassword };

/** Makes an open table one that was opened an hour ago, whose phones keep the seats they have. */
const stopWelcoming = (id: string) =>
  ask(`alter table shop_tables disable trigger shop_tables_seat;
    update shop_tables set open_since = now() - interval '1 hour' where id = '${id}';
    alter table shop_tables enable trigger shop_tables_seat`);

/** The address in the code that a phone of the table shows. */
const inviteTo = async (id: string): Promise<string> => {
  const [row] = await ask(`select seat from shop_tables where id = '${id}'`);
  const { body } = await call(`GET /api/tables/${id}?seat=${row?.seat}`);
  const { pathname, search } = new URL(body.invite);
  return pathname + search;
};

/** Orders the first dish of the table's menu, to be paid at the till. */
const orderSomething = async (page: Page, name: string) => {
  const told = page.waitForResponse((answer) => /\/carts/.test(answer.url()) && answer.ok());
  const { data } = await (
    await page.request.get('/api/products?sort=popular&filter_direct_order=1&filter_on_shop_address=ragusa')
  ).json();
  const plain = data.find(
    (dish: { has_options: boolean; age_limit: number | null; availability: { state: string } }) =>
      !dish.has_options && dish.age_limit === null && dish.availability.state === 'available',
  );
  await page.goto(`${new URL(page.url()).pathname}${new URL(page.url()).search}&prodotto=${plain.slug}`);
  await settled(page);
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^Aggiungi \d/ })
    .click();
  await told;
  await page.goto('/checkout');
  await settled(page);
  await expect(page.getByRole('button', { name: /^Dove Al tavolo/ })).toBeVisible();
  await page.getByLabel('Nome e cognome').fill(`${name} Prova`);
  await page.getByLabel('Cellulare').fill('333 123 4567');
  await page.getByLabel('Email').first().fill('ada.prova@example.com');
  await page.getByRole('radio', { name: /^Alla cassa/ }).check();
  await page.getByRole('button', { name: /^Ordina e paga / }).click();
  await expect(page).toHaveURL(/\/thank-you\?ordine=ord_/);
};

// Only here: two phones of one table see each other's orders, the payment and the closing as they happen.
test('[RTE-17] [STA-6] two phones order at one table, see one bill, pay what was left to the till, call the waiter, and are told when it closes', async ({
  page,
  browser,
}) => {
  test.slow(); // Two phones, one after the other.
  await page.goto('/onshop/order');
  await expect(page.getByRole('heading', { name: 'Inquadra il codice sul tavolo' })).toBeVisible();
  // A table of this test only: another one may have a bill already.
  const { id, label } = await openTable('ragusa', String(randomInt(100, 1_000_000)));
  await page.goto(`/onshop/order?tavolo=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Sei al tavolo ${label}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Il menù di questo negozio' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await settled(page);
  await expectAccessible(page);
  await orderSomething(page, 'Ada');

  // A quarter of an hour later the code on the table seats no phone; the screen of one that sits there does.
  await stopWelcoming(id);
  const other = await browser.newPage({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
  await other.goto(`/onshop/order?tavolo=${id}`);
  await expect(other.getByText('Questo telefono non è ancora al tavolo')).toBeVisible();
  await expect(other.getByRole('region', { name: 'Il conto del tavolo' })).toHaveCount(0);
  await page.goto('/onshop/order');
  await page.getByText('Fai ordinare un altro telefono').click();
  await expect(
    page.getByRole('img', { name: 'Codice per un altro telefono di questo tavolo' }),
  ).toBeVisible();
  await other.goto(await inviteTo(id));
  const bill = other.getByRole('region', { name: 'Il conto del tavolo' });
  await expect(bill.getByText(/· Ada$/)).toBeVisible();
  await expect(bill.getByText('Da pagare alla cassa', { exact: true })).toBeVisible();
  await orderSomething(other, 'Bruno');
  const mine = page.getByRole('region', { name: 'Il conto del tavolo' });
  await expect(mine.getByText(/· Bruno$/)).toBeVisible();
  await expect(mine.getByText('· da questo telefono', { exact: true })).toHaveCount(1);

  await mine.getByRole('button', { name: /^Paga adesso / }).click();
  await writeCard(page, cards.good);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Paga \d/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(mine.getByText('Già pagato')).toBeVisible();
  await expect(mine.getByRole('button', { name: /^Paga adesso / })).toHaveCount(0);

  await page.getByRole('button', { name: 'Chiama il cameriere' }).click();
  await expect(page.getByRole('button', { name: 'Arriviamo subito' })).toBeVisible();
  const token = (await tokenFor(worker)) ?? '';
  const { body: board } = await call('GET /api/backoffice/board', { token });
  const calls = board.calls.filter((one: { table: string }) => one.table === label);
  expect(calls).toMatchObject([{ reason: 'waiter' }]);
  expect(board.data.filter((order: { table: string }) => order.table === label)).toHaveLength(2);

  const close = () => call(`POST /api/backoffice/tables/${id}/open`, { token, body: { open: false } });
  const { body: tables } = await call('GET /api/backoffice/shops/ragusa/tables', { token });
  const { due } = tables.data.find((one: { id: string }) => one.id === id)?.bill ?? {};
  if (due > 0) {
    expect((await close()).body.code).toBe('table.owes');
    const taking = { key: `taking-${crypto.randomUUID()}`, how: 'cash', expected: due };
    await call(`POST /api/backoffice/tables/${id}/takings`, { token, body: taking });
  }
  expect((await close()).status).toBe(200);
  await expect(page.getByText('Il tavolo è chiuso')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await other.close();
});
