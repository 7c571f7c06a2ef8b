import type { Page } from '@playwright/test';
import { withTime } from '../support/hours.ts';
import { expect, expectAccessible, layoutShift, settled, test } from '../support/page.ts';
import { linkTo, register, signIn, tokenFor } from '../support/people.ts';
import { moveOrder, type Placed, placeOrder } from '../support/placed-orders.ts';
import { bothSizes } from '../support/sizes.ts';

/** A customer who is signed in, with an order or none. */
const customer = async (page: Page, part?: 'food' | 'goods') => {
  const person = await register();
  const token = (await tokenFor(person)) ?? '';
  const order = part && (await placeOrder({ part, token, person }));
  await signIn(page, person);
  return order;
};

const openOrder = async (page: Page, order: Placed | undefined) => {
  await page.goto(`/orders/${order?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Ordine ${order?.number}` })).toBeVisible();
};

test.describe('one’s orders', () => {
  test('[RTE-13] invite a visitor to sign in, and a newcomer to order', async ({ page }) => {
    await page.goto('/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'I tuoi ordini ti aspettano' })).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await customer(page);
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'Qui arriva il bello' })).toBeVisible();
    await expectAccessible(page);
  });

  test('[RTE-13] [RTE-14] are listed, opened and receipted', async ({ page }) => {
    const order = await customer(page, 'food');
    await page.goto('/orders');
    await expectAccessible(page);
    await page.getByRole('link', { name: `Apri l’ordine ${order?.number}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Ordine ${order?.number}` })).toBeVisible();
    await expect(page.getByText('Inviato: aspettiamo la conferma del negozio')).toBeVisible();
    await expect(page.getByText(/^Orario scelto: /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chiama Zanga Catania' })).toHaveAttribute('href', /^tel:/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ricevuta' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ricevuta' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Riepilogo IVA' })).toContainText('10 %');
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica la ricevuta' }).click();
    expect((await download).suggestedFilename()).toBe(`ordine-${order?.number}.pdf`);
    // On paper there is the receipt and nothing else.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'Riepilogo IVA' })).toBeVisible();
    for (const aside of [page.getByRole('banner'), page.getByRole('button'), page.getByRole('complementary')])
      await expect(aside.filter({ visible: true })).toHaveCount(0);
  });

  test('[RTE-14] of food cannot be returned, and may be taken back until the shop accepts, after being asked twice', async ({
    page,
  }) => {
    const order = await customer(page, 'food');
    await openOrder(page, order);
    await expect(page.getByText(/Cibi e bevande preparati .* non si possono restituire/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recedere dal contratto qui' })).toBeHidden();
    await page.getByRole('button', { name: 'Annulla l’ordine' }).click();
    await expect(page.getByRole('heading', { name: 'Annullare l’ordine?' })).toBeFocused();
    await page.getByRole('button', { name: 'No, tienilo' }).click();
    await page.getByRole('button', { name: 'Annulla l’ordine' }).click();
    await page.getByRole('button', { name: 'Sì, annulla' }).click();
    await expect(page.getByText(withTime('^Annullato {time}')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Annulla l’ordine' })).toBeHidden();
  });

  test('[RTE-14] move by themselves as the shop moves them', async ({ page }) => {
    const order = await customer(page, 'food');
    await openOrder(page, order);
    await moveOrder(order?.id ?? '', 'food', 'accept');
    await expect(page.getByText(withTime('^Confermato: pronto {time}'))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Annulla l’ordine' })).toBeHidden();
    await moveOrder(order?.id ?? '', 'food', 'finish', 'complete');
    await expect(page.getByText(withTime('^Ritirato {time}')).first()).toBeVisible();
  });

  test('[RTE-14] may be withdrawn from, for what may be returned', async ({ page }) => {
    const order = await customer(page, 'goods');
    await moveOrder(order?.id ?? '', 'goods', 'accept', 'finish', 'complete');
    await openOrder(page, order);
    await page.getByRole('button', { name: 'Recedere dal contratto qui' }).click();
    await expect(page.getByRole('heading', { name: 'Che cosa vuoi restituire?' })).toBeFocused();
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect(page.getByText('Scegli almeno un prodotto')).toBeVisible();
    await page.getByRole('checkbox', { name: /Cappellino/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByRole('button', { name: 'Conferma il recesso' }).click();
    await expect(page.getByRole('heading', { name: 'Recesso ricevuto' })).toBeFocused();
    await expect(
      page.getByText(withTime(String.raw`L’abbiamo registrato \d\d/\d\d/\d{4} {time}`)),
    ).toBeVisible();
  });

  test('[RTE-14] [RTE-19] are written about in a form that knows which one is meant', async ({ page }) => {
    const order = await customer(page, 'food');
    await openOrder(page, order);
    await page.getByRole('link', { name: 'Scrivici' }).click();
    const form = page.getByRole('region', { name: 'Scrivici un messaggio' });
    await expect(form).toBeInViewport();
    await expect(form.getByLabel('Numero dell’ordine')).toHaveValue(new RegExp(`^${order?.number}, Zanga `));
    await expect(form.getByLabel('Di che cosa si tratta?')).toHaveValue('order');
  });
});

test.describe('a guest', () => {
  test('[RTE-14] opens the order by the mailed link, which then says nothing of its key', async ({
    page,
  }) => {
    const { id, number, key, person } = await placeOrder();
    const link = await linkTo(person.email, /\/orders\/ord_\w+#[\w-]+/);
    expect(link).toBe(`/orders/${id}#${key}`);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: `Ordine ${number}` })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: `Ordine ${number}` })).toBeVisible();
    await page.goto('/orders');
    await expect(page.getByRole('link', { name: `Apri l’ordine ${number}` })).toBeVisible();
  });

  test('[RTE-10] is offered an account with everything already written', async ({ page }) => {
    const { id, key, person } = await placeOrder();
    await page.goto(`/orders/${id}#${key}`);
    await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
    await page.goto(`/thank-you?ordine=${id}`);
    await page.getByRole('button', { name: 'Crea l’account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Registrati' });
    await expect(dialog.getByLabel('Nome', { exact: true })).toHaveValue(person.firstname);
    await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
  });
});

test.describe('the same again', () => {
  const summary = (page: Page) => page.getByRole('main').getByText('Arancino al ragù').first();

  test('[RTE-14] a guest: two taps from the home to the checkout, without a shift', async ({ page }) => {
    const { id, key } = await placeOrder();
    await page.goto(`/orders/${id}#${key}`);
    await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
    await page.goto('/home');
    const last = page.getByRole('region', { name: 'Come l’altra volta?' });
    await expect(last).toContainText('2 × Arancino al ragù');
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await expectAccessible(page);
    await last.getByRole('button', { name: 'Ordina di nuovo' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(summary(page)).toBeVisible();
    await page.goBack();
    await expect(last).toBeVisible();
  });

  test('[RTE-14] a customer, from the list: asked about the lines in the cart, told of missing products', async ({
    page,
  }) => {
    const order = await customer(page, 'food');
    await page.route('**/api/customer/orders/*/again*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const [, cannolo] = body.items;
      const gone = { name: cannolo.name, slug: cannolo.product, why: 'options' };
      const dearer = [{ name: 'Arancino al ragù', before: 250, now: 300 }];
      await route.fulfill({ response, json: { items: body.items.slice(0, 1), missing: [gone], dearer } });
    });
    await page.goto('/orders');
    const again = page.getByRole('button', { name: `Ordina di nuovo: ordine ${order?.number}` });
    await again.click();
    const news = page.getByRole('region', { name: 'Rispetto all’altra volta' });
    await expect(news).toContainText('le scelte sono cambiate');
    await expect(news).toContainText(/Arancino al ragù: ora 3,00\s€, costava 2,50\s€/);
    await expectAccessible(page);
    await news.getByRole('button', { name: 'Ho capito' }).click();
    await expect(news).toBeHidden();
    await page.goBack();
    await again.click();
    const question = page.getByRole('dialog', { name: 'Nel carrello c’è già qualcosa' });
    await expect(question).toContainText('Hai già 2 prodotti nel carrello');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(again).toBeFocused();
    await again.click();
    await question.getByRole('button', { name: 'Svuota e metti quest’ordine' }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole('main').getByText('2 ×').first()).toBeVisible();
  });
});

test.describe('the running order', () => {
  const bar = (page: Page) => page.getByRole('complementary', { name: 'Ordine in corso' });

  test(
    '[RTE-14] of a guest stands above every page, counts down, and goes once its end was seen',
    bothSizes,
    async ({ page }) => {
      const { id, number, key } = await placeOrder();
      await page.goto(`/orders/${id}#${key}`);
      await expect(page.getByRole('heading', { level: 1, name: `Ordine ${number}` })).toBeVisible();
      await settled(page);
      // The page tells it already.
      await expect(bar(page)).toBeHidden();
      await page.goto('/home');
      await expect(bar(page)).toContainText('Aspettiamo la conferma del negozio');
      expect(await layoutShift(page)).toBeLessThan(0.01);
      await expectAccessible(page);
      await moveOrder(id, 'food', 'accept');
      await expect(bar(page)).toContainText(/Pronto tra (19|20) min/);
      await bar(page).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: `Ordine ${number}` })).toBeVisible();
      await expect(page.getByText(/^Pronto tra (19|20) min$/)).toBeVisible();
      await expect(bar(page)).toBeHidden();
      await page.goBack();
      await expect(bar(page)).toBeVisible();
      await moveOrder(id, 'food', 'finish');
      await expect(bar(page)).toContainText('Pronto: ti aspettiamo');
      await moveOrder(id, 'food', 'complete');
      await expect(bar(page)).toContainText('Fatto: grazie!');
      await expectAccessible(page);
      await bar(page).getByRole('button', { name: 'Nascondi' }).click();
      await expect(bar(page)).toBeHidden();
      await page.reload();
      await settled(page);
      await expect(bar(page)).toBeHidden();
    },
  );

  test('[RTE-14] is not put back by an answer that was longer on its way than the news', async ({ page }) => {
    const { id, number, key } = await placeOrder();
    await moveOrder(id, 'food', 'accept');
    await page.goto(`/orders/${id}#${key}`);
    await expect(page.getByRole('heading', { level: 1, name: `Ordine ${number}` })).toBeVisible();
    await settled(page);
    const [line, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reading = new RegExp(`/api/orders/${id}(\\?|$)`);
    await page.route(reading, async (route) => {
      const response = await route.fetch();
      answered.resolve();
      await line.promise;
      await route.fulfill({ response });
    });
    const come = page.waitForResponse(reading);
    // The home asks for the last order again.
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await answered.promise;
    await expect(bar(page)).toContainText(/Pronto tra/);
    await moveOrder(id, 'food', 'finish');
    await expect(bar(page)).toContainText('Pronto: ti aspettiamo');
    line.resolve();
    await (await come).finished();
    await settled(page);
    await expect(bar(page)).toContainText('Pronto: ti aspettiamo');
  });

  test('[RTE-13] [RTE-14] of a customer: two are told as two, and lead to the list', async ({ page }) => {
    const person = await register();
    const token = (await tokenFor(person)) ?? '';
    await placeOrder({ token, person });
    await placeOrder({ token, person });
    await signIn(page, person);
    await page.goto('/contacts');
    await expect(bar(page)).toContainText('2 ordini in corso');
    await bar(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'I miei ordini' })).toBeVisible();
  });
});

test.describe('another person’s order', () => {
  test.use({ expectedNoise: [/404/] });

  test('[RTE-14] is as if it did not exist', async ({ page }) => {
    const { id } = await placeOrder();
    await page.goto(`/orders/${id}`);
    await expect(page.getByRole('heading', { name: 'Quest’ordine qui non si apre' })).toBeVisible();
    await customer(page);
    await page.goto(`/orders/${id}`);
    await expect(page.getByRole('heading', { name: 'Qui manca una piastrella' })).toBeVisible();
  });
});
