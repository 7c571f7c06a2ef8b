import type { Locator, Page } from '@playwright/test';
import { periodStart } from '@zanga/domain/membership/periods';
import { formatDate } from '@zanga/domain/time-format';
import { ask } from './support/database.ts';
import { expect, letPass, test, timeNow } from './support/own-time.ts';
import { expectAccessible, settled } from './support/page.ts';
import { call, messageTo, type Person, register, signIn, tokenFor } from './support/people.ts';

// Memberships from the first look to the end, in a shop whose time is moved: every label, date and mail on its day.

test.describe.configure({ timeout: 180_000 });

/** The plan on offer is the free one, and no card has had a trial. */
test.beforeEach(async ({ ownShop: _ }) => {
  await ask(`update prime_plans set begins_at = '2099-01-01' where version = 'pagata'`);
  await ask('delete from prime_trials');
});

const dayMs = 86_400_000;
const later = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);

const cards = { asks: '4000 0000 0000 3220', visa: '4242 4242 4242 4242', other: '5555 5555 5555 4444' };

const openPrime = async (page: Page): Promise<Locator> => {
  await page.goto('/home?prime=1');
  const modal = page.getByRole('dialog', { name: 'Zanga Prime', exact: true });
  await expect(modal).toBeVisible();
  return modal;
};

const lineOf = (modal: Locator) => modal.getByRole('status').first();

const typeCard = async (modal: Locator, number: string) => {
  await modal.getByLabel('Numero della carta').fill(number);
  await modal.getByLabel('Scadenza').fill('12/39');
  await modal.getByLabel('CVC').fill('123');
};

const confirmAtBank = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Conferma della banca' })
    .frameLocator('iframe')
    .getByRole('link', { name: 'Conferma' })
    .click();

/** What the bank says from now on to whoever asks it about somebody's cards. */
const cardsOf = ({ email }: Person, does: 'pays' | 'no_funds') =>
  ask(`update sandbox_cards set behaviour = '${does}' where customer_ref in
    (select customer_ref from payment_customers join users on users.id = user_id where email = '${email}')`);

/** Every payment of somebody, as the house keeps them, oldest first. */
const paymentsOf = async ({ email }: Person) =>
  (
    await ask(`select state, amount_cents, captured_cents from payments join users on users.id = user_id
      where email = '${email}' order by payments.created_at`)
  ).map(({ state, amount_cents, captured_cents }) => `${state} ${captured_cents}/${amount_cents}`);

/** To the second: the trial began when the card was confirmed, not when this test first looked at the clock. */
const trialEndOf = async (person: Person) => {
  const { body } = await call('GET /api/customer/prime', { token: (await tokenFor(person)) ?? '' });
  return new Date(body.trial_ends_at);
};

const cancelPrime = async (page: Page, modal: Locator, until: string) => {
  await modal.getByRole('button', { name: 'Disdici' }).click();
  const sheet = page.getByRole('dialog', { name: 'Disdire Zanga Prime?' });
  await expect(sheet).toContainText(`I vantaggi restano tuoi fino al ${until}.`);
  await sheet.getByRole('button', { name: 'Sì, disdici' }).click();
  await expect(lineOf(modal)).toHaveText(`Annullato, attivo fino al ${until}`);
  await expect(modal.getByRole('button', { name: 'Disdici' })).toHaveCount(0);
};

/** A visitor looks at Prime, signs in, and finds it open. */
const signInAtPrime = async (page: Page, person: Person) => {
  await page.goto('/home');
  await settled(page);
  await page.getByRole('main').getByRole('link', { name: /prime/i }).first().click();
  const login = page.getByRole('dialog', { name: 'Accedi' });
  await login.getByLabel('Email').fill(person.email);
  await login.getByLabel('Password', { exact: true }).fill(person.password);
  await login.getByRole('button', { name: 'Accedi' }).click();
  await expect(login).toBeHidden();
  return page.getByRole('dialog', { name: 'Zanga Prime', exact: true });
};

/** Subjects of all that was written to somebody about Prime. */
const primeMailsTo = async ({ email }: Person): Promise<readonly string[]> => {
  const { body } = await call(`GET /dev/outbox.json?to=${encodeURIComponent(email)}`);
  const sent = body.data as readonly { readonly subject: string }[];
  return sent.map(({ subject }) => subject).filter((subject) => subject.includes('Prime'));
};

/** A plan as it is offered, and what its trial asks of the card. */
type Offer = {
  readonly days: number;
  readonly words: string;
  readonly price: string;
  readonly button: string;
  readonly first: string;
  readonly month: string;
  readonly receipts: readonly string[];
};

const freeTrial: Offer = {
  days: 14,
  words: '14 giorni di prova gratis, poi 4,99 € al mese',
  price: '4,99 €',
  button: 'Provalo Gratis',
  first: 'released 0/100',
  month: 'paid 499/499',
  receipts: [],
};

const paidTrial: Offer = {
  days: 7,
  words: '7 giorni di prova a 1,99 €, poi 5,99 € al mese',
  price: '5,99 €',
  button: 'Provalo',
  first: 'paid 199/199',
  month: 'paid 599/599',
  receipts: ['Ricevuta Zanga Prime: 1,99 €'],
};

