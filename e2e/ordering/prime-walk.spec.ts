import { periodStart } from '@zanga/domain/membership/periods';
import { formatDate } from '@zanga/domain/time-format';
import { ask } from '../support/database.ts';
import { expect, test, timeNow } from '../support/own-time.ts';
import { expectAccessible } from '../support/page.ts';
import { call, messageTo, type Person, register, signIn, tokenFor } from '../support/people.ts';
import {
  cards,
  failAndRecover,
  freeTrial,
  later,
  leave,
  lineOf,
  mailsOf,
  offerPaidTrial,
  openPrime,
  paidTrial,
  paymentsOf,
  renew,
  tryPrime,
  typeCard,
} from '../support/prime-life.ts';

// Memberships from the first look to the end, in a shop whose time is moved: every label, date and mail on its day.

test.describe.configure({ timeout: 400_000 });

/** The plan on offer is the free one, and no card has had a trial. */
test.beforeEach(async ({ ownShop: _ }) => {
  await ask(`update prime_plans set begins_at = '2099-01-01' where version = 'pagata'`);
  await ask('delete from prime_trials');
});

// Only here: a membership's labels, dates and mails agree, from the first look to the last day.
test('[PRM-1] [PRM-2] [PRM-3] [PRM-4] [PRM-5] [PRM-6] [PRM-7] [PRM-10] [PRM-11] a free trial is lived from the first look to the end', async ({
  page,
}) => {
  const offer = freeTrial;
  const person = await register();
  const walker = { page, person, offer, mails: mailsOf(person) };
  const first = await tryPrime(walker);
  await renew(walker, first);
  await leave(walker, await failAndRecover(walker, first), periodStart(first, 2));
  // A card that has had a trial gets no offer of one.
  const modal = await openPrime(page);
  await expect(modal.getByRole('button', { name: 'Iscriviti' })).toBeVisible();
  await expect(modal.getByRole('button', { name: offer.button, exact: true })).toHaveCount(0);
  await expect(modal).toContainText(`Oggi, ${offer.price}`);
  const charged = (await paymentsOf(person)).filter((paid) => paid === offer.month);
  expect(charged).toHaveLength(2);
});

// Only here: the words of a plan whose trial costs something, and the choice of a card by a person who comes back.
test('[PRM-2] [PRM-6] [VAL-11] a paid trial tells its price; after it one joins without, and has to choose a card', async ({
  page,
}) => {
  await offerPaidTrial();
  const offer = paidTrial;
  const person = await register();
  const mails = mailsOf(person);
  await signIn(page, person);
  let modal = await openPrime(page);
  const end = formatDate(later((await timeNow()).now, offer.days));
  await expect(modal).toContainText(offer.words);
  await expect(modal).toContainText(offer.charge(end));
  await expect(modal.getByText('pre-autorizzazione di 1,00 €')).toHaveCount(0);
  const join = modal.getByRole('button', { name: offer.button, exact: true });
  await join.click();
  await expect(modal.getByText('Scrivi il numero della carta')).toBeVisible();
  await typeCard(modal, cards.visa);
  await join.click();
  await expect(lineOf(modal)).toHaveText(`In prova fino al ${end}`);
  await expect(modal).toContainText(`Prossimo addebito${end}, ${offer.price}`);
  await expect.poll(() => paymentsOf(person)).toEqual([offer.first]);
  await mails.also('La tua prova di Zanga Prime è iniziata', ...offer.receipts);
  await modal.getByRole('button', { name: 'Recedere dal contratto qui' }).click();
  await page
    .getByRole('dialog', { name: 'Recedere dal contratto?' })
    .getByRole('button', { name: 'Conferma il recesso' })
    .click();
  await messageTo(person.email, /^Recesso da Zanga Prime confermato$/);

  // No card is chosen for anybody, however good: one has to say which.
  modal = await openPrime(page);
  const saved = modal.getByRole('radio', { name: /termina con 4 2 4 2/ });
  await expect(saved).not.toBeChecked();
  await modal.getByRole('button', { name: 'Iscriviti' }).click();
  await expect(modal.getByText('* seleziona una carta di credito')).toBeVisible();
  await saved.check();
  await modal.getByRole('button', { name: 'Iscriviti' }).click();
  await expect(lineOf(modal)).toHaveText(/^Attivo, si rinnova il /);
  expect(await paymentsOf(person)).toContain(offer.month);
});

