import { ask, setPrice } from '../support/database.ts';
import { expect, settled, test } from '../support/page.ts';
import { dishesToAdd } from '../support/shop.ts';

// Open pages show the brand's changes without a tap, a reload or another visit.

/** Once this is answered, the page hears of whatever changes from now on. */
const listening = (url: string) => url.includes('/api/changes');

const euro = (cents: number) =>
  new RegExp(`${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`);

// Only here: three open pages hear of one change.
test('a new price is on the open list, the open dish and in the open cart', async ({
  page,
  request,
  elsewhere,
}) => {
  const { plain } = await dishesToAdd(request);
  const [row] = await ask(
    `select p.price_cents, c.slug from products p join categories c on c.id = p.root_category_id where p.slug = '${plain.slug}'`,
  );
  const before = Number(row?.price_cents);
  // A moment must hear of it: people see it within a second, a busy machine within the patience of the test.
  const dish = await elsewhere({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  try {
    const heard = [page, dish].map((one) =>
      one.waitForResponse((response) => listening(response.url()) && response.ok()),
    );
    await page.goto(`/${row?.slug}`);
    await settled(page);
    await dish.goto(`/prodotto/${plain.slug}`);
    await settled(dish);
    await Promise.all(heard);
    const card = page.getByRole('article').filter({ hasText: plain.name }).first();
    await card.scrollIntoViewIfNeeded();
    await expect(card).toContainText(euro(before));
    await expect(dish.getByRole('main')).toContainText(euro(before));
    await card.getByRole('button', { name: `Aggiungi ${plain.name} al carrello` }).click();
    const cart = page.getByRole('complementary', { name: 'Il tuo carrello' });
    await expect(cart).toContainText(euro(before));

    const now = before + 137;
    const changed = Date.now();
    await setPrice(plain.slug, now);
    await expect(card).toContainText(euro(now));
    await expect(dish.getByRole('main')).toContainText(euro(now));
    await expect(cart).toContainText(euro(now));
    test.info().annotations.push({ type: 'seen after', description: `${Date.now() - changed} ms` });
  } finally {
    await setPrice(plain.slug, before);
  }
  await expect(dish.getByRole('main')).toContainText(euro(before));
});
