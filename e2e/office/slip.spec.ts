import type { BrowserContext, Page } from '@playwright/test';
import { ask } from '../support/database.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { call, newPerson } from '../support/people.ts';
import { type Placed, placeOrder } from '../support/placed-orders.ts';
import { desktopOnly } from '../support/sizes.ts';
import { clerkOf, enterOffice, staffToken } from '../support/staff.ts';

const shop = 'siracusa';
const pressed = 'slips-of-this-device';

/** A printer: its output is shared by all tabs of the device. */
const plugIn = (context: BrowserContext) =>
  context.addInitScript((key) => {
    window.print = () => {
      const slips: string[] = JSON.parse(localStorage.getItem(key) ?? '[]');
      const slip = document.querySelector<HTMLElement>('#ticket');
      localStorage.setItem(key, JSON.stringify([...slips, `${slip?.dataset.paper} ${slip?.textContent}`]));
      dispatchEvent(new Event('afterprint'));
    };
  }, pressed);

const slipsOf = (page: Page): Promise<string[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), pressed);

const accept = async (page: Page, { number }: Placed) => {
  await page.getByRole('button', { name: `Accetta: ${number}`, exact: true }).click();
  await page.getByRole('button', { name: '30 min' }).click();
  await page.getByRole('button', { name: 'Accetta', exact: true }).click();
  await expect(page.getByRole('button', { name: `Inizia a preparare: ${number}` })).toBeVisible();
};

test(
  'the slip comes out by itself where the device says so, once whatever is open',
  desktopOnly,
  async ({ page, context, browser, baseURL }) => {
    await plugIn(context);
    const early = await placeOrder({ shop });
    await enterOffice(page, clerkOf(shop));
    await accept(page, early);
    await page.getByRole('button', { name: 'Stampa', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Stampa su questo dispositivo' });
    await dialog.getByRole('button', { name: 'Foglio A4' }).click();
    await dialog.getByRole('switch', { name: 'Stampa da sola alla conferma' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Chiudi' }).click();

    // Another tab of this device, and another device of the shop that prints by itself too.
    const tab = await context.newPage();
    await tab.goto('/gestione/');
    const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'it-IT' });
    await plugIn(other);
    const second = await other.newPage();
    await enterOffice(second, clerkOf(shop));
    await second.evaluate(() =>
      localStorage.setItem('gestione_stampa', new Date(Date.now() - 60_000).toISOString()),
    );
    await second.reload();

    const orders = [
      await placeOrder({ shop, notes: 'sono ALLERGICO alle noci' }),
      await placeOrder({ shop }),
    ];
    for (const order of orders) await accept(tab, order);
    const all = async () => [...(await slipsOf(page)), ...(await slipsOf(second))];
    const count = async ({ number }: Placed) => (await all()).filter((slip) => slip.includes(number)).length;
    for (const order of orders) await expect.poll(() => count(order)).toBe(1);
    await page.reload();
    await tab.reload();
    await expect(
      page.getByRole('button', { name: `Inizia a preparare: ${orders[0]?.number}` }),
    ).toBeVisible();
    // Longer than a board takes to look again.
    await page.waitForTimeout(6_000);
    for (const order of orders) expect(await count(order)).toBe(1);
    // Orders accepted before automatic printing are not printed.
    expect((await slipsOf(page)).filter((slip) => slip.includes(early.number))).toEqual([]);
    const allergic = (await all()).find((slip) => slip.includes(orders[0]?.number ?? '?'));
    expect(allergic).toContain('ATTENZIONE: ALLERGIA');
    expect(allergic).not.toContain('Ristampa');
    for (const slip of await slipsOf(page)) expect(slip.startsWith('a4 ')).toBe(true);
    await other.close();
  },
);

test('a slip that is printed by hand says that it is another one', desktopOnly, async ({ page, context }) => {
  await plugIn(context);
  const order = await placeOrder({ shop });
  await enterOffice(page, clerkOf(shop));
  await page.getByRole('button', { name: `Apri l’ordine ${order.number}` }).click();
  const dialog = page.getByRole('dialog', { name: order.number, exact: true });
  await dialog.getByRole('button', { name: 'Stampa la comanda' }).click();
  await dialog.getByRole('button', { name: 'Ristampa la comanda' }).click();
  await expect
    .poll(async () => (await slipsOf(page)).map((slip) => slip.includes('Ristampa n. 1')))
    .toEqual([false, true]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#ticket')).toContainText('Da incassare');
  await page.emulateMedia({ media: 'screen' });
});

/** Parts of a slip beyond its paper. */
const beyondPaper = (page: Page) =>
  page.locator('#ticket').evaluate((slip) => {
    const edge = slip.getBoundingClientRect().right + 1;
    return [...slip.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > edge)
      .map(({ textContent }) => textContent);
  });

test(
  'whatever a customer writes keeps to the paper, and each sheet says whose it is',
  desktopOnly,
  async ({ page }) => {
    const notes = `${'W'.repeat(60)} שלום 😀 <b>ben cotta</b>`;
    const person = { ...newPerson(), firstname: 'Q'.repeat(94), lastname: 'مرحبا' };
    const order = await placeOrder({ shop, notes, person });
    await enterOffice(page, clerkOf(shop));
    for (const paper of ['roll', 'a4']) {
      await page.evaluate((chosen) => localStorage.setItem('gestione_carta', chosen), paper);
      await page.goto(`/gestione/?ordine=${order.id}/food`);
      const slip = page.locator('#ticket');
      await expect(slip).toHaveAttribute('data-paper', paper);
      await page.emulateMedia({ media: 'print' });
      await expect(slip).toContainText(notes);
      expect(await beyondPaper(page), paper).toEqual([]);
      await expect(slip.locator('li').first()).toHaveCSS('break-inside', 'avoid');
      // The head of a table is what a browser repeats on each sheet.
      const head = slip.locator('.ticket-each');
      await expect(head).toHaveText(new RegExp(`^${order.number} · `));
      await expect(head).toHaveCSS('display', paper === 'a4' ? 'table-header-group' : 'none');
      await page.emulateMedia({ media: 'screen' });
    }
  },
);

test('an order left open yesterday is closed with one press', desktopOnly, async ({ page }) => {
  const order = await placeOrder({ shop: 'taormina' });
  await ask(`update order_parts set state = 'accepted', since = now() - interval '5 hours',
    promised_at = now() - interval '4 hours' where order_id = '${order.id}'`);
  await ask(`update orders set state = 'accepted', version = version + 1 where id = '${order.id}'`);
  await enterOffice(page, clerkOf('taormina'));
  await page.getByText(/^Da chiudere \(\d+\)/).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: new RegExp(`Incassa .* e chiudi ${order.number}$`) }).click();
  const till = page.getByRole('dialog', { name: `Incassa ${order.number}` });
  await till.getByRole('button', { name: 'Contanti' }).click();
  await till.getByRole('button', { name: /^Registra / }).click();
  // While the till is open everything behind it is hidden; it goes when the money is written down.
  await expect(till).toBeHidden();
  await expect(page.getByRole('button', { name: new RegExp(`e chiudi ${order.number}$`) })).toBeHidden();
  const { body } = await call(`GET /api/backoffice/orders/${order.id}`, {
    token: await staffToken(clerkOf('taormina')),
  });
  expect(body.order.state).toBe('completed');
});
