import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call, messagesTo, messageTo, register, signInByDialog, tokenFor } from '../support/people.ts';
import { moveOrder, placeOrder } from '../support/placed-orders.ts';
import { openWorker, pressNotification, withPushService } from '../support/vendors/push-service.ts';

// Notification settings of a person, and the pushes a browser receives.

test.use({ serviceWorkers: 'allow' });

// Only here: the service worker hears a push, and the page that lies open, or is opened by a press, tells it.
test('[STA-7] [RTE-11] [API-13] [API-14] [STA-2] a customer says what they want to hear of; a push is told in the browser that asked for it, leads where it is about, and comes no more once they leave', async ({
  page,
  context,
  expectedNoise,
}) => {
  // The order that one push is about is not this customer's, and the browser notes that it was not found.
  expectedNoise.push(/status of 404/);
  test.slow(); // The service worker comes some seconds after the page.
  await withPushService(context);
  const person = await register();
  await signInByDialog(page, person);
  await page.goto('/account#notifiche');
  const section = page.getByRole('region', { name: 'Notifiche', exact: true });
  await section.getByRole('button', { name: 'Modifica: Notifiche' }).click();
  await expect(section.getByLabel('I tuoi ordini: email')).toBeDisabled();
  await section.getByLabel('Inviti a recensire: email').uncheck();
  await section.getByLabel('Di notte non far suonare il telefono').check();
  await section.getByLabel('Dalle').fill('23:00');
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Salva' }).click();
  await expect(section.getByText('Salvato')).toBeVisible();
  await page.reload();
  await expect(section.getByText('Dalle 23:00 alle 08:00')).toBeVisible();
  await settled(page);
  const token = (await tokenFor(person)) ?? '';
  const { body } = await call('GET /api/customer/notifications', { token });
  expect(body.choices).toContainEqual({
    topic: 'reviews',
    channel: 'email',
    rule: 'choice',
    on: false,
    sent: false,
  });

  // Where the worker was quick, signing in has told of this browser already: the permission is there.
  const off = section.getByRole('button', { name: 'Disattiva' });
  await expect(off.or(section.getByRole('button', { name: 'Attiva le notifiche' }))).toBeVisible();
  if (await off.isVisible()) await off.click();
  await expect(section.getByText('Te lo chiederà il browser', { exact: false })).toBeVisible();
  const told = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/device'),
  );
  await section.getByRole('button', { name: 'Attiva le notifiche' }).click();
  const device: string = (await told).postDataJSON().token;
  expect(device).toMatch(/^web:/);
  await expect(section.getByText('Le notifiche sono attive qui.')).toBeVisible();

  const order = await placeOrder({ token, person });
  await moveOrder(order.id, 'food', 'accept');
  const { subject, text, data } = await messageTo(device, /confermato/);
  const push = await openWorker(page);
  await push({ title: subject, body: text, data });
  const alert = page.getByRole('dialog', { name: `Ordine ${order.number}` });
  await expect(alert.getByText('è confermato', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await alert.getByRole('link', { name: 'Vai all’ordine' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number);

  for (const [about, data, offer, path] of [
    ['Un coupon per te', { coupon: 'cpn_1' }, 'Vai ai coupon', /\/coupons$/],
    ['Buon compleanno!', { birthdate: '1990-11-20' }, 'Vai ai miei dati', /\/account\/dati$/],
    ['Ordine A-017', { order_id: 'ord_nobody' }, 'Vai all’ordine', /\/orders\/ord_nobody$/],
  ] as const) {
    await page.goto('/home');
    await settled(page);
    await push({ title: about, body: 'Tocca per vedere', data });
    const alert = page.getByRole('dialog', { name: about });
    await expect(alert.getByRole('link', { name: offer })).toBeVisible();
    await alert.getByRole('button', { name: 'Chiudi' }).click();
    await expect(alert).toBeHidden();
    await pressNotification(page, about);
    await expect(page).toHaveURL(/\/home$/);
    await alert.getByRole('link', { name: offer }).click();
    await expect(page).toHaveURL(path);
  }

  // No page of the shop is there: the one that the press opens asks.
  await push({ title: 'È pronto', body: 'Tocca per vedere', data: { coupon: 'cpn_2' } });
  await page.goto('about:blank');
  await pressNotification(page, 'È pronto');
  await page.goto('/home');
  await page.getByRole('dialog', { name: 'È pronto' }).getByRole('link', { name: 'Vai ai coupon' }).click();
  await expect(page).toHaveURL(/\/coupons$/);

  await page.goto('/home?menu=1');
  await settled(page);
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('push_token'))).toBeNull();
  await moveOrder(order.id, 'food', 'finish');
  // The mail about it has gone out: so would the push have.
  await messageTo(person.email, /pronto/);
  const heard = await messagesTo(device);
  expect(heard.filter(({ subject }) => subject.includes(order.number))).toHaveLength(1);
});
