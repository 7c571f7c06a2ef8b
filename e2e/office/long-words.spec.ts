import type { Page } from '@playwright/test';
import { ask } from '../support/database.ts';
import { expect, settled, test } from '../support/page.ts';
import { call, newPerson, register, signIn, tokenFor } from '../support/people.ts';
import { moveOrder, placeOrder } from '../support/placed-orders.ts';
import { clerkOf, enterOffice } from '../support/staff.ts';

// A word of a hundred letters in everything that people write: it wraps, and makes nothing wider than its place.

const word = (letter: string) => letter.repeat(94);
const widths = [390, 768, 1440];

/** Elements that reach beyond the window, or beyond their card or column. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll(
      'main, dialog, [role="dialog"], section, article, ul, li, p, h1, h2, h3, dd',
    )) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const shown =
        box.width > 1 && box.height > 1 && style.visibility === 'visible' && style.position !== 'absolute';
      const scrolls = element.closest('.overflow-x-auto, .no-scrollbar') !== null;
      if (!shown || scrolls) continue;
      const parent = element.parentElement?.getBoundingClientRect();
      const beyond =
        box.right > innerWidth + 1 || (parent && parent.width > 1 && box.width > parent.width + 1);
      if (beyond)
        found.push(`${element.tagName} ${Math.round(box.width)} px: ${element.textContent?.slice(0, 60)}`);
    }
    return found;
  });

const expectNothingSticksOut = async (page: Page) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const where = `${new URL(page.url()).pathname} at ${width} px`;
    await expect.poll(() => sticksOut(page), { message: where }).toEqual([]);
  }
};

const writer = () => ({ ...newPerson(), firstname: word('Q'), lastname: word('Z') });

// Only here: what only a browser lays out.
test('long words of a customer wrap on their own pages', async ({ page }) => {
  test.slow(); // Many pages, each at three widths.
  const person = await register(writer());
  const token = (await tokenFor(person)) ?? '';
  const address = {
    label: word('L'),
    street: word('S'),
    number: '7',
    zip: '95129',
    city: 'Catania',
    province: 'CT',
    doorbell: word('D'),
    notes: word('N'),
    lat: 37.5,
    lng: 15.08,
  };
  const saved = await call('POST /api/customer/addresses', { token, body: address });
  expect(saved.status, JSON.stringify(saved.body)).toBe(201);
  const order = await placeOrder({ token, person, notes: word('W') });
  await moveOrder(order.id, 'food', 'accept', 'finish', 'complete');
  await call(`PUT /api/customer/reviews/${order.id}`, {
    token,
    body: { stars: 4, text: word('R'), products: [] },
  });
  await signIn(page, person);
  for (const path of [
    '/account',
    '/account/dati',
    '/account/indirizzi',
    '/orders',
    `/orders/${order.id}`,
    '/reviews',
    `/orders/${order.id}/ricevuta`,
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await settled(page);
      await expectNothingSticksOut(page);
    });
  await test.step('who reads reviews before others do', async () => {
    await enterOffice(page, 'direzione@zanga.example', '/gestione/recensioni');
    await expect(page.getByText(word('R'))).toBeVisible();
    await expectNothingSticksOut(page);
  });
  await call(`DELETE /api/customer/reviews/${order.id}`, { token });
});

/** The name of a table keeps off the number of its order; all of it is within the card. */
const expectApart = async (page: Page, number: string) => {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: number }) });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const apart = () =>
      card.evaluate((element) => {
        const [heading, label] = [element.querySelector('h3'), element.querySelector('h3 + div')];
        const texts = [...(label?.querySelectorAll('*') ?? [])].map((one) => one.getBoundingClientRect());
        const number = heading?.getBoundingClientRect();
        const edge = element.getBoundingClientRect().right;
        return (
          number !== undefined &&
          texts.length > 0 &&
          texts.every(
            ({ left, right, top }) => right <= edge && (left >= number.right || top >= number.bottom),
          )
        );
      });
    await expect.poll(apart, { message: `${number} at ${width} px` }).toBe(true);
  }
};

// Only here: what only a browser lays out, on the screen and on paper.
test('long words wrap on the board, and a table of whatever name keeps off its order’s number, also on the slip', async ({
  page,
}) => {
  const long = await placeOrder({ shop: 'taormina', person: writer(), notes: word('W') });
  const names = [word('T'), `🍕 طاولة <b>7</b> ${word('E').slice(0, 60)}`];
  const orders = await Promise.all(names.map(() => placeOrder({ shop: 'taormina', notes: word('W') })));
  for (const [at, { id }] of orders.entries())
    await ask(`update order_parts set mode = 'onshop', table_label = '${names[at]}', begin_at = null,
      promised_at = now() + interval '40 minutes' where order_id = '${id}'`);
  await enterOffice(page, clerkOf('taormina'));
  for (const { number } of orders) await expectApart(page, number);
  await expectNothingSticksOut(page);
  await page.getByRole('button', { name: 'Schede compatte' }).click();
  for (const { number } of orders) await expectApart(page, number);
  await expectNothingSticksOut(page);
  await page.getByRole('button', { name: `Apri l’ordine ${long.number}` }).click();
  const detail = page.getByRole('dialog', { name: long.number, exact: true });
  await expect(detail).toContainText(word('Q'));
  await expectNothingSticksOut(page);
  await detail.getByRole('button', { name: 'Chiudi' }).click();
  await expect(detail).toBeHidden();
  for (const [at, { number }] of orders.entries()) {
    await page.getByRole('button', { name: `Apri l’ordine ${number}` }).click();
    const dialog = page.getByRole('dialog', { name: number });
    await expect(dialog).toContainText(`Tavolo ${names[at]}`);
    await expectNothingSticksOut(page);
    await page.emulateMedia({ media: 'print' });
    const slip = page.locator('#ticket');
    await expect(slip).toContainText(`Tavolo ${names[at]}`);
    expect(
      await slip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'screen' });
    await dialog.getByRole('button', { name: 'Chiudi' }).click();
    await expect(dialog).toBeHidden();
  }
});
