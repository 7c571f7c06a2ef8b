import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../support/page.ts';
import { dishWithOptions, readShop } from '../support/shop.ts';
import { desktopOnly } from '../support/sizes.ts';
import { fillCart } from '../support/till.ts';

// Forced colours of the system, and text twice as large.

const styleOf = (thing: Locator) =>
  thing.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset, borderTopStyle, borderTopWidth } =
      getComputedStyle(element);
    return {
      outline: outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineStyle} ${outlineOffset}`,
      border: borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth),
    };
  });

test.describe('with forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  // Only here, and in the next: what forced colours leave to see.
  test('buttons have an edge, choices a line, and the focused one another line', async ({
    page,
    request,
  }) => {
    const { biggest } = await readShop(request);
    await page.goto(`/${biggest.slug}?filtri=1`);
    await settled(page);
    const filters = page.getByRole('dialog', { name: 'Filtri' });
    // A dialog takes the focus when it has come.
    await expect(filters).toBeFocused();
    const solid = filters.getByRole('button', { name: /^Mostra/ });
    expect((await styleOf(solid)).border).toBeGreaterThan(0);
    const chip = filters.locator('[aria-pressed="false"]').first();
    const plain = await styleOf(chip);
    expect(plain).toMatchObject({ outline: 'none', border: 1 });
    const taken = filters.getByRole('button', { pressed: true });
    await chip.focus();
    await page.keyboard.press('Space');
    await expect(taken).toBeFocused();
    const focused = await styleOf(taken);
    await taken.blur();
    const chosen = await styleOf(taken);
    expect(new Set([plain.outline, chosen.outline, focused.outline]).size).toBe(3);
  });

  test('choices of a dish show by a mark or a line', async ({ page, request }) => {
    const { slug } = await dishWithOptions(request);
    await page.goto(`/prodotto/${slug}`);
    await settled(page);
    const choice = page.getByRole('main').getByRole('checkbox', { disabled: false }).first();
    await choice.check();
    const told = await choice.evaluate((input) => {
      const label = input.closest('label') ?? document.querySelector(`label[for="${input.id}"]`);
      const seen = getComputedStyle(input).appearance !== 'none' && input.clientWidth >= 16;
      return seen || (label !== null && getComputedStyle(label).outlineStyle !== 'none');
    });
    expect(told).toBe(true);
  });
});

/** Cut-off content: words beyond an edge that does not scroll, or a page that moves sideways. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isOwnText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      const { overflowX, textOverflow, position, webkitLineClamp, textIndent } = getComputedStyle(element);
      if (!isOwnText(element) || !element.checkVisibility() || position === 'absolute') return false;
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      // Words that begin beyond the edge are said by a sign, which is drawn in their place.
      const isSign = Number.parseFloat(textIndent) >= element.clientWidth;
      const means = isSign || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      return hides && !means && element.scrollWidth > element.clientWidth + 1;
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...cut.map(({ tagName, textContent }) => `${tagName}: ${textContent}`),
      ...(scrollWidth > clientWidth ? [`sideways: ${scrollWidth} > ${clientWidth}`] : []),
    ];
  });

// Only here: text of twice the size in its boxes.
test('twice as large, words fit and nothing moves sideways', desktopOnly, async ({ page, request }) => {
  const { biggest, products } = await readShop(request);
  await fillCart(page, 'delivery');
  for (const path of [
    '/home',
    `/${biggest.slug}`,
    `/prodotto/${products[0]?.slug}`,
    '/home?carrello=1',
    '/checkout',
  ]) {
    await page.goto(path);
    await settled(page);
    await page.evaluate(async () => {
      document.documentElement.style.setProperty('font-size', '200%');
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    expect.soft(await cutOff(page), path).toEqual([]);
  }
});
