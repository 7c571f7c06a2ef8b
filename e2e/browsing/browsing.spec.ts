import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { dishWithOptions, readShop } from '../support/shop.ts';
import { bothSizes } from '../support/sizes.ts';

// Looking around: search, the menu, long lists, filters, and what a dish says before it is bought.

test.describe('the search', () => {
  // Only here: a list that follows typing, by keyboard and touch, and that Back gives back.
  test('[MNU-8] finds as one types, forgives, opens what was chosen, goes back to it, and begins where one came from', async ({
    page,
  }) => {
    test.slow(); // Three visits, one after the other.
    await page.goto('/home');
    await settled(page);
    await page
      .getByRole('link', { name: /cerca|che cosa ti va/i })
      .first()
      .click();
    const box = page.getByRole('combobox', { name: 'Cerca prodotti e categorie' });
    await expect(box).toBeFocused();
    await box.pressSequentially('margerita');
    const results = page.getByRole('listbox');
    await expect(results.getByRole('option', { name: /margherita/i }).first()).toBeVisible();

    await box.fill('zzzzqqqq');
    await expect(page.getByRole('heading', { name: 'Niente per «zzzzqqqq»' })).toBeVisible();

    await box.fill('gelato senza latosio e vegano');
    await expect(results.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Togli il filtro Vegano' }).click();
    await expect(box).toHaveValue('gelato senza lattosio');
    await page.getByRole('button', { name: 'Togli il filtro Senza lattosio' }).click();
    await expect(box).toHaveValue('gelato');

    await box.fill('pizze');
    const category = results.getByRole('group', { name: 'Categorie' }).getByRole('option').first();
    await expect(category).toBeVisible();

    await box.fill('margherita');
    await expect(page).toHaveURL(/cerca=margherita/);
    await expect(results.getByRole('option', { name: /margherita/i }).first()).toBeVisible();
    await box.press('ArrowDown');
    const active = await box.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
    await box.press('Enter');
    await expect(box).toBeHidden();
    await expect(page.getByRole('heading', { name: /margherita|pizz/i }).first()).toBeVisible();

    await page.goto('/dolci?cerca=cioccolato');
    const groups = results.getByRole('group');
    await expect(groups.filter({ has: page.getByText('In Dolci', { exact: true }) })).toBeVisible();
    const rest = page.getByRole('group', { name: 'Nel resto del menù' }).getByRole('option').first();
    await expect(rest).toBeVisible();
    await expectAccessible(page);
    await box.press('ArrowDown');
    const first = page
      .getByRole('group', { name: /^(Categorie|In Dolci)$/ })
      .first()
      .getByRole('option')
      .first();
    await expect(first).toHaveAttribute('aria-selected', 'true');

    await page.goto('/home?cerca=arancin');
    await results.getByRole('group', { name: 'Prodotti' }).getByRole('option').first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Aggiungi\s*\d/ })).toBeVisible();
    await page.goBack();
    await expect(results.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(results).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test.describe('the tab bar', () => {
  // Only here: the bar at a phone's foot, and what Back does with its sheet.
  test('[RTE-1] [RTE-11] [RTE-13] leads home, to the menu, to the search, to orders and account, and back', async ({
    page,
  }) => {
    await page.goto('/home');
    await settled(page);
    const tabs = page.getByRole('navigation', { name: 'Navigazione rapida' });
    await expect(tabs.getByRole('link')).toHaveText(['Home', 'Menù', 'Cerca', 'Ordini', 'Account']);
    const steps = [
      ['Menù', /\/menu$/],
      ['Ordini', /\/orders$/],
      ['Account', /\/account$/],
      ['Home', /\/home$/],
    ] as const;
    for (const [name, path] of steps) {
      await tabs.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }
    await tabs.getByRole('link', { name: 'Cerca' }).click();
    await expect(page.getByRole('dialog', { name: 'Cerca' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Cerca' })).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/account$/);
  });
});

test.describe('the whole menu', () => {
  // Only here: the row follows the section that is read, and leads the focus there.
  test('[RTE-24] shows every category with its dishes, and its row follows what one reads', async ({
    page,
    request,
  }) => {
    const { categories, biggest } = await readShop(request);
    await page.goto('/menu');
    await settled(page);
    const row = page.getByRole('navigation', { name: 'Categorie del menù' });
    await expect(row.getByRole('link')).toHaveCount(categories.length);
    const section = page.getByRole('region', { name: biggest.name, exact: true });
    await row.getByRole('link', { name: biggest.name, exact: true }).press('Enter');
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
    await expect(row.getByRole('link', { name: biggest.name, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(await section.getByRole('article').count()).toBeGreaterThan(0);
    await section.getByRole('link', { name: `Vedi tutto: ${biggest.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/${biggest.slug}$`));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menù');
  });
});

test.describe('the side menu', () => {
  // Only here: the links of the menu are the shop's own categories and services.
  test('[MNU-1] [MNU-3] [MNU-6] [MNU-7] leads everywhere a visitor may go', async ({ page, request }) => {
    const { categories } = await readShop(request);
    await page.goto('/home');
    await settled(page);
    await page.getByRole('link', { name: 'Apri il menù' }).first().click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'Accedi' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Registrati' })).toBeVisible();
    await expect(menu.getByRole('link', { name: /Prime/ })).toBeVisible();
    const named = (name: string) => menu.getByRole('navigation', { name });
    const promo = categories.filter((category) => category.promo);
    const leadsTo = (name: string) =>
      named(name)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const others = categories.filter((category) => !category.promo);
    expect(promo.length).toBeGreaterThan(0);
    expect(await leadsTo('Promozioni')).toEqual(promo.map(({ slug }) => `/${slug}`));
    expect(await leadsTo('Il nostro menù')).toEqual(others.map(({ slug }) => `/${slug}`));
    const { services } = await (await request.get('/api/brands/1')).json();
    expect(services.length).toBeGreaterThan(0);
    for (const { name } of services)
      await expect(menu.locator('li').filter({ hasText: name }).first()).toBeVisible();
    for (const name of ['Faq', 'Scrivi una recensione', 'Contatti e negozi', 'Privacy policy', 'Allergeni'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await expectAccessible(page);

    await menu.getByRole('link', { name: 'Faq', exact: true }).click();
    await expect(page).toHaveURL(/\/content\/faq$/);
    await expect(menu).toBeHidden();
  });
});

test.describe('a category', () => {
  // Only here: sections are scrolled to within the page, on both layouts of their row.
  test(
    '[RTE-24] [RTE-25] walks between its sections without leaving; a dish opens over its list and gives the place back',
    bothSizes,
    async ({ page, request }) => {
      const { biggest, subcategories } = await readShop(request);
      const [, second] = subcategories;
      if (!second) throw new Error('The biggest category has one section only');
      await page.goto(`/${biggest.slug}`);
      await settled(page);
      // A dish opens over the list, and gives the place back.
      const card = page.getByRole('main').getByRole('heading', { level: 3 }).nth(7).getByRole('link');
      await card.scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => scrollY);
      await card.click();
      const sheet = page.getByRole('dialog');
      await expect(
        sheet
          .getByRole('heading', { level: 1 })
          .or(sheet.getByRole('heading', { level: 2 }))
          .first(),
      ).toBeVisible();
      await expect(page).toHaveURL(/prodotto=/);
      await page.goBack();
      await expect(sheet).toBeHidden();
      expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(5);
      await expect(card).toBeFocused();

      const sections = page.getByRole('navigation', { name: 'Sezioni' });
      await sections.getByRole('link', { name: second.name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: second.name })).toBeInViewport();
      await expect(sections.getByRole('link', { name: second.name, exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(page).toHaveURL(new RegExp(`/${biggest.slug}$`));

      await page.goto(`/${biggest.slug}/${second.slug}`);
      await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
      await sections.getByRole('link', { name: 'Tutto' }).click();
      await expect(page).toHaveURL(new RegExp(`/${biggest.slug}$`));
    },
  );

  // Only here: two filters pressed within a moment are both in the address, and outlive the page.
  test('filters by diet and allergen, in the address, and takes them back', async ({ page, request }) => {
    const { biggest } = await readShop(request);
    await page.goto(`/${biggest.slug}`);
    await settled(page);
    await page.getByRole('link', { name: /^Filtri/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtri' });
    // Both within one moment, while the list of the first is still on its way.
    await sheet.evaluate((filters) => {
      for (const button of filters.querySelectorAll('button'))
        if (/^(Vegetariano|Glutine)$/.test(button.textContent ?? '')) button.click();
    });
    await expect(sheet.getByRole('button', { pressed: true })).toHaveCount(2);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /^Mostra/ }).click();
    await expect(sheet).toBeHidden();
    await page.reload();
    const off = page.getByRole('button', { name: /^Togli il filtro/ });
    await expect(off).toHaveCount(2);
    await off.first().click();
    await expect(off).toHaveCount(1);
    await off.first().click();
    await expect(off).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  });
});

test.describe('a dish', () => {
  // Only here: options change the price as drawn, and a toast takes its room from the page for five seconds.
  test('[API-32] asks for its options, follows them with price and allergens, goes into the cart [CON-2]', async ({
    page,
    request,
  }) => {
    const { slug, name } = await dishWithOptions(request);
    await page.clock.install();
    await page.goto(`/prodotto/${slug}`);
    await settled(page);
    const add = page.getByRole('button', { name: /^Aggiungi\s*\d/ });
    const before = await add.textContent();
    const dearer = page.getByRole('main').locator('label').filter({ hasText: /\+\d/ }).first();
    await dearer.click();
    await expect.poll(() => add.textContent()).not.toBe(before);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Uno in più', exact: true }).click();
    // From here on the page's time passes only when it is moved.
    await page.clock.pauseAt(Date.now() + 60_000);
    await add.click();
    // The cart's badge shows it, and screen readers hear it; no message repeats it.
    await page.clock.runFor(200);
    await expect(page.getByText(`${name}: 2 pezzi nel carrello`)).toHaveCount(1);
    await page.getByRole('button', { name: 'Condividi' }).click();
    const toast = page.getByText(/^(Link copiato|Copia il link)/).last();
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await toast.isVisible()).toBe(true);
    }).toPass();
    const top = () => toast.evaluate((element) => element.getBoundingClientRect().top);
    const height = page.viewportSize()?.height ?? 0;
    const logo = page.getByRole('banner').getByRole('link').first();
    const bar = await logo.evaluate((link) => link.getBoundingClientRect().bottom);
    // It comes from above: where it stands is where it comes to rest.
    await expect.poll(top, 'logo and cart stay free').toBeGreaterThanOrEqual(bar);
    const below = await toast.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(
      await page.getByRole('main').evaluate((element) => element.getBoundingClientRect().top + scrollY),
      'the page makes room',
    ).toBeGreaterThanOrEqual(below);
    expect(await top(), 'a toast stands at the top').toBeLessThan(height / 4);
    await page.mouse.move(5, 500);
    await page.clock.runFor(4_700);
    await expect(toast, 'a toast stays for five seconds').toBeVisible();
    await page.clock.runFor(600);
    await expect(toast).toBeHidden();
  });
});