const offerPaidTrial = () =>
  ask(`insert into prime_plans (version, price_cents, trial_days, trial_amount_cents, free_delivery_over_cents, instore_percent, begins_at)
    select 'pagata', 599, 7, 199, free_delivery_over_cents, instore_percent, '2026-01-02' from prime_plans limit 1
    on conflict (version) do update set begins_at = excluded.begins_at`);

/** From the first look, through the bank's question, to a trial; tells when it ends. */
const tryPrime = async (page: Page, person: Person, offer: Offer) => {
  const modal = await signInAtPrime(page, person);
  const expected = formatDate(later((await timeNow()).now, offer.days));
  await expect(modal).toContainText(offer.words);
  await expect(modal).toContainText(`${expected}, ${offer.price}`);
  await expect(modal.getByText('pre-autorizzazione di 1,00 €')).toHaveCount(offer === freeTrial ? 1 : 0);
  await typeCard(modal, cards.asks);
  await modal.getByRole('button', { name: offer.button, exact: true }).click();
  await confirmAtBank(page);
  await expect(lineOf(modal)).toHaveText(`In prova fino al ${expected}`);
  await expect(modal).toContainText(`Prossimo addebito${expected}, ${offer.price}`);
  await expect.poll(() => paymentsOf(person)).toEqual([offer.first]);
  const first = await trialEndOf(person);
  expect((await messageTo(person.email, /La tua prova/)).text).toContain(formatDate(first));
  return first;
};

const renew = async (page: Page, person: Person, offer: Offer, first: Date) => {
  const day = (period: number) => formatDate(periodStart(first, period));
  await letPass(later(first, -3));
  expect((await messageTo(person.email, /sta per finire/)).text).toContain(day(0));
  await letPass(first);
  const modal = await openPrime(page);
  await expect(lineOf(modal)).toHaveText(`Attivo, si rinnova il ${day(1)}`);
  const receipt = new RegExp(`^Ricevuta Zanga Prime: ${offer.price}$`);
  expect((await messageTo(person.email, receipt)).text).toContain(day(1));
  expect(await paymentsOf(person)).toEqual([offer.first, offer.month]);
};

/** The card runs dry; another one pays what is due. */
const failAndRecover = async (page: Page, person: Person, offer: Offer, first: Date) => {
  const day = (period: number) => formatDate(periodStart(first, period));
  await cardsOf(person, 'no_funds');
  await letPass(later(periodStart(first, 1), -2));
  expect((await messageTo(person.email, /si rinnova tra poco/)).text).toContain(day(1));
  await letPass(periodStart(first, 1));
  const told = await messageTo(person.email, /Non siamo riusciti a rinnovare/);
  expect(told.text).toContain('La carta non ha fondi sufficienti');
  const modal = await openPrime(page);
  await expect(lineOf(modal)).toHaveText('Il rinnovo non è andato: paga qui per restare Prime');
  await expectAccessible(page);
  await modal.getByRole('radio', { name: 'Nuova carta' }).check();
  await typeCard(modal, cards.other);
  await modal.getByRole('button', { name: `Paga ${offer.price}` }).click();
  await expect(lineOf(modal)).toHaveText(`Attivo, si rinnova il ${day(2)}`);
  await expect(modal).toContainText('Mastercard •••• 4444');
  return modal;
};

const leave = async (page: Page, person: Person, modal: Locator, end: Date) => {
  const until = formatDate(end);
  await cancelPrime(page, modal, until);
  expect((await messageTo(person.email, /Hai disdetto/)).text).toContain(until);
  await modal.getByRole('button', { name: 'Ci ho ripensato, resto' }).click();
  await expect(lineOf(modal)).toHaveText(`Attivo, si rinnova il ${until}`);
  await cancelPrime(page, modal, until);
  await letPass(later(end, 1));
};

const written = ({ price, receipts }: Offer) =>
  [
    'La tua prova di Zanga Prime è iniziata',
    ...receipts,
    'La tua prova di Zanga Prime sta per finire',
    `Ricevuta Zanga Prime: ${price}`,
    'Zanga Prime si rinnova tra poco',
    'Non siamo riusciti a rinnovare Zanga Prime',
    `Ricevuta Zanga Prime: ${price}`,
    'Hai disdetto Zanga Prime',
    'Hai disdetto Zanga Prime',
  ].toSorted();

