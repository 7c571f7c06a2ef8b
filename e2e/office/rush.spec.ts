import type { Page } from '@playwright/test';
import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import { formatTime } from '@zanga/domain/time-format';
import { ask } from '../support/database.ts';
import { expect, letPass, test, timeNow } from '../support/own-time.ts';
import { expectAccessible, settled } from '../support/page.ts';
import { call } from '../support/people.ts';
import { counterOf, placeOrder } from '../support/placed-orders.ts';
import { clerkOf, enterOffice, owner, staffToken } from '../support/staff.ts';

// A shop that cannot keep up says so, and its customers read it. In a shop of its own, at half past twelve.

test.beforeAll(async ({ ownShop: _ }) => {
  const { now } = await timeNow();
  await letPass(instantOf(addDays(wallClock(now).date, 1), 750));
});

/** When a pick-up that is ordered now is ready. */
const readyAt = async () => {
  const { body } = await call('GET /api/shops/catania/slots?mode=pickup');
  return Date.parse(body.asap);
};

const minute = 60_000;

const saysReady = (at: number) => new RegExp(`pronto alle ${formatTime(new Date(at))}`);

const chooseBusy = async (page: Page) => {
  await page.getByRole('button', { name: 'Più tempo', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Tempi più lunghi' });
  await dialog.getByRole('button', { name: '+30 min', exact: true }).click();
  await dialog.getByRole('button', { name: 'Per 1 ora', exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Allunga di 30 min' }).click();
  await expect(dialog).toBeHidden();
};

const stopDeliveries = async (page: Page) => {
  await page.getByRole('button', { name: 'Metti in pausa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pausa del negozio' });
  await dialog.getByRole('button', { name: 'Solo le consegne' }).click();
  await dialog.getByRole('button', { name: '1 ora' }).click();
  await dialog.getByRole('button', { name: 'piove forte' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ferma le consegne' }).click();
};

const readOfPause = async (customer: Page) => {
  await customer
    .getByRole('banner')
    .getByRole('link', { name: /^Dove e come/ })
    .click();
  const sheet = customer.getByRole('dialog', { name: 'Dove e come?' });
  await sheet.getByRole('radio', { name: 'Consegna' }).check();
  await sheet.getByRole('combobox', { name: 'Via e numero' }).fill('Via Etnea 218');
  const town = sheet.getByRole('combobox', { name: 'Comune' });
  await town.pressSequentially('cata');
  await customer.getByRole('option', { name: 'Catania (CT)', exact: true }).click();
  await sheet.getByRole('button', { name: 'Consegna qui' }).click();
  await expect(
    sheet.getByText(/Consegne in pausa fino alle \d\d:\d\d \(piove forte\)/).first(),
  ).toBeVisible();
  await sheet.getByRole('radio', { name: 'Ritiro' }).check();
  await expect(sheet.getByRole('radio', { name: /Zanga Catania/ })).toBeEnabled();
};

// Only here: a customer's page and the board side by side; the promises themselves are the server's (`board/rush.test.ts`).
test('more minutes make the promise of customers grow and are taken back, and deliveries alone stop with their reason', async ({
  page,
  context,
}) => {
  await enterOffice(page, clerkOf('catania'));
  const customer = await context.newPage();
  await customer.goto('/negozi/catania');
  await settled(customer);
  await customer.getByRole('link', { name: 'Ordina da qui' }).click();
  const line = customer.getByRole('banner').getByRole('link', { name: /^Dove e come: ritiro a Catania/ });
  const before = await readyAt();
  await expect(line).toHaveAccessibleName(saysReady(before));

  await page.bringToFront();
  await chooseBusy(page);
  const bar = page.getByRole('listitem').filter({ hasText: '+30 min su tutti i tempi' });
  await expect(bar).toContainText(/fino alle \d\d:\d\d · messo da /);
  await expectAccessible(page);
  expect(await readyAt()).toBe(before + 30 * minute);
  await customer.bringToFront();
  await customer.reload();
  await settled(customer);
  await expect(line).toHaveAccessibleName(saysReady(before + 30 * minute));

  await page.bringToFront();
  await bar.getByRole('button', { name: 'Togli i minuti in più' }).click();
  await expect(bar).toBeHidden();
  expect(await readyAt()).toBe(before);

  await stopDeliveries(page);
  const paused = page.getByRole('listitem').filter({ hasText: /Consegne in pausa fino alle/ });
  await expect(paused).toContainText('piove forte');
  await customer.bringToFront();
  await customer.goto('/home');
  await settled(customer);
  await readOfPause(customer);
  await page.bringToFront();
  await paused.getByRole('button', { name: 'Riprendi a consegnare' }).click();
  await expect(paused).toBeHidden();
});

const aMinute = async () => letPass(new Date((await timeNow()).now.getTime() + 61_000));

// Only here: an open board that grows louder as minutes pass; whom the server tells, and when, is `answering/unanswered.test.ts`.
test('an unanswered order is called louder, and ends before its promise with an honest word', async ({
  page,
}, { project }) => {
  const { slug, worker } = counterOf(project.name);
  const token = await staffToken(owner);
  const plan = { louder: 1, managers: 2, call: 3, cancel: 4, pause: 30 };
  const set = await call(`PUT /api/backoffice/shops/${slug}/answering`, { token, body: { plan } });
  expect(set.status).toBe(200);
  const order = await placeOrder({ shop: slug });
  // Ordered for now, to be had in forty minutes.
  await ask(
    `update order_parts set begin_at = null, promised_at = since + interval '40 minutes' where order_id = '${order.id}'`,
  );
  await enterOffice(page, worker);
  const card = page.getByRole('listitem').filter({ hasText: order.number });
  await expect(card).toBeVisible();
  for (const words of ['Aspetta da troppo', 'Responsabili avvisati', 'Chiamiamo il negozio']) {
    await aMinute();
    await expect(card.getByText(words)).toBeVisible();
  }
  await expectAccessible(page);
  await aMinute();
  await expect(page.getByRole('button', { name: /^In pausa: riapre/ })).toBeVisible();
  await page.goto(`/orders/${order.id}#${order.key}`);
  await expect(page.getByText(/Il negozio non ha risposto in tempo, e ci dispiace/).first()).toBeVisible();
});
