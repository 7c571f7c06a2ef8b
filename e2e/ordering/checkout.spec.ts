import type { Page } from '@playwright/test';
import { setPrice } from '../support/database.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call, newPerson, register, signIn, tokenFor } from '../support/people.ts';
import { bothSizes } from '../support/sizes.ts';
import {
  answerBank,
  cards,
  chooseWay,
  fillCart,
  fillOwnCart,
  openTill,
  orderButton,
  thanked,
  type Way,
  writeCard,
  writeContact,
} from '../support/till.ts';

// Reduced motion, so that every element has arrived. The browser logs every refusal.
test.use({ expectedNoise: [/status of (402|409)/] });

type Payment = 'card' | '3-D Secure card' | 'failing card, then a good one' | 'cash';

const pay = async (page: Page, payment: Payment) => {
  if (payment === 'cash') {
    await page.getByRole('radio', { name: /^Contanti/ }).check();
    return orderButton(page).click();
  }
  const failing = payment === 'failing card, then a good one';
  const first = payment === '3-D Secure card' ? cards.asks : failing ? cards.poor : cards.good;
  await writeCard(page, first);
  await orderButton(page).click();
  if (payment === '3-D Secure card') await answerBank(page, 'Conferma');
  if (!failing) return;
  const words = 'La carta non ha fondi sufficienti: prova con un’altra carta';
  await expect(page.locator('#payment').getByText(words)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Avvisi' }).getByText(words)).toBeVisible();
  await expect(page).toHaveURL(/ordine=ord_/);
  await writeCard(page, cards.good);
  await orderButton(page).click();
};

// Each way for both kinds of people, each payment for one: every pair of them would say no more.
const guests: readonly (readonly [Way, Payment])[] = [
  ['delivery', '3-D Secure card'],
  ['delivery', 'cash'],
  ['pickup', 'failing card, then a good one'],
  ['shipping', 'card'],
];

const customers: readonly (readonly [Way, Payment])[] = [
  ['delivery', 'card'],
  ['pickup', '3-D Secure card'],
  ['shipping', 'failing card, then a good one'],
];

const proves: Record<Payment, string> = {
  card: '[API-16] [ERR-10] ',
  '3-D Secure card': '[API-16] [API-41] [ERR-10] ',
  'failing card, then a good one': '[API-16] [ERR-8] [ERR-9] [ERR-10] ',
  cash: '',
};

test.describe('a guest', () => {
  for (const [way, payment] of guests)
    test(
      `[RTE-9] [RTE-10] [API-38] ${proves[payment]}orders: ${way}, ${payment}`,
      payment === '3-D Secure card' ? bothSizes : {},
      async ({ page }) => {
        await fillCart(page, way);
        await openTill(page);
        await chooseWay(page, way);
        await writeContact(page, newPerson());
        await expectAccessible(page);
        await pay(page, payment);
        await thanked(page);
        await expectAccessible(page);
        // Ordered lines have left the cart.
        await expect(
          page.getByRole('banner').getByRole('link', { name: 'Carrello', exact: true }),
        ).toBeVisible();
      },
    );
});

test.describe('a customer', () => {
  for (const [way, payment] of customers)
    test(`[RTE-9] [RTE-10] [RTE-13] [API-38] ${proves[payment]}orders: ${way}, ${payment}`, async ({
      page,
    }) => {
      const person = await register();
      await fillOwnCart((await tokenFor(person)) ?? '', way);
      await signIn(page, person);
      await openTill(page);
      // Known contacts are one line instead of a form.
      await expect(page.getByRole('button', { name: /^Chi sei / })).toContainText(person.email);
      await chooseWay(page, way);
      await pay(page, payment);
      const id = await thanked(page);
      await page.goto('/orders');
      await expect(page.getByRole('link', { name: /^Apri l’ordine/ })).toHaveAttribute(
        'href',
        `/orders/${id}`,
      );
    });
});

test('[RTE-9] [API-25] a customer with a kept address has goods sent there, and is asked nothing twice', async ({
  page,
}) => {
  const person = await register();
  const token = (await tokenFor(person)) ?? '';
  const town = { zip: '95131', city: 'Catania', province: 'CT' };
  const home = { label: 'Casa', street: 'Via Etnea', number: '218', lat: 37.5119, lng: 15.0839 };
  const work = { label: 'Lavoro', street: 'Corso Italia', number: '9', lat: 37.5154, lng: 15.0961 };
  for (const place of [home, work])
    await call('POST /api/customer/addresses', { token, body: { ...town, ...place } });
  await fillOwnCart(token, 'shipping');
  await signIn(page, person);
  await openTill(page);
  const where = page.getByRole('button', { name: /^Dove Spedizione/ });
  await expect(where).toContainText('Via Etnea 218');
  await expect(page.getByRole('button', { name: /^Chi sei / })).toContainText(person.email);
  // All that is left to write is the card.
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByLabel(/^(Nome e cognome|Cellulare|Email)$/)).toHaveCount(0);
  await where.click();
  await page.getByRole('radio', { name: 'Un altro indirizzo' }).check();
  await expect(page.getByRole('button', { name: 'Annulla' })).toBeVisible();
  await expect(orderButton(page)).toBeHidden();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(orderButton(page)).toBeVisible();
  // Choosing closes the row.
  await page.getByRole('radio', { name: /^Lavoro/ }).click();
  await expect(where).toContainText('Corso Italia 9');
  await expectAccessible(page);
  await writeCard(page, cards.good);
  await orderButton(page).click();
  const id = await thanked(page);
  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('main')).toContainText('Corso Italia 9, 95131 Catania (CT)');
  await expect(page.getByRole('main')).not.toContainText('Via Etnea');
});

