import { setPrice } from '../support/database.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { call, newPerson, register, signIn, tokenFor } from '../support/people.ts';
import {
  answerBank,
  cards,
  chooseWay,
  fillCart,
  fillOwnCart,
  openTill,
  orderButton,
  thanked,
  writeCard,
  writeContact,
} from '../support/till.ts';

// Reduced motion, so that every element has arrived. The browser logs every refusal.
test.use({ expectedNoise: [/status of (402|409)/] });

// Only here: a guest's whole order in one go, each screen of it looked at as a whole, and the cart empty after it.
test('[RTE-9] [RTE-10] [API-16] [API-38] [API-41] [ERR-10] a guest has it brought, and pays by a card whose bank asks', async ({
  page,
}) => {
  await fillCart(page, 'delivery');
  await openTill(page);
  await chooseWay(page, 'delivery');
  await writeContact(page, newPerson());
  await expectAccessible(page);
  await writeCard(page, cards.asks);
  await orderButton(page).click();
  const bank = page.getByRole('dialog', { name: 'Conferma della banca' }).frameLocator('iframe');
  await expect(bank.getByText('Sei tu che stai pagando?')).toBeVisible();
  await expectAccessible(page);
  await answerBank(page, 'Conferma');
  await thanked(page);
  await expectAccessible(page);
  // Ordered lines have left the cart.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carrello', exact: true })).toBeVisible();
});

// Only here: a customer's addresses and contacts fill the checkout, and the order goes where the chosen one says.
test('[RTE-9] [RTE-10] [RTE-13] [API-16] [API-25] [API-38] [ERR-10] a customer with a kept address has goods sent there, and is asked nothing twice', async ({
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
  await page.goto('/orders');
  const own = page.getByRole('link', { name: /^Apri l’ordine/ });
  await expect(own).toHaveAttribute('href', `/orders/${id}`);
  await own.click();
  await expect(page.getByRole('main')).toContainText('Corso Italia 9, 95131 Catania (CT)');
  await expect(page.getByRole('main')).not.toContainText('Via Etnea');
});

test.describe('the till', () => {
  test.use({ expectedNoise: [/status of (402|409)|503/] });

  // Only here: the focus goes to each missing field, and an order whose bank is away is paid at the next press.
  test('[RTE-9] [ERR-9] greets an empty cart, names missing fields, leads to each, and says that the bank is away', async ({
    page,
  }) => {
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: 'Qui si paga, ma il carrello è vuoto' })).toBeVisible();
    await fillCart(page, 'pickup');
    await page.evaluate(() => sessionStorage.clear());
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

    await chooseWay(page, 'pickup');
    await writeContact(page, newPerson());
    await writeCard(page, cards.good);
    const words = 'Errore nel pagamento con carta, si prega di riprovare';
    await page.route('**/api/payment/intent**', (route) =>
      route.fulfill({ status: 503, json: { error: words, code: 'payment.unavailable' } }),
    );
    await orderButton(page).click();
    await expect(page.getByRole('heading', { name: words })).toBeFocused();
    await page.unroute('**/api/payment/intent**');
    await orderButton(page).click();
    await thanked(page);
  });

  // Only here: a new total is shown, in its place, before it is charged.
  test('[RTE-9] [API-38] shows a total that changed before anything is charged', async ({ page }) => {
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

  // Only here: an unpaid order survives the page and the tab it was made in, and each bank's no.
  test('[RTE-9] [ERR-8] comes back to the same order after a reload, a closed tab and a bank’s no', async ({
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
    await writeCard(another, cards.asks);
    await orderButton(another).click();
    await answerBank(another, 'Rifiuta');
    await expect(
      another.locator('#payment').getByText(/^La banca non ha confermato che sei tu/),
    ).toBeVisible();
    await orderButton(another).click();
    await answerBank(another, 'Conferma');
    expect(await thanked(another)).toBe(order);
  });
});
