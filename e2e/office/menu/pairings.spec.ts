import { ask } from '../../support/database.ts';
import { expect, expectAccessible, settled, test } from '../../support/page.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner } from '../../support/staff.ts';

// Pairings of a dish are chosen in the office, and an open page of the dish follows.

test.describe.configure({ timeout: 150_000 });

test(
  'staff say what goes well with a dish, and an open page shows it',
  desktopOnly,
  async ({ page, elsewhere }) => {
    const [dish] = await ask(
      `select p.id, p.slug from products p where p.published and p.kind = 'food' and p.age_limit is null
       and not exists (select from product_option_groups where product_id = p.id)
     order by p.sold_lately, p.popularity, p.id limit 1`,
    );
    // Two dishes that the sales figures would not offer.
    const [first, second] = await ask(
      `select id, name from products where published and kind in ('food', 'drink') and age_limit is null
       and sold_out_until is null and availability is null and id <> '${dish?.id}' and 'delivery' = any(channels)
     order by sold_lately, popularity, id limit 2`,
    );
    const customer = await elsewhere({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const heard = customer.waitForResponse(
      (response) => response.url().includes('/api/changes') && response.ok(),
    );
    await customer.goto(`/?prodotto=${dish?.slug}`);
    await settled(customer);
    await heard;
    const row = customer.getByRole('region', { name: 'Ci sta bene insieme' }).getByRole('listitem');

    await enterOffice(page, owner);
    await page.goto(`/gestione/menu/${dish?.id}`);
    const list = page.getByRole('list', { name: 'Con cosa sta bene' });
    const names = [String(first?.name), String(second?.name)] as const;
    try {
      for (const name of names) {
        await page.getByLabel('Aggiungi un prodotto').fill(name);
        await page.getByRole('option', { name, exact: true }).click();
        await expect(list).toContainText(name);
      }
      await page.getByRole('button', { name: `Sposta su: ${names[1]}` }).press('Enter');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Salva', exact: true }).click();
      await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();
      await expect(row.nth(0)).toContainText(names[1]);
      await expect(row.nth(1)).toContainText(names[0]);
      await page.reload();
      await expect(list.getByRole('listitem').nth(0)).toContainText(names[1]);
      await page.getByRole('button', { name: `Togli dagli abbinamenti ${names[1]}` }).click();
      await page.getByRole('button', { name: 'Salva', exact: true }).click();
      await expect(row.nth(0)).toContainText(names[0]);
    } finally {
      await ask(`delete from product_pairings where product_id = '${dish?.id}' returning with_id`);
    }
  },
);
