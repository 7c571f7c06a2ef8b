import type { Page } from '@playwright/test';
import { withTime } from '../support/hours.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { register, tokenFor } from '../support/people.ts';
import { counterOf, moveOrder, openAsCustomer, type Placed, placeOrder } from '../support/placed-orders.ts';
import { bothSizes, desktopOnly } from '../support/sizes.ts';
import { enterOffice } from '../support/staff.ts';

/** Where the columns stand side by side (`lg`). */
const wide = 1280;

/** On a phone one column is seen at a time. */
const showColumn = async (page: Page, name: string) => {
  if ((page.viewportSize()?.width ?? 0) >= wide) return;
  const states = page.getByRole('navigation', { name: 'Stati degli ordini' });
  await states.getByRole('button', { name }).click();
};

const cardOf = (page: Page, column: string, { number }: Placed) =>
  page
    .getByRole('region', { name: column })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Apri l’ordine ${number}` }) });

const step = (page: Page, name: string, { number }: Placed) =>
  page.getByRole('button', { name: `${name}: ${number}`, exact: true });

/** Takes the money that is due before an order is handed over. */
const collect = async (page: Page, order: Placed) => {
  await step(page, 'Ritirato', order).click();
  const till = page.getByRole('dialog', { name: `Incassa ${order.number}` });
  await till.getByRole('button', { name: /^Registra / }).click();
  await expect(till.getByText('Scegli come ha pagato.')).toBeVisible();
  await till.getByRole('button', { name: 'Contanti' }).click();
  await expectAccessible(page);
  await till.getByRole('button', { name: /^Registra / }).click();
};

const openDetail = async (page: Page, { number }: Placed) => {
  await page.getByRole('button', { name: `Apri l’ordine ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: number, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
};

