import type { Page } from '@playwright/test';
import { withTime } from '../support/hours.ts';
import { expect, expectAccessible, layoutShift, settled, test } from '../support/page.ts';
import { linkTo, register, signIn, tokenFor } from '../support/people.ts';
import { moveOrder, placeOrder } from '../support/placed-orders.ts';
import { desktopOnly } from '../support/sizes.ts';

test.describe('one’s orders', () => {
  test.use({ expectedNoise: [/404/] });

  // Only here: the page of an order whole, from the list to the printed receipt, and the second question before it goes.
  test('[RTE-13] [RTE-14] [RTE-19] are listed, opened, receipted, written about and taken back until the shop accepts', async ({
    page,
  }) => {
    test.slow(); // As much as one does with an order, one after the other.
    const foreign = await placeOrder();
    await page.goto(`/orders/${foreign.id}`);
    await expect(page.getByRole('heading', { name: 'Quest’ordine qui non si apre' })).toBeVisible();
    await page.goto('/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'I tuoi ordini ti aspettano' })).toBeVisible();
    const person = await register();
    await signIn(page, person);
    await page.goto(`/orders/${foreign.id}`);
    await expect(page.getByRole('heading', { name: 'Qui manca una piastrella' })).toBeVisible();
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'Qui arriva il bello' })).toBeVisible();

    const order = await placeOrder({ person, token: (await tokenFor(person)) ?? '' });
    await page.reload();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: `Apri l’ordine ${order.number}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Ordine ${order.number}` })).toBeVisible();
    await expect(page.getByText('Inviato: aspettiamo la conferma del negozio')).toBeVisible();
    await expect(page.getByText(/^Orario scelto: /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chiama Zanga Catania' })).toHaveAttribute('href', /^tel:/);
    await expect(page.getByText(/Cibi e bevande preparati .* non si possono restituire/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recedere dal contratto qui' })).toBeHidden();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Ricevuta' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ricevuta' })).toBeVisible();
    const taxes = page.getByRole('table', { name: 'Riepilogo IVA' });
    await expect(taxes).toContainText('10 %');
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica la ricevuta' }).click();
    expect((await download).suggestedFilename()).toBe(`ordine-${order.number}.pdf`);
    // On paper there is the receipt and nothing else.
    await page.emulateMedia({ media: 'print' });
    await expect(taxes).toBeVisible();
    for (const aside of [page.getByRole('banner'), page.getByRole('button'), page.getByRole('complementary')])
      await expect(aside.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.goBack();

    await page.getByRole('link', { name: 'Scrivici' }).click();
    const form = page.getByRole('region', { name: 'Scrivici un messaggio' });
    await expect(form).toBeInViewport();
    await expect(form.getByLabel('Numero dell’ordine')).toHaveValue(new RegExp(`^${order.number}, Zanga `));
    await expect(form.getByLabel('Di che cosa si tratta?')).toHaveValue('order');
    await page.goBack();

    await page.getByRole('button', { name: 'Annulla l’ordine' }).click();
    await expect(page.getByRole('heading', { name: 'Annullare l’ordine?' })).toBeFocused();
    await page.getByRole('button', { name: 'No, tienilo' }).click();
    await page.getByRole('button', { name: 'Annulla l’ordine' }).click();
    await page.getByRole('button', { name: 'Sì, annulla' }).click();
    await expect(page.getByText(withTime('^Annullato {time}')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Annulla l’ordine' })).toBeHidden();
  });

  // Only here: the withdrawal's steps, each of which takes the focus.
  test('[RTE-14] may be withdrawn from, for what may be returned', async ({ page }) => {
    const person = await register();
    const order = await placeOrder({ part: 'goods', person, token: (await tokenFor(person)) ?? '' });
    await moveOrder(order.id, 'goods', 'accept', 'finish', 'complete');
    await signIn(page, person);
    await page.goto(`/orders/${order.id}`);
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
});

test.describe('a guest', () => {
  const summary = (page: Page) => page.getByRole('main').getByText('Arancino al ragù').first();

  // Only here: the key of a mailed link leaves the address, and this device knows the order from then on.
  test('[RTE-10] [RTE-14] opens the order by the mailed link, is offered an account, and orders the same again in two taps', async ({
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

    await page.goto(`/thank-you?ordine=${id}`);
    await page.getByRole('button', { name: 'Crea l’account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Registrati' });
    await expect(dialog.getByLabel('Nome', { exact: true })).toHaveValue(person.firstname);
    await expect(dialog.getByLabel('Email')).toHaveValue(person.email);

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
});

test.describe('the running order', () => {
  const bar = (page: Page) => page.getByRole('complementary', { name: 'Ordine in corso' });

  // Only here: page and bar follow the shop by themselves, and nothing moves for them.
  test('[RTE-14] of a guest stands above every page, counts down, and goes once its end was seen', async ({
    page,
  }) => {
    const { id, number, key } = await placeOrder();
    await page.goto(`/orders/${id}#${key}`);
    await expect(page.getByRole('heading', { level: 1, name: `Ordine ${number}` })).toBeVisible();
    await settled(page);
    // The page tells it already.
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Annulla l’ordine' })).toBeVisible();
    await page.goto('/home');
    await expect(bar(page)).toContainText('Aspettiamo la conferma del negozio');
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await expectAccessible(page);
    await moveOrder(id, 'food', 'accept');
    await expect(bar(page)).toContainText(/Pronto tra (19|20) min/);
    await bar(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: `Ordine ${number}` })).toBeVisible();
    await expect(page.getByText(/^Pronto tra (19|20) min$/)).toBeVisible();
    await expect(page.getByText(withTime('^Confermato: pronto {time}'))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Annulla l’ordine' })).toBeHidden();
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
    await page.goto(`/orders/${id}`);
    await expect(page.getByText(withTime('^Ritirato {time}')).first()).toBeVisible();
  });

  // Only here: an old answer meets newer news, on the wide screen, whose bar lies elsewhere.
  test(
    '[RTE-14] is not put back by an answer that was longer on its way than the news',
    desktopOnly,
    async ({ page }) => {
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
      await expectAccessible(page);
      await moveOrder(id, 'food', 'finish');
      await expect(bar(page)).toContainText('Pronto: ti aspettiamo');
      line.resolve();
      await (await come).finished();
      await settled(page);
      await expect(bar(page)).toContainText('Pronto: ti aspettiamo');
    },
  );

  // Only here: the list orders again, asks about a full cart, and names each missing dish.
  test('[RTE-13] [RTE-14] of a customer: two are told as two, lead to the list, and one is ordered again from there', async ({
    page,
  }) => {
    const person = await register();
    const token = (await tokenFor(person)) ?? '';
    await placeOrder({ token, person });
    const second = await placeOrder({ token, person });
    await signIn(page, person);
    await page.goto('/contacts');
    await expect(bar(page)).toContainText('2 ordini in corso');
    await bar(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'I miei ordini' })).toBeVisible();

    await page.route('**/api/customer/orders/*/again*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const [, cannolo] = body.items;
      const gone = { name: cannolo.name, slug: cannolo.product, why: 'options' };
      const dearer = [{ name: 'Arancino al ragù', before: 250, now: 300 }];
      await route.fulfill({ response, json: { items: body.items.slice(0, 1), missing: [gone], dearer } });
    });
    const again = page.getByRole('button', { name: `Ordina di nuovo: ordine ${second.number}` });
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