for (const [kind, offer] of [
  ['free', freeTrial],
  ['paid', paidTrial],
] as const)
  test(`[PRM-1] [PRM-2] [PRM-3] [PRM-4] [PRM-5] [PRM-6] [PRM-7] [PRM-10] [PRM-11] a ${kind} trial is lived from the first look to the end`, async ({
    page,
  }) => {
    if (offer === paidTrial) await offerPaidTrial();
    const person = await register();
    const first = await tryPrime(page, person, offer);
    await renew(page, person, offer, first);
    await leave(page, person, await failAndRecover(page, person, offer, first), periodStart(first, 2));
    // Whoever has had a trial is offered none.
    const modal = await openPrime(page);
    await expect(modal.getByRole('button', { name: 'Iscriviti' })).toBeVisible();
    await expect(modal.getByRole('button', { name: offer.button, exact: true })).toHaveCount(0);
    await expect(modal).toContainText(`Oggi, ${offer.price}`);
    const charged = (await paymentsOf(person)).filter((paid) => paid === offer.month);
    expect(charged).toHaveLength(2);
    await expect.poll(async () => (await primeMailsTo(person)).toSorted()).toEqual(written(offer));
  });

test('[PRM-2] [VAL-11] who has had a trial joins without one, and has to choose a card', async ({ page }) => {
  const person = await register();
  await signIn(page, person);
  let modal = await openPrime(page);
  await typeCard(modal, cards.visa);
  await modal.getByRole('button', { name: 'Provalo Gratis' }).click();
  await expect(lineOf(modal)).toHaveText(/^In prova fino al /);
  await modal.getByRole('button', { name: 'Recedere dal contratto qui' }).click();
  await page
    .getByRole('dialog', { name: 'Recedere dal contratto?' })
    .getByRole('button', { name: 'Conferma il recesso' })
    .click();
  await messageTo(person.email, /^Recesso da Zanga Prime confermato$/);

  modal = await openPrime(page);
  await modal.getByRole('button', { name: 'Iscriviti' }).click();
  await expect(modal.getByText('* seleziona una carta di credito')).toBeVisible();
  await modal.getByRole('radio', { name: /termina con 4 2 4 2/ }).check();
  await modal.getByRole('button', { name: 'Iscriviti' }).click();
  await expect(lineOf(modal)).toHaveText(/^Attivo, si rinnova il /);
  expect(await paymentsOf(person)).toEqual(['released 0/100', 'paid 499/499']);
});

/** Somebody joins without a browser. */
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

test('[PRM-2] [PRM-12] a card that has had a trial gives no other one, whoever shows it', async ({
  page,
}) => {
  await joinSomebody(cards.visa);
  const person = await register();
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
});

test('[PRM-2] [PRM-12] a paid trial with such a card is given back, and said to be', async ({ page }) => {
  await joinSomebody(cards.visa);
  await offerPaidTrial();
  const person = await register();
  await signIn(page, person);
  const modal = await openPrime(page);
  await typeCard(modal, cards.visa);
  await modal.getByRole('button', { name: 'Provalo', exact: true }).click();
  const alert = modal.getByRole('alert').filter({ hasText: 'Con questa carta' });
  await expect(alert).toContainText('Ti restituiamo subito 1,99 €');
  const back = () =>
    ask(`select r.state, r.amount_cents from payment_refunds r join payments p on p.id = r.payment_id
      join users u on u.id = p.user_id where u.email = '${person.email}'`);
  await expect.poll(back).toEqual([{ state: 'done', amount_cents: 199 }]);
  await expect(modal.getByRole('button', { name: 'Iscriviti senza prova: 5,99 € oggi' })).toBeVisible();
  const { body } = await call('GET /api/customer/prime', { token: (await tokenFor(person)) ?? '' });
  expect(body).toMatchObject({ active: false, can_trial: true });
});

test('[PRM-2] [PRM-4] a paid trial is charged at once, and ends where the card ends', async ({ page }) => {
  await offerPaidTrial();
  const person = await register();
  await signIn(page, person);
  let modal = await openPrime(page);
  const first = later((await timeNow()).now, 7);
  await expect(modal).toContainText('7 giorni di prova a 1,99 €, poi 5,99 € al mese');
  await expect(modal.getByText('pre-autorizzazione')).toHaveCount(0);
  await typeCard(modal, '3782 822463 10005');
  await modal.getByLabel('CVC').fill('1234');
  await modal.getByRole('button', { name: 'Provalo', exact: true }).click();
  await expect(lineOf(modal)).toHaveText(`In prova fino al ${formatDate(first)}`);
  expect(await paymentsOf(person)).toEqual(['paid 199/199']);

  await cardsOf(person, 'no_funds');
  await letPass(later(first, 4));
  modal = await openPrime(page);
  await expect(lineOf(modal)).toHaveText('Il rinnovo non è andato: paga qui per restare Prime');
  await letPass(later(first, 7));
  modal = await openPrime(page);
  await expect(modal.getByRole('button', { name: 'Iscriviti' })).toBeVisible();
  await messageTo(person.email, /^Il tuo Zanga Prime è finito$/);
  expect(await paymentsOf(person)).toEqual(['paid 199/199', ...Array(4).fill('failed 0/599')]);
});

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

test('[PRM-3] [PRM-8] [PRM-9] the code for the till counts down, runs out, and is shown afresh', async ({
  page,
}) => {
  const person = await joinSomebody(cards.visa);
  await page.clock.install();
  await signIn(page, person);
  const modal = await openPrime(page);
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
  await modal.getByRole('button', { name: 'Nuovo QR code' }).click();
  await expect(picture).toBeVisible();
});
