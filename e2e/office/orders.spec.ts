import type { Page } from '@playwright/test';
import { aWeekAgo } from '../support/database.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { call, newPerson } from '../support/people.ts';
import { counterOf, placeOrder } from '../support/placed-orders.ts';
import { desktopOnly } from '../support/sizes.ts';
import { clerkOf, enterOffice, staffToken } from '../support/staff.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** An order collected and paid in cash a week ago, under a unique name. */
const collectedAWeekAgo = async (slug: string, worker: string, lastname: string) => {
  const person = { ...newPerson(), lastname };
  const order = await placeOrder({ shop: slug, person });
  const token = await staffToken(worker);
  const on = `/api/backoffice/orders/${order.id}`;
  const { body: seen } = await call(`GET ${on}`, { token });
  await call(`POST ${on}/parts/food/accept`, { token, body: { minutes: 10 } });
  await call(`POST ${on}/parts/food/advance`, { token, body: { event: 'finish' } });
  const taking = { key: `taking-${order.id}`, how: 'cash', expected: seen.order.total };
  await call(`POST ${on}/takings`, { token, body: taking });
  await call(`POST ${on}/parts/food/advance`, { token, body: { event: 'complete' } });
  await aWeekAgo(order.id);
  return { ...order, reference: String(seen.order.reference) };
};

const letters = () =>
  Array.from({ length: 8 }, () => 'bcdfglmnprst'.charAt(Math.floor(Math.random() * 12))).join('');

// Only here: the way from a typed name to the order and back, on a phone. Refunds, notes and the search are the server's.
test('last week’s order is found by the name, a piece of it goes back, and colleagues read why [ROL-3]', async ({
  page,
}, { project }) => {
  const { slug, worker, manager } = counterOf(project.name);
  const lastname = `Zz${letters()}`;
  const { reference } = await collectedAWeekAgo(slug, worker, lastname);
  await enterOffice(page, manager, '/gestione/ordini');
  await expect(heading(page, 'Tutti gli ordini')).toBeVisible();
  await page.getByRole('searchbox').fill(lastname.slice(0, 6).toUpperCase());
  await expect(page).toHaveURL(/cerca=/);
  await page.getByRole('link', { name: reference }).click();

  await expect(heading(page, `Ordine ${reference}`)).toBeVisible();
  await page.getByRole('button', { name: 'Rimborsa' }).click();
  await page.getByLabel('Pezzi di Cannolo da rimborsare').selectOption('1');
  await page.getByLabel('Perché?').fill('Era schiacciato');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Ho restituito .+ a mano$/ }).click();
  await expect(page.getByText('Era schiacciato').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Soldi' })).toContainText('Resta incassato');

  await page.getByLabel('Aggiungi una nota').fill('Ha chiamato lei: contenta così.');
  await page.getByRole('button', { name: 'Salva la nota' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'contenta così' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cosa è successo' })).toContainText('Rimborso');
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
});

const keepView = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /^Stato/ }).click();
  await page.getByRole('checkbox', { name: 'Rifiutato' }).check();
  await page.getByRole('checkbox', { name: 'Annullato' }).check();
  await expect(page).toHaveURL(/stato=rejected(,|%2C)cancelled/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salva la vista' }).click();
  await page.getByLabel('Come si chiama').fill(name);
  await page.getByRole('checkbox', { name: 'Comincia da questa vista' }).check();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
};

// Only here: columns that do not fit a width, the palette's keys, and a view that another device begins with. How the
// list and an order stand at every width is `every-screen.spec.ts`.
test(
  'an order is reached from anywhere, columns say whether they fit, and a view is kept for every device',
  desktopOnly,
  async ({ page, elsewhere }, { project }) => {
    const { slug, worker } = counterOf(project.name);
    const clerk = clerkOf('taormina');
    const { reference } = await collectedAWeekAgo(slug, worker, `Zz${letters()}`);
    await enterOffice(page, worker);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(reference.replace('-', '').toLowerCase());
    await page.getByRole('option', { name: new RegExp(reference) }).click();
    await expect(heading(page, `Ordine ${reference}`)).toBeVisible();

    await page.setViewportSize({ width: 768, height: 900 });
    await enterOffice(page, clerk, '/gestione/ordini?cerca=nessunosichiamacosì');
    await expect(page.getByText('Nessun risultato con questi filtri')).toBeVisible();
    await page.getByRole('button', { name: 'Togli i filtri' }).click();
    await expect(page.getByText('Nessun risultato con questi filtri')).toBeHidden();
    await page.getByRole('button', { name: 'Colonne' }).click();
    await expect(page.getByRole('checkbox', { name: 'Rimborsato non ci sta' })).toBeChecked();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1800, height: 900 });
    await expect(page.getByRole('checkbox', { name: 'Rimborsato', exact: true })).toBeChecked();
    await expect(page.getByText('non ci sta')).toHaveCount(0);
    await page.keyboard.press('Escape');

    const name = `Persi ${letters()}`;
    await keepView(page, name);
    const other = await elsewhere();
    await enterOffice(other, clerk, '/gestione/ordini');
    await expect(other).toHaveURL(/stato=rejected(,|%2C)cancelled/);
    await other.getByRole('button', { name: 'Tutto' }).click();
    await expect(other).not.toHaveURL(/stato=/);
    await other.getByRole('button', { name, exact: true }).click();
    await other.getByRole('button', { name: `Togli la vista ${name}` }).click();
    await expect(other.getByRole('button', { name, exact: true })).toHaveCount(0);
  },
);
