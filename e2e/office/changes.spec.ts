import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/page.ts';
import { call } from '../support/people.ts';
import { counterOf, moveOrder, openAsCustomer, type Placed, placeOrder } from '../support/placed-orders.ts';
import { enterOffice, staffToken } from '../support/staff.ts';
import { cards, writeCard } from '../support/till.ts';

// Rules, costs and refunds of a change are the server's (`modules/ordering/changes`, `redo`, `moving`).

const openDetail = (page: Page, { number }: Placed) =>
  page.getByRole('button', { name: `Apri l’ordine ${number}` }).click();

const phone = { viewport: { width: 390, height: 844 } };

const offerOn = (page: Page) => page.getByRole('region', { name: 'Il negozio ti chiede una cosa' });

const payDifference = async (theirs: Page, { number }: Placed) => {
  await offerOn(theirs)
    .getByRole('button', { name: /^Paga adesso / })
    .click();
  const till = theirs.getByRole('dialog', { name: `Paga l’ordine ${number}` });
  await writeCard(theirs, cards.good);
  await till.getByRole('button', { name: /^Paga \d/ }).click();
  await expect(offerOn(theirs)).toBeHidden();
};

/** Takes the last but one of the offered times, which is not the promised one. */
const promiseAnotherTime = async (page: Page, order: Placed): Promise<string> => {
  await page.getByRole('button', { name: 'Cambia orario' }).click();
  const dialog = page.getByRole('dialog', { name: `Cambia l’orario di ${order.number}` });
  await dialog.getByRole('button', { name: 'Cambia orario' }).click();
  await expect(dialog.getByText('scegli un orario', { exact: true })).toBeVisible();
  const list = dialog.getByLabel('Nuovo orario');
  const times = await list
    .locator('option:not([disabled])')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean));
  const at = times.at(-2) ?? '';
  await list.selectOption(at);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Prometti / }).click();
  await expect(dialog).toBeHidden();
  const clock = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', timeZone: 'Europe/Rome' });
  return clock.format(new Date(at));
};

