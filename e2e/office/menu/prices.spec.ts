import { ask } from '../../support/database.ts';
import { withTime } from '../../support/hours.ts';
import { expect, expectAccessible, settled, test } from '../../support/page.ts';
import { call } from '../../support/people.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner } from '../../support/staff.ts';

// A dish costs less at the tables and in some hours, and customers read why.

/** Time of a clock in Rome some hours from now. */
const clock = (hours: number) =>
  new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', timeZone: 'Europe/Rome' }).format(
    Date.now() + hours * 3_600_000,
  );

/** A try that failed has left its prices behind. */
test.beforeEach(() => ask('delete from product_prices returning id'));

test('a dish has a price at the tables and a happy hour', desktopOnly, async ({ page }) => {
  const [dish] = await ask(`select id, slug, name from products where slug = 'iris-fritta'`);
  await enterOffice(page, owner);
  await page.goto(`/gestione/menu/${dish?.id}`);
  await page.getByRole('button', { name: 'Aggiungi un prezzo' }).click();
  const tables = page.getByRole('group', { name: 'Prezzo 1' });
  await tables.getByLabel('Quanto costa').fill('1,50');
  await tables.getByLabel('Come si compra').selectOption('Al tavolo');
  await page.getByRole('button', { name: 'Aggiungi un happy hour' }).click();
  const happy = page.getByRole('group', { name: 'Prezzo 2' });
  await happy.getByLabel('Quanto costa').fill('1,00');
  await happy.getByLabel('Dalle').fill(clock(-1));
  await happy.getByLabel('Alle', { exact: true }).fill(clock(2));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Salvato: i clienti lo vedono già così')).toBeVisible();

  await page.goto(`/gestione/menu?cerca=${encodeURIComponent(String(dish?.name))}`);
  await expect(page.getByText('e altri 2 prezzi').first()).toBeVisible();
  await page.goto(`/prodotto/${dish?.slug}`);
  await settled(page);
  await expect(page.getByText(withTime('Happy hour fino {time}')).first()).toBeVisible();

  await ask(`update product_prices set ended_at = now() where name = 'Happy hour' returning id`);
  const price = async (query: string) => (await call(`GET /api/products/${dish?.slug}${query}`)).body.price;
  await expect.poll(() => price('?priced_for=onshop')).toBe(150);
  await ask('delete from product_prices returning id');
});
