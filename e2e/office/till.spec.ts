import { ask } from '../support/database.ts';
import { letPass, test as ownTest, timeNow } from '../support/own-time.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { call } from '../support/people.ts';
import { counterOf, placeOrder } from '../support/placed-orders.ts';
import { enterOffice, owner, staffToken } from '../support/staff.ts';

test('takes a part by voucher and the rest in cash with change; the day’s sum knows both [RTE-14]', async ({
  page,
}, { project }) => {
  const { slug } = counterOf(project.name);
  await enterOffice(page, owner);
  const order = await placeOrder({ shop: slug });
  const shops = await call('GET /api/shops', {});
  const shop = (shops.body.data as { id: string; slug: string }[]).find((one) => one.slug === slug);
  await page.goto(`/gestione/?negozio=${shop?.id}&ordine=${order.id}/food`);
  const dialog = page.getByRole('dialog', { name: order.number, exact: true });
  await dialog.getByRole('button', { name: 'Incassa' }).click();
  await dialog.getByRole('button', { name: 'Buono pasto' }).click();
  await dialog.getByLabel('Quanto paga così?').fill('2');
  await dialog.getByRole('button', { name: /^Registra 2,00/ }).click();
  await expect(page.getByText(/^Incassati 2,00/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Contanti' }).click();
  await dialog.getByLabel(/^Quanto ha dato/).fill('50');
  await expect(dialog.getByText(/^Resto: /)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Registra / }).click();
  await expect(dialog.getByText('Pagato', { exact: true })).toBeVisible();
  await page.goto(`/gestione/incassi?negozio=${shop?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Incassi del giorno' })).toBeVisible();
  const flow = page.getByRole('region', { name: 'Ultimi 30 giorni' });
  await expect(flow.getByRole('table', { name: 'Giorno per giorno' })).toContainText('finora');
  await expect(flow.getByRole('table', { name: 'Per ora dell’ordine' })).toBeAttached();
  await expect(page.getByRole('row', { name: /^Buono pasto/ })).toContainText('2,00');
  await expect(page.getByRole('row', { name: /^Contanti Rosalia Zanga/ })).toBeVisible();
  await expectAccessible(page);
});

const aMinute = async () => letPass(new Date((await timeNow()).now.getTime() + 61_000));

ownTest(
  'an order that nobody answers is called louder, and ends before its promise with an honest word',
  async ({ page }, { project }) => {
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
  },
);
