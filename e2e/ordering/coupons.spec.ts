import type { Page } from '@playwright/test';
import { giveCoupon } from '../support/coupons.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call, register, signIn, tokenFor } from '../support/people.ts';
import { clerkOf, enterOffice } from '../support/staff.ts';

// The browser notes every refusal.
test.use({ expectedNoise: [/status of 40[39]/] });

const main = (page: Page) => page.getByRole('main');

/** The link that gives a coupon away, made the way people do. */
const makeLink = async (page: Page, coupon: string): Promise<string> => {
  await page.goto(`/coupons/${coupon}`);
  await page.getByRole('button', { name: 'Crea il link' }).click();
  await expect(page.getByRole('button', { name: 'Invia il link' })).toBeVisible();
  const link = await page.getByText(/share\/coupons\?encrypted=/).textContent();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
};

const useAtTill = async (till: Page, code: string) => {
  await enterOffice(till, clerkOf('catania'));
  await till.getByRole('link', { name: 'Scanner' }).click();
  const field = till.getByLabel('Cifre del codice');
  await field.fill(code);
  await field.press('Enter');
};

// Only here: the words for a visitor, and for a link that is none.
test('[RTE-15] [RTE-16] [MNU-5] [API-24] a visitor is told honestly that coupons need an account, and that a link is forged or cut off', async ({
  page,
}) => {
  await page.goto('/coupons');
  await settled(page);
  await expect(main(page).getByRole('heading', { name: 'I tuoi coupon stanno qui' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Accedi' })).toBeVisible();
  await page.goto('/home?menu=1');
  const menu = page.getByRole('dialog', { name: 'Menù' });
  await expect(menu.getByRole('link', { name: 'Faq' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'I miei coupon' })).toHaveCount(0);
  await page.goto('/share/coupons?encrypted=not-one-of-ours');
  await expect(page.getByRole('heading', { level: 1, name: 'Questo link non va bene' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/share/coupons');
  await expect(page.getByText(/^Questo link è incompleto/)).toBeVisible();
});

// Only here: a code on a phone and the till that reads it, there and back.
test('[RTE-15] [MNU-5] [API-23] a customer finds their coupon, shows it, and the till uses it once', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow(); // Registration, and a till beside the telephone.
  const person = await register();
  await signIn(page, person);
  await page.goto('/coupons');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'I miei coupon' })).toBeVisible();
  await giveCoupon(person.email, 'Dieci e lode');

  await page.goto('/home?menu=1');
  await page.getByRole('dialog', { name: 'Menù' }).getByRole('link', { name: 'I miei coupon' }).click();
  const row = main(page).getByRole('listitem').filter({ hasText: 'Dieci e lode' });
  await expect(row).toContainText('10 %');
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Apri il coupon «Dieci e lode»' }).click();
  await expect(page.getByRole('img', { name: 'QR code del coupon' })).toBeVisible();
  await expect(page.getByText(/^\d+ secondi$/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Condizioni' })).toBeVisible();
  await expectAccessible(page);

  const digits = page.getByText(/^\d{4} \d{4}$/);
  const shop = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'it-IT' });
  const till = await shop.newPage();
  await useAtTill(till, (await digits.textContent()) ?? '');
  const usedUp = till.getByRole('heading', { level: 2, name: /^Dieci e lode/ });
  await expect(usedUp).toBeVisible();
  await expectAccessible(till);

  // It was the wrong one: the till gives it back, and the customer has it as before.
  await till
    .getByRole('alert')
    .getByRole('button', { name: /^Annulla l’uso/ })
    .click();
  const why = till.getByRole('dialog', { name: 'Annullare questo uso?' });
  await why.getByRole('button', { name: 'Letto il codice sbagliato' }).click();
  await expectAccessible(till);
  await why.getByRole('button', { name: 'Annulla l’uso' }).click();
  await expect(till.getByRole('heading', { level: 2, name: 'Uso annullato' })).toBeVisible();
  await expect(till.getByRole('button', { name: /^Annulla l’uso/ })).toHaveCount(0);
  await expectAccessible(till);
  await page.reload();
  await expect(page.getByRole('img', { name: 'QR code del coupon' })).toBeVisible();
  await till.getByLabel('Cifre del codice').fill((await digits.textContent()) ?? '');
  await till.getByLabel('Cifre del codice').press('Enter');
  await expect(usedUp).toBeVisible();
  await shop.close();

  await page.goto('/coupons');
  await settled(page);
  await expect(main(page).getByText('Dieci e lode')).toHaveCount(0);
});

// Only here: two people and one link, the sign-in between them.
test('[RTE-16] [API-24] a coupon goes to a friend by its link, once', async ({ page, browser, baseURL }) => {
  test.slow(); // Two people, one after the other.
  const giver = await register();
  const friend = await register();
  const coupon = await giveCoupon(giver.email, 'Un pensiero');
  await signIn(page, giver);
  const link = await makeLink(page, coupon);
  await expectAccessible(page);

  await page.goto(link);
  await page.getByRole('button', { name: 'Prendi il coupon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questo coupon è già tuo' })).toBeVisible();

  const theirs = await browser.newPage({ ...(baseURL && { baseURL }), locale: 'it-IT' });
  await theirs.goto(link);
  await expect(theirs.getByText('Te lo regala Ada')).toBeVisible();
  await theirs.getByRole('button', { name: 'Accedi e prendilo' }).click();
  const login = theirs.getByRole('dialog', { name: 'Accedi' });
  await login.getByLabel('Email').fill(friend.email);
  await login.getByLabel('Password', { exact: true }).fill(friend.password);
  await login.getByRole('button', { name: 'Accedi' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Il coupon è tuo' })).toBeVisible();
  await theirs.getByRole('link', { name: 'Apri il coupon' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Un pensiero' })).toBeVisible();
  await expect(theirs.getByText('Te l’ha regalato Ada')).toBeVisible();
  await theirs.close();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'È arrivato prima qualcun altro' })).toBeVisible();
  await expectAccessible(page);
});

/** A cart that only waits to be paid: arancini to be fetched on a coming day, whatever the hour is now. */
const fillCart = async (token: string) => {
  const query = 'mode=pickup&pieces=4';
  const { body } = await call(`GET /api/shops/catania/slots?${query}`);
  const slot = body.data.findLast(({ state }: { state: string }) => state === 'free').at;
  const items = [{ product: 'arancino-al-ragu', qty: 4 }];
  const deliveries = [{ mode: 'pickup', shop: 'catania', slot }];
  await call('POST /api/customer/carts', { token, body: { items, deliveries } });
};

// Only here: the picker over the checkout, its Back, and the total that follows.
test('[RTE-9] [API-23] the checkout refuses a coupon in words, tells what each would save, and the one that is chosen pays its part', async ({
  page,
}) => {
  test.slow(); // Registration and a whole order.
  const person = await register();
  const token = (await tokenFor(person)) ?? '';
  await giveCoupon(person.email, 'Metà prezzo', { rate_basis_points: 5000 });
  await giveCoupon(person.email, 'Solo per spese grandi', { minimum_cents: 90_000 });
  await fillCart(token);
  await signIn(page, person);
  await page.goto('/checkout');
  await settled(page);
  await page.getByRole('button', { name: /^Coupon/ }).click();
  const typed = page.getByLabel('Codice coupon');
  await typed.fill('NONESISTE');
  await page.getByRole('button', { name: 'Applica' }).click();
  await expect(typed).toHaveAccessibleDescription(/coupon/i);
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Scegli tra i tuoi coupon' }).click();
  const picker = page.getByRole('dialog', { name: 'I tuoi coupon' });
  const offers = picker.getByRole('listitem');
  // Theirs, and the gift of welcome that came when the phone was confirmed.
  await expect(offers).toHaveCount(3);
  // Going back closes it, and nothing else.
  await page.goBack();
  await expect(picker).toBeHidden();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByRole('button', { name: 'Scegli tra i tuoi coupon' }).click();
  await expect(offers.first()).toContainText(/^Metà prezzo.*Risparmi \d/);
  await expect(offers.filter({ hasText: 'Solo per spese grandi' })).toContainText(/Mancano \d/);
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Usa questo: «Metà prezzo»' }).click();
  await expect(picker).toBeHidden();
  await expect(page.locator('#coupon').getByRole('status')).toContainText('Metà prezzo');

  await page.getByLabel('Numero della carta').fill('4242 4242 4242 4242');
  await page.getByLabel('Scadenza').fill('12/30');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^(Ordina e paga|Paga) / }).click();
  await expect(page).toHaveURL(/\/thank-you\?ordine=ord_/);
  await page.goto('/coupons');
  await expect(main(page).getByText('Solo per spese grandi')).toBeVisible();
  await expect(main(page).getByText('Metà prezzo')).toHaveCount(0);
});