test.describe('the board', () => {
  test(
    '[ROL-3] shows an order as it comes, and its customer sees it move [RTE-14]',
    bothSizes,
    async ({ page, elsewhere }, { project }) => {
      const { slug, name, worker } = counterOf(project.name);
      await enterOffice(page, worker);
      await expect(page.getByText(name)).toBeVisible();
      const order = await placeOrder({ shop: slug });
      const theirs = await elsewhere();
      await openAsCustomer(theirs, order);
      await expect(theirs.getByText('Inviato: aspettiamo la conferma del negozio')).toBeVisible();

      const card = cardOf(page, 'Nuovi', order);
      await expect(card).toContainText('Arancino al ragù');
      await expect(card).toContainText('«ben caldi»');
      await expectAccessible(page);
      await step(page, 'Accetta', order).click();
      await page.getByRole('button', { name: '30 min' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Accetta', exact: true }).click();
      await expect(theirs.getByText(withTime('^Confermato: pronto {time}'))).toBeVisible();

      await showColumn(page, 'In preparazione');
      await step(page, 'Inizia a preparare', order).click();
      await expect(theirs.getByText(withTime('^In preparazione: pronto {time}'))).toBeVisible();
      await step(page, 'È pronto', order).click();
      await expect(theirs.getByText('Pronto: ti aspettiamo in negozio')).toBeVisible();
      await showColumn(page, 'Pronti');
      await collect(page, order);
      await expect(theirs.getByText(withTime('^Ritirato {time}')).first()).toBeVisible();
    },
  );

  test(
    '[ROL-3] says no in words that the customer reads [RTE-14]',
    desktopOnly,
    async ({ page, elsewhere }, { project }) => {
      const { slug, worker } = counterOf(project.name);
      const order = await placeOrder({ shop: slug });
      const theirs = await elsewhere();
      await openAsCustomer(theirs, order);
      await enterOffice(page, worker);
      const dialog = await openDetail(page, order);
      await expect(dialog.getByRole('button', { name: 'Rimborsa' })).toBeHidden();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Rifiuta', exact: true }).click();
      await dialog.getByRole('button', { name: 'Rifiuta l’ordine' }).click();
      await expect(dialog.getByText('scrivi il motivo')).toBeVisible();
      await dialog.getByRole('button', { name: 'La cucina è piena: non riusciamo in tempo' }).click();
      await dialog.getByRole('button', { name: 'Rifiuta l’ordine' }).click();
      await expect(theirs.getByText(/«La cucina è piena: non riusciamo in tempo»/)).toBeVisible();
    },
  );

  test('pauses the shop until a time, and opens it again', async ({ page }, { project }) => {
    await enterOffice(page, counterOf(project.name).worker);
    await page.getByRole('button', { name: 'Metti in pausa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pausa del negozio' });
    await dialog.getByRole('button', { name: '15 min' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Metti in pausa' }).click();
    await page.getByRole('button', { name: withTime('^In pausa: riapre {time}') }).click();
    await dialog.getByRole('button', { name: 'Riapri adesso' }).click();
    await expect(page.getByRole('button', { name: 'Metti in pausa' })).toBeVisible();
  });

  test('lets a manager choose the shop, and gives money back', desktopOnly, async ({ page }, { project }) => {
    const { slug, name, manager } = counterOf(project.name);
    const order = await placeOrder({ shop: slug });
    await enterOffice(page, manager);
    await page.getByLabel('Negozio').selectOption({ label: name });
    await step(page, 'Accetta', order).click();
    await page.getByRole('button', { name: 'Accetta', exact: true }).click();
    await showColumn(page, 'In preparazione');
    await step(page, 'Inizia a preparare', order).click();
    await step(page, 'È pronto', order).click();
    await showColumn(page, 'Pronti');
    await collect(page, order);
    await page.getByText(/^Conclusi nell’ultima ora/).click();
    const dialog = await openDetail(page, order);
    await dialog.getByRole('button', { name: 'Rimborsa' }).click();
    await dialog.getByLabel('Pezzi di Cannolo da rimborsare').selectOption('1');
    await dialog.getByLabel('Perché?').fill('Era rotto');
    await expectAccessible(page);
    await expect(dialog.getByText(/^Ha pagato alla cassa: restituisci i soldi a mano/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Ho restituito i soldi' }).click();
    await expect(dialog.getByText('(rimborsati 1)')).toBeVisible();
  });

  test('rings only after a tap', async ({ page }, { project }) => {
    await enterOffice(page, counterOf(project.name).worker);
    const sound = page.getByRole('button', { name: 'Attiva il suono' });
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await sound.click();
    await expect(page.getByRole('button', { name: 'Suono attivo' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('the door of the back office', () => {
  test.use({ expectedNoise: [/401|403/] });

  test('[ROL-2] is closed to customers, who are told so', async ({ page }) => {
    const { email, password } = await register();
    await page.goto('/gestione');
    await expectAccessible(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entra', exact: true }).click();
    await expect(page.getByText(/Questo account non lavora in nessun negozio/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('gestione_token'))).toBeNull();
  });

  test('closes by itself when the token ends', async ({ page }, { project }) => {
    await enterOffice(page, counterOf(project.name).worker);
    const token = await page.evaluate(() => localStorage.getItem('gestione_token'));
    expect(token).toBeTruthy();
    await page.evaluate(() => localStorage.setItem('gestione_token', 'a-token-that-nobody-has-given'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Buon servizio' })).toBeVisible();
    expect(await tokenFor({ email: 'nobody@example.com', password: 'nothing' })).toBeUndefined();
  });
});

test.describe('without a network', () => {
  test.use({ expectedNoise: [/net::ERR|Failed to fetch/] });

  test('the board says loudly that it may be old, and catches up by itself', async ({ page, context }, {
    project,
  }) => {
    const { slug, worker } = counterOf(project.name);
    const [early, moved] = [await placeOrder({ shop: slug }), await placeOrder({ shop: slug })];
    await enterOffice(page, worker);
    await expect(cardOf(page, 'Nuovi', moved)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('alert').filter({ hasText: 'Collegamento perso' })).toBeVisible({
      timeout: 60_000,
    });
    // The orders on the board are still to be made; meanwhile one order comes and another is accepted elsewhere.
    await expect(cardOf(page, 'Nuovi', early)).toBeVisible();
    const late = await placeOrder({ shop: slug });
    await moveOrder(moved.id, 'food', 'accept');
    await context.setOffline(false);
    await expect(page.getByText('Collegamento perso', { exact: false })).toBeHidden({ timeout: 60_000 });
    await expect(cardOf(page, 'Nuovi', late)).toBeVisible();
    await showColumn(page, 'In preparazione');
    await expect(cardOf(page, 'In preparazione', moved)).toBeVisible();
  });
});
