import type { Locator, Page } from '@playwright/test';
import { periodStart } from '@zanga/domain/membership/periods';
import { formatDate } from '@zanga/domain/time-format';
import { ask } from './database.ts';
import { expect, letPass, timeNow } from './own-time.ts';
import { expectAccessible, settled } from './page.ts';
import { call, messageTo, type Person, tokenFor } from './people.ts';

// A membership as it is lived in a browser, step by step, in a shop whose time is moved.

const dayMs = 86_400_000;
export const later = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);

export const cards = {
  asks: '4000 0000 0000 3220',
  visa: '4242 4242 4242 4242',
  other: '5555 5555 5555 4444',
};

export const openPrime = async (page: Page): Promise<Locator> => {
  await page.goto('/home?prime=1');
  const modal = page.getByRole('dialog', { name: 'Zanga Prime', exact: true });
  await expect(modal).toBeVisible();
  return modal;
};

export const lineOf = (modal: Locator) => modal.getByRole('status').first();

export const typeCard = async (modal: Locator, number: string) => {
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

/** Sets the bank's answer for a person's cards. */
const cardsOf = ({ email }: Person, does: 'pays' | 'no_funds') =>
  ask(`update sandbox_cards set behaviour = '${does}' where customer_ref in
    (select customer_ref from payment_customers join users on users.id = user_id where email = '${email}')`);

/** Every stored payment of a person, oldest first. */
export const paymentsOf = async ({ email }: Person) =>
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

/** All mails to a person about Prime, collected step by step: the outbox drops old ones as time walks. */
export const mailsOf = ({ email }: Person) => {
  const seen = new Map<number, string>();
  const expected: string[] = [];
  const read = async () => {
    const { body } = await call(`GET /dev/outbox.json?to=${encodeURIComponent(email)}`);
    for (const { id, subject } of body.data as readonly { readonly id: number; readonly subject: string }[])
      if (subject.includes('Prime')) seen.set(id, subject);
    return [...seen.values()].toSorted();
  };
  return {
    /** These have come since the last look, and nothing else has. */
    also: async (...subjects: readonly string[]) => {
      expected.push(...subjects);
      await expect.poll(read).toEqual(expected.toSorted());
    },
  };
};
type Mails = ReturnType<typeof mailsOf>;

type Walker = { readonly page: Page; readonly person: Person; readonly offer: Offer; readonly mails: Mails };

/** A plan as it is offered, and what its trial asks of the card. */
type Offer = {
  readonly days: number;
  readonly words: string;
  readonly price: string;
  readonly button: string;
  /** Words about the first charge, by the last day of the trial. */
  readonly charge: (day: string) => string;
  readonly first: string;
  readonly month: string;
  readonly receipts: readonly string[];
};

export const freeTrial: Offer = {
  days: 14,
  words: '14 giorni di prova gratis, poi 4,99 € al mese',
  price: '4,99 €',
  button: 'Provalo Gratis',
  charge: (day) => `Primo addebito${day}, 4,99 €`,
  first: 'released 0/100',
  month: 'paid 499/499',
  receipts: [],
};

export const paidTrial: Offer = {
  days: 7,
  words: '7 giorni di prova a 1,99 €, poi 5,99 € al mese',
  price: '5,99 €',
  button: 'Provalo',
  charge: (day) => `Primo addebitoOggi, 1,99 € per la prova; poi 5,99 € il ${day}`,
  first: 'paid 199/199',
  month: 'paid 599/599',
  receipts: ['Ricevuta Zanga Prime: 1,99 €'],
};

export const offerPaidTrial = () =>
  ask(`insert into prime_plans (version, price_cents, trial_days, trial_amount_cents, free_delivery_over_cents, instore_percent, begins_at)
    select 'pagata', 599, 7, 199, free_delivery_over_cents, instore_percent, '2026-01-02' from prime_plans limit 1
    on conflict (version) do update set begins_at = excluded.begins_at`);

/** From the first look, through the bank's question, to a trial; returns its end. */
export const tryPrime = async ({ page, person, offer, mails }: Walker) => {
  const modal = await signInAtPrime(page, person);
  const expected = formatDate(later((await timeNow()).now, offer.days));
  await expect(modal).toContainText(offer.words);
  await expect(modal).toContainText(offer.charge(expected));
  await expect(modal.getByText('pre-autorizzazione di 1,00 €')).toHaveCount(offer === freeTrial ? 1 : 0);
  await typeCard(modal, cards.asks);
  await modal.getByRole('button', { name: offer.button, exact: true }).click();
  await confirmAtBank(page);
  await expect(lineOf(modal)).toHaveText(`In prova fino al ${expected}`);
  await expect(modal).toContainText(`Prossimo addebito${expected}, ${offer.price}`);
  await expect.poll(() => paymentsOf(person)).toEqual([offer.first]);
  const first = await trialEndOf(person);
  expect((await messageTo(person.email, /La tua prova/)).text).toContain(formatDate(first));
  await mails.also('La tua prova di Zanga Prime è iniziata', ...offer.receipts);
  return first;
};

export const renew = async ({ page, person, offer, mails }: Walker, first: Date) => {
  const day = (period: number) => formatDate(periodStart(first, period));
  await letPass(later(first, -3));
  expect((await messageTo(person.email, /sta per finire/)).text).toContain(day(0));
  await mails.also('La tua prova di Zanga Prime sta per finire');
  await letPass(first);
  const modal = await openPrime(page);
  await expect(lineOf(modal)).toHaveText(`Attivo, si rinnova il ${day(1)}`);
  const receipt = new RegExp(`^Ricevuta Zanga Prime: ${offer.price}$`);
  expect((await messageTo(person.email, receipt)).text).toContain(day(1));
  await mails.also(`Ricevuta Zanga Prime: ${offer.price}`);
  expect(await paymentsOf(person)).toEqual([offer.first, offer.month]);
};

/** The card has no money; another one pays the due amount. */
export const failAndRecover = async ({ page, person, offer, mails }: Walker, first: Date) => {
  const day = (period: number) => formatDate(periodStart(first, period));
  await cardsOf(person, 'no_funds');
  await letPass(later(periodStart(first, 1), -2));
  expect((await messageTo(person.email, /si rinnova tra poco/)).text).toContain(day(1));
  await mails.also('Zanga Prime si rinnova tra poco');
  await letPass(periodStart(first, 1));
  const told = await messageTo(person.email, /Non siamo riusciti a rinnovare/);
  expect(told.text).toContain('La carta non ha fondi sufficienti');
  await mails.also('Non siamo riusciti a rinnovare Zanga Prime');
  const modal = await openPrime(page);
  await expect(lineOf(modal)).toHaveText('Il rinnovo non è andato: paga qui per restare Prime');
  await expectAccessible(page);
  await modal.getByRole('radio', { name: 'Nuova carta' }).check();
  await typeCard(modal, cards.other);
  await modal.getByRole('button', { name: `Paga ${offer.price}` }).click();
  await expect(lineOf(modal)).toHaveText(`Attivo, si rinnova il ${day(2)}`);
  await expect(modal).toContainText('Mastercard •••• 4444');
  await mails.also(`Ricevuta Zanga Prime: ${offer.price}`);
  return modal;
};

export const leave = async ({ page, person, mails }: Walker, modal: Locator, end: Date) => {
  const until = formatDate(end);
  await cancelPrime(page, modal, until);
  expect((await messageTo(person.email, /Hai disdetto/)).text).toContain(until);
  await mails.also('Hai disdetto Zanga Prime');
  await modal.getByRole('button', { name: 'Ci ho ripensato, resto' }).click();
  await expect(lineOf(modal)).toHaveText(`Attivo, si rinnova il ${until}`);
  await cancelPrime(page, modal, until);
  await mails.also('Hai disdetto Zanga Prime');
  await letPass(later(end, 1));
  await mails.also();
};