/** Joins Prime without a browser. */
const joinSomebody = async (card: string): Promise<Person> => {
  const person = await register();
  const token = (await tokenFor(person)) ?? '';
  const asked = { prime_subscription: true, payment_method: 'new' };
  const { body } = await call('POST /api/customer/payment/intent', { token, body: asked });
  const typed = { number: card.replaceAll(' ', ''), exp_month: 12, exp_year: 2039, cvc: '123' };
  await call('POST /dev/payments/confirm', { body: { client_secret: body.client_secret, card: typed } });
  const joined = await call('PATCH /api/customer/prime/subscribe', {
    token,
    body: { payment_method: 'new' },
  });
  expect(joined.body).toMatchObject({ state: 'trial', error: null });
  return person;
};

// Only here: a refused trial is told beside its card, and the code at the till runs out in the browser's own time.
test('[PRM-2] [PRM-3] [PRM-8] [PRM-9] [PRM-12] a card that has had a trial gives no other one; the code for the till runs out and is shown afresh', async ({
  page,
}) => {
  await joinSomebody(cards.visa);
  const person = await register();
  await page.clock.install();
  await signIn(page, person);
  const modal = await openPrime(page);
  await typeCard(modal, cards.visa);
  await modal.getByRole('button', { name: 'Provalo Gratis' }).click();
  await expect(modal.getByRole('alert').filter({ hasText: 'Con questa carta' })).toBeVisible();
  await expect.poll(() => paymentsOf(person)).toEqual(['released 0/100']);
  const { body } = await call('GET /api/customer/prime', { token: (await tokenFor(person)) ?? '' });
  expect(body).toMatchObject({ active: false, can_trial: true });
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Iscriviti senza prova: 4,99 € oggi' }).click();
  await expect(lineOf(modal)).toHaveText(/^Attivo, si rinnova il /);
  expect(await paymentsOf(person)).toEqual(['released 0/100', 'paid 499/499']);

  await modal.getByRole('button', { name: 'Mostra il QR code in negozio' }).click();
  const picture = modal.getByRole('img', { name: 'QR code di Zanga Prime da mostrare in cassa' });
  await expect(picture).toBeInViewport();
  await expect(modal.getByText(/^5\d secondi$/).first()).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward(61_000);
  await expect(
    modal.getByRole('alert').filter({ hasText: 'Tempo scaduto: chiudi e riapri il QR code' }),
  ).toBeVisible();
  await expect(picture).toHaveCount(0);
  // As it says: closed and opened again, there is a new one.
  await modal.getByRole('button', { name: 'Chiudi il QR code' }).click();
  await modal.getByRole('button', { name: 'Mostra il QR code in negozio' }).click();
  await expect(picture).toBeVisible();
  await page.clock.fastForward(61_000);
  await modal.getByRole('button', { name: 'Nuovo QR code' }).click();
  await expect(picture).toBeVisible();
});

// Only here: the sandbox's own page of the clock.
test('time is moved on a page of the sandbox, which says where it stands', async ({ page }) => {
  const before = (await timeNow()).now;
  await page.goto('/dev/clock');
  await expect(page.getByRole('heading', { name: 'Orologio di prova' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '+ 1 giorno' }).click();
  await expect(page.getByText(/^Avanti di /)).toBeVisible();
  await expect.poll(async () => (await timeNow()).now >= later(before, 1)).toBe(true);
  await expect(page.getByRole('button', { name: '+ 1 giorno' })).toBeVisible();
  await expectAccessible(page);
});
