import type { BrowserContext, Page } from '@playwright/test';
import { ask } from '../support/database.ts';
import { expect, expectAccessible, test } from '../support/page.ts';
import { call, newPerson } from '../support/people.ts';
import { moveOrder, type Placed, placeOrder } from '../support/placed-orders.ts';
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

const begun = (page: Page, { number }: Placed) =>
  expect(page.getByRole('button', { name: `Inizia a preparare: ${number}` })).toBeVisible();

// Only here: two tabs and another device that would all print the same slip.
test(
  'the slip comes out by itself where the device says so, once whatever is open; by hand it says that it is another',
  desktopOnly,
  async ({ page, context, elsewhere }) => {
    await plugIn(context);
    const early = await placeOrder({ shop });
    await moveOrder(early.id, 'food', 'accept');
    await enterOffice(page, clerkOf(shop));
    await page.getByRole('button', { name: 'Stampa', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Stampa su questo dispositivo' });
    await dialog.getByRole('button', { name: 'Foglio A4' }).click();
    await dialog.getByRole('switch', { name: 'Stampa da sola alla conferma' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Chiudi' }).click();

    // Another tab of this device, and another device of the shop that prints by itself too.
    const tab = await context.newPage();
    await tab.goto('/gestione/');
    const second = await elsewhere();
    await plugIn(second.context());
    await second.addInitScript(() =>
      localStorage.setItem('gestione_stampa', new Date(Date.now() - 60_000).toISOString()),
    );
    await enterOffice(second, clerkOf(shop));

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
    // Each screen has looked again for slips once it shows an order that was accepted later.
    const last = await placeOrder({ shop });
    await moveOrder(last.id, 'food', 'accept');
    for (const one of [page, tab, second]) await begun(one, last);
    await expect.poll(() => count(last)).toBe(1);
    for (const order of orders) expect(await count(order)).toBe(1);
    // Orders accepted before automatic printing are not printed.
    expect((await slipsOf(page)).filter((slip) => slip.includes(early.number))).toEqual([]);
    const allergic = (await all()).find((slip) => slip.includes(orders[0]?.number ?? '?'));
    expect(allergic).toContain('ATTENZIONE: ALLERGIA');
    expect(allergic).not.toContain('Ristampa');
    for (const slip of await slipsOf(page)) expect(slip.startsWith('a4 ')).toBe(true);

    const byHand = await placeOrder({ shop });
    await page.getByRole('button', { name: `Apri l’ordine ${byHand.number}` }).click();
    const detail = page.getByRole('dialog', { name: byHand.number, exact: true });
    await detail.getByRole('button', { name: 'Stampa la comanda' }).click();
    await detail.getByRole('button', { name: 'Ristampa la comanda' }).click();
    await expect
      .poll(async () =>
        (await slipsOf(page))
          .filter((slip) => slip.includes(byHand.number))
          .map((slip) => slip.includes('Ristampa n. 1')),
      )
      .toEqual([false, true]);
    for (const order of orders) expect(await count(order)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#ticket')).toContainText('Da incassare');
  },
);

/** Parts of a slip beyond its paper. */
const beyondPaper = (page: Page) =>
  page.locator('#ticket').evaluate((slip) => {
    const edge = slip.getBoundingClientRect().right + 1;
    return [...slip.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > edge)
      .map(({ textContent }) => textContent);
  });

// Only here: the paper, which only a browser lays out; and an order of yesterday that is paid and closed on one screen.
test(
  'whatever a customer writes keeps to the paper, and an order left open yesterday is closed with one press',
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

    const late = await placeOrder({ shop: 'taormina' });
    await ask(`update order_parts set state = 'accepted', since = now() - interval '5 hours',
      promised_at = now() - interval '4 hours' where order_id = '${late.id}'`);
    await ask(`update orders set state = 'accepted', version = version + 1 where id = '${late.id}'`);
    await enterOffice(page, clerkOf('taormina'));
    await page.getByText(/^Da chiudere \(\d+\)/).click();
    await expectAccessible(page);
    const close = page.getByRole('button', { name: new RegExp(`e chiudi ${late.number}$`) });
    await close.click();
    const till = page.getByRole('dialog', { name: `Incassa ${late.number}` });
    await till.getByRole('button', { name: 'Contanti' }).click();
    await till.getByRole('button', { name: /^Registra / }).click();
    // While the till is open everything behind it is hidden; it goes when the money is written down.
    await expect(till).toBeHidden();
    await expect(close).toBeHidden();
    const token = await staffToken(clerkOf('taormina'));
    const { body } = await call(`GET /api/backoffice/orders/${late.id}`, { token });
    expect(body.order.state).toBe('completed');
  },
);