// Only here: the shop's dialogs on a phone, and the customer's open page, which follows each change and answers.
test('another time is promised, a dish is taken out once its customer agrees, and the order is cancelled [ROL-3] [RTE-14]', async ({
  page,
  elsewhere,
}, { project }) => {
  const { slug, name, manager } = counterOf(project.name);
  const order = await placeOrder({ shop: slug });
  const theirs = await elsewhere(phone);
  await openAsCustomer(theirs, order);
  await enterOffice(page, manager);
  await page.getByLabel('Negozio').selectOption({ label: name });
  await openDetail(page, order);
  const promised = await promiseAnotherTime(page, order);
  await expect(theirs.getByText(promised).first()).toBeVisible();

  await page.getByRole('button', { name: 'Togli qualcosa' }).click();
  const dialog = page.getByRole('dialog', { name: `Togli qualcosa da ${order.number}` });
  await dialog.getByRole('button', { name: 'Chiedi al cliente' }).click();
  await expect(dialog.getByText('Scegli che cosa togliere.')).toBeVisible();
  await dialog.getByLabel('Pezzi di Cannolo da togliere').selectOption('1');
  await dialog.getByRole('button', { name: 'Abbiamo finito un ingrediente' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Chiedi al cliente' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('In attesa di conferma del cliente').first()).toBeVisible();
  await expect(offerOn(theirs).getByText('Senza 1 × Cannolo')).toBeVisible();
  await expectAccessible(theirs);
  await offerOn(theirs).getByRole('button', { name: 'Va bene così' }).click();
  await expect(offerOn(theirs)).toBeHidden();
  await expect(page.getByText('In attesa di conferma del cliente')).toHaveCount(0);

  await page.getByRole('link', { name: /^Riferimento/ }).click();
  const change = page.getByRole('region', { name: 'Cambia l’ordine' });
  await expect(change.getByRole('button', { name: 'Cambia orario' })).toBeVisible();
  await change.getByRole('button', { name: 'Rifiuta' }).click();
  const refusing = page.getByRole('dialog', { name: order.number, exact: true });
  await expect(refusing.getByText('Non ha ancora pagato: non c’è niente da restituire.')).toBeVisible();
  await refusing.getByRole('button', { name: 'Stiamo chiudendo' }).click();
  await expectAccessible(page);
  await refusing.getByRole('button', { name: 'Rifiuta l’ordine' }).click();
  await expect(refusing).toBeHidden();
  await expect(change).toBeHidden();
  await expect(theirs.getByText(/«Stiamo chiudendo»/)).toBeVisible();
});

const findMargherita = async (page: Page, dialog: ReturnType<Page['getByRole']>) => {
  await dialog.getByLabel('Cerca un piatto').fill('margherita');
  await dialog
    .getByRole('button', { name: /^Margherita/ })
    .first()
    .click();
  await expect(dialog.getByLabel('Nota per la cucina')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Metti', exact: true }).click();
};

const putIn = async (page: Page, theirs: Page, order: Placed) => {
  await page.getByRole('button', { name: 'Aggiungi qualcosa' }).click();
  const dialog = page.getByRole('dialog', { name: `Aggiungi qualcosa a ${order.number}` });
  await dialog.getByRole('button', { name: 'Chiedi al cliente' }).click();
  await expect(dialog.getByText('Scegli che cosa aggiungere.')).toBeVisible();
  await dialog.getByLabel('Pezzi in più di Cannolo').selectOption('1');
  await expect(dialog.getByText(/^In più: .*con la carta/)).toBeVisible();
  await findMargherita(page, dialog);
  await expect(dialog.getByText('1 × Margherita')).toBeVisible();
  await dialog.getByRole('button', { name: 'Come d’accordo al telefono' }).click();
  await dialog.getByRole('button', { name: 'Chiedi al cliente' }).click();
  await expect(dialog).toBeHidden();
  await expect(offerOn(theirs).getByText('In più 1 × Cannolo')).toBeVisible();
  await expectAccessible(theirs);
  await offerOn(theirs).getByRole('button', { name: 'Sì, aggiungete e pago la differenza' }).click();
  await expect(page.getByText('Il cliente sta pagando la differenza').first()).toBeVisible();
  await payDifference(theirs, order);
  await expect(page.getByText(/^Modificato /).first()).toBeVisible();
};

// Only here: a difference that is paid on the customer's phone while the shop's dialog stands open, and follows.
test('a dish is put in and its difference paid, and one takes the place of another [RTE-14]', async ({
  page,
  elsewhere,
}, { project }) => {
  const { slug, name, manager } = counterOf(project.name);
  const order = await placeOrder({ shop: slug, byCard: true });
  const theirs = await elsewhere(phone);
  await openAsCustomer(theirs, order);
  await enterOffice(page, manager);
  await page.getByLabel('Negozio').selectOption({ label: name });
  await openDetail(page, order);
  await putIn(page, theirs, order);

  await page.getByRole('button', { name: 'Scambia un piatto' }).click();
  const dialog = page.getByRole('dialog', { name: `Scambia un piatto di ${order.number}` });
  await dialog.getByRole('button', { name: 'Chiedi al cliente' }).click();
  await expect(dialog.getByText('Scegli che cosa esce.')).toBeVisible();
  await dialog.getByLabel('Pezzi di Cannolo da scambiare').first().selectOption('1');
  await expect(dialog.getByText('Scegli che cosa entra al suo posto.')).toBeVisible();
  await findMargherita(page, dialog);
  await expect(dialog.getByText(/^In tutto .* in più, con la carta$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Ce lo hai chiesto tu' }).click();
  await dialog.getByRole('button', { name: 'Chiedi al cliente' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/se scambiare 1 × Cannolo con 1 × Margherita/).first()).toBeVisible();
  await expect(offerOn(theirs).getByText('Senza 1 × Cannolo')).toBeVisible();
  await expect(offerOn(theirs).getByText('In più 1 × Margherita')).toBeVisible();
  // It is paid as an addition is.
  await offerOn(theirs).getByRole('button', { name: 'Sì, scambiate e pago la differenza' }).click();
  await expect(offerOn(theirs).getByRole('button', { name: /^Paga adesso / })).toBeVisible();
});

// Only here: two shops' boards and a customer's page at once.
test('an order is given to another shop, and both boards and its customer see it [RTE-14]', async ({
  page,
  elsewhere,
}, { project }) => {
  const { slug, name, manager } = counterOf(project.name);
  const order = await placeOrder({ shop: slug });
  const [other, theirs] = [await elsewhere(), await elsewhere()];
  await openAsCustomer(theirs, order);
  const { body: catania } = await call('GET /api/shops/catania');
  await enterOffice(other, manager, `/gestione/?negozio=${catania.id}`);
  await enterOffice(page, manager);
  await page.getByLabel('Negozio').selectOption({ label: name });
  await openDetail(page, order);
  await page.getByRole('button', { name: 'Sposta in un altro negozio' }).click();
  const dialog = page.getByRole('dialog', { name: `Sposta ${order.number}` });
  await dialog.getByRole('button', { name: 'Sposta', exact: true }).click();
  await expect(dialog.getByText('scegli un negozio')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Zanga Catania/ }).check();
  await dialog.getByRole('button', { name: 'Forno guasto' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sposta da Zanga Catania' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Apri l’ordine ${order.number}` })).toBeHidden();

  const { body } = await call(`GET /api/backoffice/orders/${order.id}`, { token: await staffToken(manager) });
  await expect(other.getByRole('button', { name: `Apri l’ordine ${body.order.number}` })).toBeVisible();
  await expect(theirs.getByText(`lo ritiri da Zanga Catania, non più da ${name}`)).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'Annulla l’ordine' }).click();
  await theirs.getByRole('button', { name: 'Sì, annulla' }).click();
  await expect(theirs.getByText('Ordine annullato.')).toBeVisible();
});

// Only here: the slip of a dish that is made again, printed by itself once, and by hand.
test('something is made again at no charge, and its customer sees when [RTE-14]', async ({
  page,
  elsewhere,
}, { project }) => {
  const { slug, worker } = counterOf(project.name);
  const order = await placeOrder({ shop: slug });
  await moveOrder(order.id, 'food', 'accept', 'finish', 'complete');
  // A printer that keeps what it is given.
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = document.querySelector('#ticket')?.textContent ?? '';
      dispatchEvent(new Event('afterprint'));
    };
    // It prints by itself: from an hour on that no order of another test is accepted in.
    localStorage.setItem('gestione_stampa', '2099-01-01T00:00:00.000Z');
  });
  await enterOffice(page, worker, `/gestione/?ordine=${order.id}/food`);
  await page.getByRole('button', { name: 'Rifai qualcosa' }).click();
  const dialog = page.getByRole('dialog', { name: `Rifai qualcosa di ${order.number}` });
  await dialog.getByRole('button', { name: 'Rifai', exact: true }).click();
  await expect(dialog.getByText('Scegli che cosa rifare.')).toBeVisible();
  await dialog.getByLabel('Pezzi di Cannolo da rifare').selectOption('1');
  await dialog.getByRole('button', { name: 'Mancava nel sacchetto' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rifai', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /RIFATTO.*1\s*×\s*Cannolo/);
  await page.evaluate(() => delete document.body.dataset.printed);
  const theirs = await elsewhere();
  await openAsCustomer(theirs, order);
  await expect(theirs.getByText(/^Rifacciamo 1 × Cannolo/)).toBeVisible();
  await expectAccessible(theirs);
  await page.getByRole('link', { name: /^Riferimento/ }).click();
  const change = page.getByRole('region', { name: 'Cambia l’ordine' });
  await change.getByRole('button', { name: /^Stampa la comanda/ }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /RIFATTO.*1\s*×\s*Cannolo/);
  await expect(page.locator('body')).not.toHaveAttribute('data-printed', /Arancino/);
  await page
    .getByRole('button', { name: `Rifatto: ${order.number}` })
    .first()
    .click();
  await expect(theirs.getByText(/^Rifacciamo 1 × Cannolo/)).toBeHidden();
});
