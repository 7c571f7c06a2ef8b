import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { newPerson } from '../support/people.ts';
import { readShop } from '../support/shop.ts';
import { desktopOnly } from '../support/sizes.ts';
import { cards, fillCart, thanked } from '../support/till.ts';

// For people with a keyboard and no pointer, or with a screen reader.

test.slow();

/** Tab stops after which a search fails: more than any screen of these journeys needs. */
const mostStops = 90;

/** Goes on with the Tab key alone until something is reached. */
const tabTo = async (page: Page, goal: Locator, key = 'Tab') => {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press(key);
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached by the keyboard: ${goal}`);
};

const press = async (page: Page, goal: Locator, key = 'Enter') => {
  await tabTo(page, goal);
  await page.keyboard.press(key);
};

const write = async (page: Page, label: string, text: string) => {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
};

/** Element that covers the focused one, unless it is a part of it. */
const coverOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    // An overlay that just closed may still fade out for a frame.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const own = !seen || focused.contains(seen) || seen.contains(focused);
    return own ? undefined : `${focused.textContent} under ${seen.textContent}`;
  });

test.describe('on a slow line', () => {
  // Only here: an answer that is long on its way takes neither the focus nor the panel away.
  test('a filter that is pressed on a later page of a list keeps the focus, the panel and the page behind it', async ({
    page,
    request,
  }) => {
    const { biggest } = await readShop(request);
    await page.goto(`/${biggest.slug}?filtri=1&page=2`);
    await settled(page);
    const filters = page.getByRole('dialog', { name: 'Filtri' });
    await expect(filters).toBeFocused();
    const line = Promise.withResolvers<void>();
    await page.route('**/api/products?*', async (route) => {
      await line.promise;
      await route.continue();
    });
    const [first, second] = ['Vegetariano', 'Latte'].map((name) =>
      filters.getByRole('button', { name, exact: true }),
    );
    await tabTo(page, first as Locator);
    await page.keyboard.press('Space');
    await expect(first as Locator).toHaveAttribute('aria-pressed', 'true');
    await press(page, second as Locator, 'Space');
    await expect(second as Locator).toHaveAttribute('aria-pressed', 'true');
    await expect(filters.getByRole('button', { name: 'Mostra i prodotti' })).toBeVisible();
    // Longer than a page is waited for before its skeleton is drawn.
    await page.waitForTimeout(1_500);
    await expect(second as Locator).toBeFocused();
    line.resolve();
    await expect(filters.getByRole('button', { name: /^Mostra \d+ prodott/ })).toBeVisible();
    await expect(second as Locator).toBeFocused();
    await expect(page).toHaveURL(/labels=vegetarian&without=milk|without=milk&labels=vegetarian/);
    await expect(page).not.toHaveURL(/page=/);
    await expect(page).not.toHaveTitle(/pagina/);
  });
});

// Only here: where a row has scrolled to for the focus.
test('an item of a sideways row that the keyboard reaches is seen whole, with its ring', async ({ page }) => {
  await page.goto('/home');
  await settled(page);
  await page.keyboard.press('Tab');
  const row = page.getByRole('region', { name: 'Che cosa ti va?' });
  await tabTo(page, row.getByRole('link').first());
  for (let item = 1; item < 7; item += 1) {
    const room = () =>
      page.evaluate(() => {
        const card = document.activeElement?.closest('li')?.getBoundingClientRect();
        return card ? Math.min(card.left, innerWidth - card.right) : Number.NaN;
      });
    await expect.poll(room).toBeGreaterThanOrEqual(4);
    await page.keyboard.press('Tab');
  }
});

test.describe('with a keyboard alone', desktopOnly, () => {
  // Only here: where the focus is after each move between pages.
  test('a new page is read from its heading, also where a menu led to it; closing returns the focus to its place', async ({
    page,
  }) => {
    await page.goto('/home');
    await settled(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    // Closing gives the focus to the page.
    await page.getByRole('complementary').getByRole('button', { name: 'Chiudi' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await page.getByRole('banner').getByRole('link', { name: 'Negozi', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Contatti e negozi' })).toBeFocused();
    await expect(page).toHaveTitle('Contatti e negozi · Zanga');

    await page.getByRole('link', { name: 'Apri il menù' }).filter({ visible: true }).press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Faq', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Domande frequenti' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Contatti e negozi' })).toBeFocused();
  });

  // Only here: no bar covers a focused thing, at a desk's width.
  test('nothing that has the focus lies under a bar, forwards and backwards', async ({ page, request }) => {
    const { biggest } = await readShop(request);
    await fillCart(page, 'pickup');
    // The notice, which has a test of its own, goes with Escape wherever one is.
    await page.addInitScript(() => localStorage.setItem('notice', '9999'));
    const covered: string[] = [];
    const walk = async (key: 'Tab' | 'Shift+Tab', stops: number) => {
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press(key);
        const cover = await coverOf(page);
        if (cover) covered.push(`${key} on ${page.url()}: ${cover}`);
      }
    };
    await page.goto(`/${biggest.slug}`);
    await settled(page);
    await expect(page.getByRole('complementary', { name: 'Il tuo carrello' })).toBeVisible();
    await walk('Tab', 60);
    await walk('Shift+Tab', 45);
    await page.goto('/content/faq');
    await settled(page);
    await walk('Tab', 30);
    expect(covered).toEqual([]);
  });

  // Only here: an order at a desk's width, by its keyboard, each screen of it looked at as a whole.
  test('[RTE-9] [API-41] a dish is found, chosen, ordered and paid, the bank’s question included', async ({
    page,
  }) => {
    const { firstname, lastname, email, telephone } = newPerson();
    await page.goto('/arancini-e-fritti');
    await settled(page);
    const card = page.getByRole('main').getByRole('link', { name: 'Arancino al ragù', exact: true });
    await press(page, card);
    const sheet = page.getByRole('dialog', { name: 'Arancino al ragù', exact: true });
    // Until it is open the Tab key still walks through the page, and that is where the focus would be given back.
    await expect(sheet).toBeVisible();
    await press(page, sheet.getByRole('button', { name: /^Aggiungi\s*\d/ }));
    await expect(page.getByText(/Arancino al ragù: 1 pezzo nel carrello/).last()).toBeAttached();
    await expect(sheet).toBeHidden();
    await expect(card).toBeFocused();

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Carrello/ })
      .press('Enter');
    const toCheckout = page.getByRole('dialog').getByRole('link', { name: 'Vai alla cassa' });
    await expect(toCheckout).toBeVisible();
    await press(page, toCheckout);
    await expect(page.getByRole('heading', { level: 1, name: 'Alla cassa' })).toBeFocused();
    await settled(page);

    await tabTo(page, page.getByRole('radio', { name: /^Consegna/ }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /^Ritiro/ })).toBeChecked();
    await press(page, page.getByRole('button', { name: /^Zanga Catania/ }));
    // The row has closed, says what was chosen, and has the focus.
    await expect(page.getByRole('button', { name: /^Dove Ritiro · Zanga Catania/ })).toBeFocused();
    await settled(page);
    await chooseTime(page);
    await write(page, 'Nome e cognome', `${firstname} ${lastname}`);
    await write(page, 'Cellulare', telephone);
    await write(page, 'Email', email);
    await write(page, 'Numero della carta', cards.asks);
    // A number that is full leads on to the expiry, and that to the code.
    await page.keyboard.type('1230123');
    await expect(page.getByLabel('CVC')).toHaveValue('123');
    await expectAccessible(page);
    await press(page, page.getByRole('button', { name: /^Ordina e paga / }));

    const bank = page.getByRole('dialog', { name: 'Conferma della banca' });
    const confirm = bank.frameLocator('iframe').getByRole('link', { name: 'Conferma' });
    await expect(confirm).toBeVisible();
    await press(page, confirm);
    await thanked(page);
    await expect(page.getByRole('heading', { level: 1, name: /^Grazie, / })).toBeFocused();
    await settled(page);
    await expectAccessible(page);
  });
});

/** The first time on the first day there is one. */
const chooseTime = async (page: Page) => {
  const part = page.getByRole('region', { name: 'Quando' });
  await press(page, part.getByRole('button', { name: /^Quando/ }));
  const later = part.getByRole('radio', { name: 'Scelgo quando' });
  if (!(await later.isChecked())) {
    await tabTo(page, part.getByRole('radio', { checked: true }).last());
    await page.keyboard.press('ArrowDown');
    await expect(later).toBeChecked();
  }
  await tabTo(page, part.getByLabel('Giorno'));
  await page.keyboard.press('ArrowDown');
  const times = part.getByRole('group', { name: 'Orario' }).getByRole('radio', { disabled: false });
  await tabTo(page, times.first());
  await page.keyboard.press('Space');
  await expect(times.first()).toBeChecked();
  await settled(page);
};
