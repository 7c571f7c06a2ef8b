import { expect, expectAccessible, test } from '../support/page.ts';
import { call } from '../support/people.ts';
import { counterOf, placeOrder } from '../support/placed-orders.ts';
import { enterOffice, owner } from '../support/staff.ts';

// Only here: two ways of paying one after the other in the dialog, and the page of the day that names both. The sums are
// the server's (`ordering/till`).
test('takes a part by voucher and the rest in cash with change; the day’s sum knows both [RTE-14]', async ({
  page,
}, { project }) => {
  const { slug } = counterOf(project.name);
  const order = await placeOrder({ shop: slug });
  const shops = await call('GET /api/shops', {});
  const shop = (shops.body.data as { id: string; slug: string }[]).find((one) => one.slug === slug);
  await enterOffice(page, owner, `/gestione/?negozio=${shop?.id}&ordine=${order.id}/food`);
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