test.describe('the till', () => {
  test('[RTE-9] names missing fields, and leads to each', async ({ page }) => {
    await fillCart(page, 'pickup');
    await openTill(page);
    // The button that binds has the foot of a phone to itself.
    await expect(page.getByRole('navigation', { name: 'Navigazione rapida' })).toBeHidden();
    await orderButton(page).click();
    const missing = page.getByRole('heading', { name: /^Mancano ancora \d cose$/ });
    await expect(missing).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Nome e cognome: campo obbligatorio', exact: true }).click();
    const name = page.getByLabel('Nome e cognome');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('campo obbligatorio');
    await name.fill('Ada');
    await expect(name).toHaveAccessibleDescription('scrivi nome e cognome');
    await name.fill('Ada Prova');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: /^Scrivi dove te lo portiamo/ }).click();
    await expect(page.getByRole('radio', { name: /^Consegna/ })).toBeFocused();
  });

  test('[RTE-9] places one order, however often the button is pressed', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/api\/orders$/.test(new URL(request.url()).pathname))
        sent.push(request.postData() ?? '');
    });
    await fillCart(page, 'pickup');
    await openTill(page);
    await chooseWay(page, 'pickup');
    await writeContact(page, newPerson());
    await page.getByRole('radio', { name: /^Alla cassa/ }).check();
    await orderButton(page).dblclick();
    await thanked(page);
    expect(sent).toHaveLength(1);
  });

  test('[RTE-9] shows a total that changed before anything is charged', async ({ page }) => {
    // Only this test buys these, so a stock that ends surprises no other.
    const product = 'tazza-buongiorno';
    await fillCart(page, 'shipping', product);
    await openTill(page);
    await chooseWay(page, 'shipping');
    await writeContact(page, newPerson());
    await writeCard(page, cards.good);
    const before = await setPrice(product, 1950);
    try {
      await orderButton(page).click();
      const told = page.getByRole('heading', { name: 'Il totale è cambiato: ricontrolla e conferma' });
      await expect(told).toBeFocused();
      await expect(page.getByRole('button', { name: /^Il totale era .+, ora è / })).toBeVisible();
      await orderButton(page).click();
      await thanked(page);
    } finally {
      await setPrice(product, before);
    }
  });

  test('[RTE-9] [ERR-8] comes back to the same order after a reload and a closed tab', async ({
    page,
    context,
  }) => {
    await fillCart(page, 'pickup');
    await openTill(page);
    await chooseWay(page, 'pickup');
    await writeContact(page, newPerson());
    await writeCard(page, cards.poor);
    await orderButton(page).click();
    await expect(page).toHaveURL(/ordine=ord_/);
    await expect(page.locator('#payment').getByRole('alert').filter({ hasText: /fondi/ })).toBeVisible();
    const order = new URL(page.url()).searchParams.get('ordine');
    await page.reload();
    await expect(page.getByText('Il tuo ordine è da parte: manca solo il pagamento.')).toBeVisible();
    await page.close();

    const another = await context.newPage();
    await another.goto('/checkout');
    await another.getByRole('link', { name: 'Completa il pagamento' }).click();
    await expect(another).toHaveURL(new RegExp(`ordine=${order}`));
    await writeCard(another, cards.good);
    await orderButton(another).click();
    expect(await thanked(another)).toBe(order);
  });

  test('[ERR-8] a bank’s no is no end: the same order is paid with another answer', async ({ page }) => {
    await fillCart(page, 'pickup');
    await openTill(page);
    await chooseWay(page, 'pickup');
    await writeContact(page, newPerson());
    await writeCard(page, cards.asks);
    await orderButton(page).click();
    await answerBank(page, 'Rifiuta');
    await expect(page.locator('#payment').getByText(/^La banca non ha confermato che sei tu/)).toBeVisible();
    await orderButton(page).click();
    await answerBank(page, 'Conferma');
    await thanked(page);
  });

  test('[RTE-9] refuses a coupon in words, and greets an empty cart', async ({ page }) => {
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: 'Qui si paga, ma il carrello è vuoto' })).toBeVisible();
    await expectAccessible(page);
    await fillCart(page, 'pickup');
    await page.evaluate(() => sessionStorage.clear());
    await openTill(page);
    await page.getByRole('button', { name: /^Coupon/ }).click();
    await page.getByLabel('Codice coupon').fill('NONESISTE');
    await page.getByRole('button', { name: 'Applica' }).click();
    await expect(page.getByLabel('Codice coupon')).toHaveAccessibleDescription(/coupon/i);
    await expect(page.getByLabel('Codice coupon')).toHaveAttribute('aria-invalid', 'true');
  });

  test('[RTE-10] shows no thanks without an order', async ({ page }) => {
    await page.goto('/thank-you');
    await expect(page.getByRole('heading', { name: 'Nessun ordine qui' })).toBeVisible();
    await settled(page);
    await expectAccessible(page);
  });
});

test.describe('when the bank cannot be reached', () => {
  test.use({ expectedNoise: [/503/] });

  test('[ERR-9] says so, and the order waits', async ({ page }) => {
    await page.route('**/api/payment/intent**', (route) =>
      route.fulfill({
        status: 503,
        json: {
          error: 'Errore nel pagamento con carta, si prega di riprovare',
          code: 'payment.unavailable',
        },
      }),
    );
    await fillCart(page, 'pickup');
    await openTill(page);
    await chooseWay(page, 'pickup');
    await writeContact(page, newPerson());
    await writeCard(page, cards.good);
    await orderButton(page).click();
    const told = page.getByRole('heading', { name: 'Errore nel pagamento con carta, si prega di riprovare' });
    await expect(told).toBeFocused();
    await page.unroute('**/api/payment/intent**');
    await orderButton(page).click();
    await thanked(page);
  });
});
