import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, layoutShift, settled, test } from '../support/page.ts';
import { call } from '../support/people.ts';
import { desktopOnly } from '../support/sizes.ts';
import { clerkOf, enterOffice, owner } from '../support/staff.ts';
import { atTerminal, begin, choose, goPay, newTotem, openTotems, retireTotem } from '../support/totem.ts';

// A screen in a shop: set up from the back office, touched by anybody, paid at the terminal beside it, empty again after.

const shop = 'palermo';

/** A totem looks every half minute what it is. A look that was on its way when something changed knows nothing of it. */
const comesAtALook = (page: Page, sought: Locator) =>
  expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(sought).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });

test.describe('[CON-5] a totem', desktopOnly, () => {
  test.slow();
  test.beforeEach(() => openTotems(shop));
  // On a first visit the cookie may come between its reading and the sending: it is asked again. A network goes, a totem too.
  test.use({ expectedNoise: [/\/api\/totem\/here/] });

  // Only here: a whole order by touch, with the terminal's no and yes, over a reload.
  test('orders by touch alone; a card is declined, tried again and approved; the number is called', async ({
    page,
  }) => {
    const totem = await newTotem(shop);
    await begin(page, totem);
    await expect(page).toHaveURL(/\/totem$/);
    await expectAccessible(page);
    await choose(page);
    await settled(page);
    await expectAccessible(page);
    await expect(page.getByRole('link')).toHaveCount(0);
    await page.getByRole('button', { name: /^Vedi l’ordine · 1/ }).click();
    await page.getByRole('button', { name: /^Uno in più/ }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Continua · \d/ }).click();
    for (const letter of 'ADA') await page.getByRole('button', { name: letter, exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Chiamatemi Ada' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Con la carta/ }).click();
    await expect(page.getByRole('heading', { name: 'Avvicina la carta al lettore' })).toBeVisible();
    await expectAccessible(page);
    await atTerminal(page, totem, 'decline');
    await expect(page.getByRole('heading', { name: 'La carta non è passata' })).toBeVisible();
    await page.getByRole('button', { name: 'Pago in un altro modo' }).click();
    await page.getByRole('button', { name: /^Con la carta/ }).click();
    await atTerminal(page, totem, 'decline');
    await page.getByRole('button', { name: 'Riprova con la carta' }).click();
    await expect(page.getByRole('heading', { name: 'Avvicina la carta al lettore' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Avvicina la carta al lettore' })).toBeVisible();
    await atTerminal(page, totem, 'approve');
    await expect(page.getByRole('heading', { name: 'Grazie, Ada!' })).toBeVisible();
    await expect(page.getByText(/^A-\d{3}$/)).toBeVisible();
    await expect(page.getByText(/^Pagato /)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Nuovo ordine' }).click();
    await expect(page.getByRole('button', { name: 'Tocca per ordinare' })).toBeVisible();
  });

  // Only here: prices that are asked for anew leave their room, and nothing moves.
  test('shows no price that is no longer true, and moves nothing until the new one is there', async ({
    page,
  }) => {
    await begin(page, await newTotem(shop));
    await choose(page, 'Aggiungi Chinotto', 'Aggiungi Acqua naturale');
    await page.getByRole('button', { name: /^Vedi l’ordine · 2/ }).click();
    const onward = page.getByRole('button', { name: /^Continua · \d/ });
    await expect(onward).toBeVisible();
    const prices = page.getByText(/^\d+,\d\d\s€$/).filter({ visible: true });
    await expect(prices).toHaveCount(4);
    const line = Promise.withResolvers<void>();
    await page.route(/\/api\/carts(\?|$)/, async (route) => {
      await line.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Uno in più: Chinotto' }).click();
    await expect(page.getByRole('button', { name: 'Continua · …' })).toBeVisible();
    // The total and the line that was touched; the other one costs what it did.
    await expect(prices).toHaveCount(1);
    await page.getByRole('button', { name: 'Uno in meno: Chinotto' }).click();
    await page.getByRole('button', { name: 'Uno in meno: Chinotto' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('listitem')).toContainText(/^Acqua naturale.*1,50\s€/);
    await page.waitForTimeout(600);
    line.resolve();
    await expect(page.getByRole('button', { name: /^Continua · 1,50\s€/ })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
  });

  // Only here: ingredients left out and doubled, on the kitchen's board and its printed slip.
  test('takes a dish without something and with twice an extra, as the kitchen and its slip read it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const totem = await newTotem(shop);
    await begin(page, totem);
    await page.getByRole('button', { name: /^Porto via/ }).click();
    await page.getByRole('button', { name: 'Pizze' }).click();
    await page.getByRole('button', { name: 'Scegli come vuoi Tonno e cipolla' }).click();
    const without = page.getByRole('button', { name: 'Senza cipolla rossa' });
    await without.click();
    await expect(without).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /^Fior di latte/ }).click();
    await page.getByRole('button', { name: 'Ancora Fior di latte' }).click();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Aggiungi · 12,00/ }).click();
    await page.getByRole('button', { name: /^Vedi l’ordine · 1/ }).click();
    await expect(page.getByRole('listitem')).toContainText('2 × Fior di latte, Senza cipolla rossa');
    await page.getByRole('button', { name: /^Continua · 12,00/ }).click();
    await page.getByRole('button', { name: 'Solo il numero' }).click();
    await page.getByRole('button', { name: /^Con la carta/ }).click();
    await atTerminal(page, totem, 'approve');
    const number = (await page.getByText(/^A-\d{3}$/).textContent()) ?? '';

    const kitchen = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'it-IT' });
    const board = await kitchen.newPage();
    await enterOffice(board, clerkOf(shop));
    const open = board.getByRole('button', { name: `Apri l’ordine ${number}` });
    const card = board.getByRole('listitem').filter({ has: open });
    await expect(card).toContainText('2 × Fior di latte');
    await expect(card).toContainText('Senza cipolla rossa');
    await open.click();
    await expect(board.getByRole('dialog', { name: number })).toContainText('Senza cipolla rossa');
    await board.emulateMedia({ media: 'print' });
    const slip = board.locator('#ticket');
    await expect(slip).toContainText('2 × Fior di latte');
    await expect(slip).toContainText('SENZA CIPOLLA ROSSA');
    await kitchen.close();
  });

  // Only here: a screen left alone empties itself, says that its network is gone, and ends when it is retired.
  test('forgets a person who walks away, after asking; says that the network is gone, takes a double touch as one, and is no totem once it is retired', async ({
    page,
  }) => {
    const totem = await newTotem(shop, null);
    await page.clock.install();
    await begin(page, totem);
    await choose(page);
    await page.getByRole('button', { name: /^Vedi l’ordine · 1/ }).click();
    await page.clock.fastForward(46_000);
    const asked = page.getByRole('alertdialog', { name: 'Sei ancora lì?' });
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sono qui, continua' }).click();
    await expect(asked).toBeHidden();
    await page.clock.fastForward(46_000);
    await expect(asked).toBeVisible();
    await page.clock.fastForward(16_000);
    await page.getByRole('button', { name: 'Tocca per ordinare' }).click();
    await page.clock.fastForward(46_000);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ricomincia' }).click();
    await page.getByRole('button', { name: 'Tocca per ordinare' }).click();
    await page.getByRole('button', { name: /^Porto via/ }).click();
    await expect(page.getByRole('button', { name: 'Non hai ancora scelto niente.' })).toBeVisible();
    await page.goto('/home');
    await expect(page).toHaveURL(/\/totem$/);
    await page.getByRole('button', { name: 'Tocca per ordinare' }).waitFor();
    await page.route(/\/api\/totem\/here/, (route) => route.abort());
    await comesAtALook(page, page.getByRole('heading', { name: /^Manca la rete/ }));
    await page.unroute(/\/api\/totem\/here/);
    await comesAtALook(page, page.getByRole('button', { name: 'Tocca per ordinare' }));
    await page.getByRole('button', { name: 'Tocca per ordinare' }).click();
    await choose(page);
    await goPay(page);
    const placed: string[] = [];
    page.on('request', (request) => placed.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: /^Alla cassa/ }).dblclick();
    await expect(page.getByText(/^Paga .* alla cassa, dicendo il numero\.$/)).toBeVisible();
    expect(placed.filter((path) => path === '/api/totem/orders')).toHaveLength(1);
    await retireTotem(totem);
    await comesAtALook(page, page.getByRole('heading', { name: 'Questo schermo non è più un totem' }));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Questo schermo non è ancora un totem' })).toBeVisible();
  });

  // Only here: a totem's link and the printed codes of tables.
  test('is set up in the back office, where tables get their codes', async ({ page }) => {
    await enterOffice(page, owner);
    const { body } = await call(`GET /api/shops/${shop}`);
    await page.goto(`/gestione/tavoli?negozio=${body.id}`);
    const label = 'Prova';
    await page.getByLabel('Numero o nome del nuovo tavolo').fill(label);
    await page.getByRole('button', { name: 'Aggiungi tavolo' }).click();
    await expect(page.getByRole('heading', { name: `Tavolo ${label}` })).toBeVisible();
    await page.getByLabel('Nome del totem').fill('Sala');
    await page.getByRole('button', { name: 'Aggiungi totem' }).click();
    await expect(page.getByRole('textbox', { name: 'Collegamento del totem' })).toHaveValue(
      /\/totem#[\w-]{20,}$/,
    );
    await expectAccessible(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: `Togli il tavolo ${label}` }).click();
    await expect(page.getByRole('heading', { name: `Tavolo ${label}` })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#sheets').getByText('Ordina da qui').first()).toBeVisible();
  });
});
