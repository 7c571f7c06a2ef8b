import type { Page } from '@playwright/test';
import { codeOf, expect, expectAccessible, settled, test } from '../support/page.ts';
import { register, signIn } from '../support/people.ts';
import { dishesToAdd } from '../support/shop.ts';
import { chooseWay, openTill } from '../support/till.ts';

// Cards, from the field they are typed into to the order they pay, with the sandbox's bank behind them.

test.slow();

const pays = '4242 4242 4242 4242';
const asks = '4000 0000 0000 3220';
const noFunds = '4000 0000 0000 9995';

/** A dish in the cart, and its owner at the till, where it is known how they want it. */
const returnToPay = async (page: Page) => {
  const { plain } = await dishesToAdd(page.request);
  await page.goto(`/home?prodotto=${plain.slug}`);
  await settled(page);
  const told = page.waitForResponse((answer) => /\/carts/.test(answer.url()) && answer.ok());
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^Aggiungi \d/ })
    .click();
  await told;
  await openTill(page);
};

/** The same for the first time: to be picked up at a time there is. */
const goToPay = async (page: Page) => {
  await returnToPay(page);
  await chooseWay(page, 'pickup');
};

const introduce = async (page: Page) => {
  await page.getByLabel('Nome e cognome').fill('Ada Prova');
  await page.getByLabel('Cellulare').fill('333 123 4567');
  await page.getByLabel('Email').first().fill('ada.prova@example.com');
};

const typeCard = async (page: Page, number: string) => {
  await page.getByLabel('Numero della carta').fill(number);
  await page.getByLabel('Scadenza').fill('12/30');
  await page.getByLabel('CVC').fill('123');
};

const press = (page: Page) => page.getByRole('button', { name: /^(Ordina e paga|Paga) / }).click();
const thanked = (page: Page) => expect(page).toHaveURL(/\/thank-you\?ordine=ord_/);
const underCard = (page: Page) => page.getByRole('region', { name: 'Come paghi' }).getByRole('alert');
const bankOf = (page: Page) => page.getByRole('dialog', { name: 'Conferma della banca' });

