import type { Page } from '@playwright/test';
import { demoStaffPassword } from '../../apps/server/demo/staff.ts';
import { moveShows } from '../support/database.ts';
import { withTime } from '../support/hours.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call, register, signIn } from '../support/people.ts';

// Tickets for the cinema: chosen, bought, shown at the door, used once.

test.slow();

const doorman = { email: 'banco-catania@zanga.example', password: demoStaffPassword };

type Which = 'first' | 'last';

/** Puts two seats of one of a film’s shows in Catania into the cart. */
const chooseSeats = async (page: Page, film: string, which: Which) => {
  await page.goto('/cinema');
  await settled(page);
  await page
    .getByRole('article')
    .filter({ hasText: 'Arena sul mare' })
    .getByRole('link', { name: new RegExp(`^Prendi i biglietti per ${film}`) })
    [which]()
    .click();
  const sheet = page.getByRole('dialog').last();
  await sheet.getByRole('button', { name: 'Uno in più' }).click();
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  const told = page.waitForResponse((answer) => /\/carts/.test(answer.url()) && answer.ok());
  await sheet.getByRole('button', { name: /^Aggiungi \d/ }).click();
  await told;
};

const payByCard = async (page: Page) => {
  await page.getByLabel('Nome e cognome').fill('Ada Prova');
  await page.getByLabel('Cellulare').fill('333 123 4567');
  await page.getByLabel('Email').first().fill('ada.prova@example.com');
  await page.getByLabel('Numero della carta').fill('4242 4242 4242 4242');
  await page.getByLabel('Scadenza').fill('12/30');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Ordina e paga / }).click();
  await expect(page).toHaveURL(/\/thank-you\?ordine=ord_/);
};

/** A guest's two tickets. */
const buySeats = async (page: Page, film: string, which: Which = 'first') => {
  await chooseSeats(page, film, which);
  await page.goto('/checkout');
  await settled(page);
  await expect(page.getByText('Non devi ritirarli')).toBeVisible();
  await payByCard(page);
  await page.goto('/cinema');
  return page.getByRole('region', { name: 'I tuoi biglietti' });
};

/** Where the picture of a guest’s ticket leads. */
const burnPath = async (page: Page) => {
  const kept = await page.evaluate(() => localStorage.getItem('orders'));
  const [{ id, token }] = JSON.parse(kept ?? '[]');
  const { body } = await call(`POST /api/orders/${id}/tickets`, { body: { token } });
  return new URL(String(body.data[0].code.qrcode)).pathname;
};

test.describe('at home', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/] });

  // Only here: a ticket's code without a network, the evening as a file, and a ticket that is given back.
  test('[RTE-22] shows are told by evening; a guest buys two tickets, shows them without a network, and gives one back', async ({
    page,
  }) => {
    await page.goto('/cinema');
    await expect(page.getByRole('heading', { level: 1, name: 'Cinema all’arena' })).toBeVisible();
    await expect(page.getByText('Tutto esaurito')).toBeVisible();
    await expect(page.getByText('Resta 1 posto')).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Guarda gli snack' }).click();
    await expect(page).toHaveURL('/cinema/snack-da-cinema');
    await expect(page.getByRole('heading', { level: 1, name: 'Snack da cinema' })).toBeVisible();

    // Tonight's may begin too soon to be given back.
    const mine = await buySeats(page, 'L’estate dei limoni', 'last');
    await expect(mine.getByText('Valido')).toHaveCount(2);
    const [first] = await mine.getByRole('article').all();
    if (!first) throw new Error('There is no ticket');
    await first.getByRole('button', { name: 'Mostra il codice' }).click();
    await expect(first.getByRole('img', { name: /^Codice del biglietto/ })).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      first.getByRole('button', { name: 'Aggiungi al calendario' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    await page.route(/\/api\/.*tickets/, (route) => route.abort('internetdisconnected'));
    await page.reload();
    await settled(page);
    await mine.getByRole('button', { name: 'Mostra il codice' }).first().click();
    await expect(mine.getByRole('img', { name: /^Codice del biglietto/ })).toBeVisible();
    await page.unroute(/\/api\/.*tickets/);
    await page.reload();
    await settled(page);
    await first.getByRole('button', { name: 'Rendi il biglietto' }).click();
    await first.getByRole('button', { name: 'Sì, rendilo' }).click();
    await expect(mine.getByText('Valido')).toHaveCount(1);
    await mine.getByText('Serate passate').click();
    await expect(mine.getByText('Rimborsato')).toBeVisible();
  });
});

test.describe('at the door', () => {
  // The browser notes every answer that is a refusal.
  test.use({ expectedNoise: [/status of 40[134]/] });

  // Only here: the page behind a ticket's picture, for each person who opens it.
  test('[RTE-23] only a worker burns a ticket, once; a second try says by whom and when', async ({
    page,
    browser,
  }) => {
    test.slow(); // Who buys, who is curious and who stands at the door, one after the other.
    // The same test, on the other size, has let them begin.
    await moveShows('Il treno per Noto', 24 * 60);
    await buySeats(page, 'Il treno per Noto');
    const path = await burnPath(page);
    await moveShows('Il treno per Noto', 30);

    await page.goto(path);
    await expect(
      page.getByRole('heading', { name: 'Questa pagina è per chi sta all’ingresso' }),
    ).toBeVisible();
    await settled(page);
    await expectAccessible(page);

    const ada = await register();
    await signIn(page, ada);
    await page.goto(path);
    await expect(
      page.getByRole('heading', { name: 'Questo codice lo legge chi sta all’ingresso' }),
    ).toBeVisible();

    const entrance = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
    const door = await entrance.newPage();
    await signIn(door, doorman);
    await door.goto(path);
    await expect(door.getByText('Biglietto valido')).toBeVisible();
    await settled(door);
    await expectAccessible(door);
    await door.getByRole('button', { name: 'Annulla e fai entrare' }).click();
    await expect(door.getByText('Buona visione')).toBeVisible();
    await door.reload();
    await expect(door.getByText('Già usato', { exact: true })).toBeVisible();
    await expect(
      door.getByText(withTime(String.raw`^Già usato oggi {time} da .+ \(Agata S\.\)$`)),
    ).toBeVisible();
    await expect(door.getByRole('button', { name: 'Annulla e fai entrare' })).toHaveCount(0);
    await entrance.close();
  });
});
