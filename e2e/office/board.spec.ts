import type { Page } from '@playwright/test';
import { withTime } from '../support/hours.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { counterOf, moveOrder, openAsCustomer, type Placed, placeOrder } from '../support/placed-orders.ts';
import { desktopOnly } from '../support/sizes.ts';
import { enterOffice } from '../support/staff.ts';

/** On a phone one column is seen at a time. */
const showColumn = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Stati degli ordini' }).getByRole('button', { name }).click();

const cardOf = (page: Page, column: string, { number }: Placed) =>
  page
    .getByRole('region', { name: column })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Apri l’ordine ${number}` }) });

const step = (page: Page, name: string, { number }: Placed) =>
  page.getByRole('button', { name: `${name}: ${number}`, exact: true });

const accept = async (page: Page, order: Placed) => {
  await step(page, 'Accetta', order).click();
  const dialog = page.getByRole('dialog', { name: `Accetta ${order.number}` });
  await dialog.getByRole('button', { name: '30 min' }).click();
  await dialog.getByRole('button', { name: 'Accetta', exact: true }).click();
  await expect(dialog).toBeHidden();
};

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

const pauseAndOpen = async (page: Page) => {
  await page.getByRole('button', { name: 'Metti in pausa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pausa del negozio' });
  await dialog.getByRole('button', { name: '15 min' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Metti in pausa' }).click();
  await page.getByRole('button', { name: withTime('^In pausa: riapre {time}') }).click();
  await dialog.getByRole('button', { name: 'Riapri adesso' }).click();
  await expect(page.getByRole('button', { name: 'Metti in pausa' })).toBeVisible();
};

// Only here: the columns of a phone, and two open pages, the shop's and the customer's, that follow each step by themselves.
test('[ROL-3] the board shows an order as it comes, its customer sees it move, and the shop pauses [RTE-14]', async ({
  page,
  elsewhere,
}, { project }) => {
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

  const sound = page.getByRole('button', { name: 'Attiva il suono' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(page.getByRole('button', { name: 'Suono attivo' })).toHaveAttribute('aria-pressed', 'true');
  await pauseAndOpen(page);
});

// Only here: two boards of one shop and a customer's page at once, and the keyboard; what a step does is the server's.
test(
  'a step is taken back on every board, an order is refused in words, and money goes back [ROL-3] [RTE-14]',
  desktopOnly,
  async ({ page, elsewhere }, { project }) => {
    const { slug, name, worker, manager } = counterOf(project.name);
    const [order, unwanted] = [await placeOrder({ shop: slug }), await placeOrder({ shop: slug })];
    const [other, theirs] = [await elsewhere(), await elsewhere()];
    await enterOffice(page, manager);
    await page.getByLabel('Negozio').selectOption({ label: name });
    await enterOffice(other, worker);
    await openAsCustomer(theirs, order);

    await accept(page, order);
    await expect(page.getByText(`${order.number}: accettato`)).toBeVisible();
    await expect(step(other, 'Torna indietro', order)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Control+z');
    await expect(step(page, 'Accetta', order)).toBeVisible();
    await expect(step(other, 'Accetta', order)).toBeVisible();
    await expect(theirs.getByText('Inviato: aspettiamo la conferma del negozio')).toBeVisible();
    await accept(other, order);
    await step(page, 'Torna indietro', order).click();
    await expect(step(other, 'Accetta', order)).toBeVisible();

    const refusing = await openDetail(other, unwanted);
    await expect(refusing.getByRole('button', { name: 'Rimborsa' })).toBeHidden();
    await expectAccessible(other);
    await openAsCustomer(theirs, unwanted);
    await refusing.getByRole('button', { name: 'Rifiuta', exact: true }).click();
    await refusing.getByRole('button', { name: 'Rifiuta l’ordine' }).click();
    await expect(refusing.getByText('scrivi il motivo')).toBeVisible();
    await refusing.getByRole('button', { name: 'La cucina è piena: non riusciamo in tempo' }).click();
    await refusing.getByRole('button', { name: 'Rifiuta l’ordine' }).click();
    await expect(theirs.getByText(/«La cucina è piena: non riusciamo in tempo»/)).toBeVisible();

    await moveOrder(order.id, 'food', 'accept', 'finish', 'complete');
    await page.getByText(/^Conclusi nell’ultima ora/).click();
    const dialog = await openDetail(page, order);
    await dialog.getByRole('button', { name: 'Rimborsa' }).click();
    await dialog.getByLabel('Pezzi di Cannolo da rimborsare').selectOption('1');
    await dialog.getByLabel('Perché?').fill('Era rotto');
    await expectAccessible(page);
    await expect(dialog.getByText(/^Ha pagato alla cassa: restituisci i soldi a mano/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Ho restituito i soldi' }).click();
    await expect(dialog.getByText('(rimborsati 1)')).toBeVisible();
  },
);

test.describe('without a network', () => {
  test.use({ expectedNoise: [/net::ERR|Failed to fetch|status of 401/] });

  // Only here: a line that is cut and comes back, and a token that ends under an open board.
  test('the board says loudly that it may be old, catches up by itself, and closes when its token ends', async ({
    page,
    context,
  }, { project }) => {
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

    await page.evaluate(() => localStorage.setItem('gestione_token', 'a-token-that-nobody-has-given'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Buon servizio' })).toBeVisible();
  });
});