test.describe('a guest', () => {
  test.beforeEach(async ({ page }) => {
    await goToPay(page);
    await introduce(page);
  });

  // Only here: the bank's answer given on a page of its own, and the way back from it.
  test('[API-41] may answer the bank on a page of its own, and comes back', async ({ page }) => {
    await typeCard(page, asks);
    await press(page);
    await bankOf(page).getByRole('link', { name: 'Apri a tutta pagina' }).click();
    await expect(page).toHaveURL(/\/dev\/payments\/challenge\//);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Conferma' }).click();
    await thanked(page);
    expect(page.url()).not.toContain('secret');
  });

  test.describe('with a refused card', () => {
    // The browser notes every answer that is a refusal.
    test.use({ expectedNoise: [/status of 402/] });

    // Only here: each way a card fails is told beside the card, and every other way to pay stays.
    test('[ERR-8] [ERR-9] is told so where the card is, from the typed number to the bank’s no, and may pay at the till instead', async ({
      page,
    }) => {
      await typeCard(page, '4242 4242 4242 4241');
      await press(page);
      await expect(page.getByText('Il numero della carta non è corretto')).toBeVisible();
      const number = page.getByLabel('Numero della carta');
      await expect(number).toBeFocused();
      await expect(page).toHaveURL(/\/checkout/);
      await number.fill('4242424242424242');
      await expect(number).toHaveValue(pays);

      await typeCard(page, noFunds);
      await press(page);
      const why = 'La carta non ha fondi sufficienti: prova con un’altra carta';
      await expect(underCard(page)).toHaveText(why);
      const passing = page.getByRole('region', { name: 'Avvisi' }).getByText(why).first();
      await expect(passing).toBeVisible();
      await expect(page).toHaveURL(/ordine=ord_/);
      await expectAccessible(page);

      // The next try takes the toast away at once: it would lie over the bank's page.
      await typeCard(page, asks);
      await press(page);
      await expect(bankOf(page)).toBeVisible();
      await expect(passing).toHaveCount(0);
      await bankOf(page).frameLocator('iframe').getByRole('link', { name: 'Rifiuta' }).click();
      await expect(underCard(page)).toContainText('La banca non ha confermato che sei tu');

      await page.getByRole('radio', { name: /^Alla cassa/ }).check();
      await press(page);
      await thanked(page);
    });
  });
});

test.describe('a customer', () => {
  // The browser notes every answer that is a refusal.
  test.use({ expectedNoise: [/status of 402/] });

  // Only here: cards are kept in two places, each with the bank's consent, and a kept one pays in one line.
  test('[API-17] [API-18] adds a card and forgets it, keeps one while paying, and pays with it again', async ({
    page,
  }) => {
    await signIn(page, await register());
    // Pressed before the fields have come, the button is heard when they have.
    const come = Promise.withResolvers<void>();
    await page.route(codeOf('parts/payment/sandbox/sandbox-card-form.tsx'), (route) =>
      come.promise.then(() => route.continue()),
    );
    await page.goto('/account/carte');
    const cards = page.getByRole('region', { name: 'Carte salvate' });
    await cards.getByRole('button', { name: 'Aggiungi una carta' }).click();
    await cards.getByRole('button', { name: 'Salva la carta' }).click();
    await expect(page.getByLabel('Numero della carta')).toHaveCount(0);
    come.resolve();
    await expect(page.getByLabel('Numero della carta')).toBeFocused();
    await expectAccessible(page);
    await typeCard(page, asks);
    await cards.getByRole('button', { name: 'Salva la carta' }).click();
    await bankOf(page).frameLocator('iframe').getByRole('link', { name: 'Rifiuta' }).click();
    await expect(cards.getByText('La banca non ha confermato che sei tu')).toBeVisible();
    await typeCard(page, pays);
    await cards.getByRole('button', { name: 'Salva la carta' }).click();
    await expect(cards.getByText('Visa •••• 4242', { exact: true }).first()).toBeVisible();
    await cards.getByRole('button', { name: 'Elimina Visa •••• 4242' }).click();
    await expect(cards.getByRole('button', { name: 'No, tienila' })).toBeFocused();
    await expectAccessible(page);
    await cards.getByRole('button', { name: 'Elimina', exact: true }).click();
    await expect(cards.getByText('Non hai carte salvate.')).toBeVisible();

    await goToPay(page);
    await typeCard(page, pays);
    await page.getByRole('checkbox', { name: 'Salva questa carta per la prossima volta' }).check();
    await press(page);
    await thanked(page);

    await returnToPay(page);
    // The card that was kept is chosen, in one line.
    const row = page.getByRole('button', { name: /^Come paghi Visa •••• 4242/ });
    await expect(row).toBeVisible();
    await expect(page.getByLabel('Numero della carta')).toBeHidden();
    await row.click();
    const kept = page.getByRole('radio', { name: /termina con 4 2 4 2/ });
    await expect(kept).toBeChecked();
    await expectAccessible(page);
    await kept.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Nuova carta' })).toBeChecked();
    await expect(page.getByLabel('Numero della carta')).toBeVisible();
    await kept.check();
    await press(page);
    await thanked(page);
  });
});

test.describe('the sandbox’s desk', () => {
  // Only here: the page of the sandbox, and its one setting.
  test('[API-41] shows what was paid and how to misbehave', async ({ page }) => {
    await page.goto('/dev/payments');
    await expect(page.getByRole('heading', { name: 'Pagamenti di prova' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Ogni notifica arriva' }).selectOption('due volte');
    await page.getByRole('button', { name: 'Applica' }).click();
    await expect(page.getByRole('combobox', { name: 'Ogni notifica arriva' })).toHaveValue('2');
  });
});
