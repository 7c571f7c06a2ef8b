import { ask, neverClose } from '../support/database.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call } from '../support/people.ts';
import { desktopOnly } from '../support/sizes.ts';
import { clerkOf, enterOffice, owner, staffToken } from '../support/staff.ts';

// The browser notes that what cannot be rung is refused.
test.use({ expectedNoise: [/status of 422/] });

// Only here: a form whose switch and rows come and go, and what they say in one sentence.
test('a shop gets a plan of its own for unanswered orders, tries it, and follows the brand again', async ({
  page,
}, { project }) => {
  const slug = project.name === 'phone' ? 'siracusa' : 'palermo';
  const { body: shop } = await call(`GET /api/shops/${slug}`);
  await enterOffice(page, owner, `/gestione/risposte?negozio=${shop.id}`);
  const own = page.getByRole('switch', { name: 'Questo negozio ha tempi suoi' });
  await expect(own).not.toBeChecked();
  await expect(page.getByText('Segue quelli del marchio.')).toBeVisible();
  await own.click();
  const phone = page.getByRole('group', { name: 'Squilla il telefono' });
  await phone.getByRole('switch').click();
  await phone.getByRole('textbox').fill('9');
  await page.getByLabel('Telefono che squilla').fill('non un numero');
  await expect(page.getByText(/dopo 9 minuti squilla il telefono/)).toBeVisible();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByLabel('Telefono che squilla')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Telefono che squilla').fill('+390931000000');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Salvato: vale da adesso.')).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(page.getByText(/dopo 9 minuti squilla il telefono/)).toBeVisible();
  await page.getByRole('button', { name: 'Prova la posta' }).click();
  await expect(page.getByText(`Scritto a ${owner}: arriva entro un minuto.`)).toBeVisible();
  await own.click();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Segue quelli del marchio.')).toBeVisible();
  await page.reload();
  await expect(own).not.toBeChecked();
});

// Only here: an open board that counts as a screen of its shop.
test(
  'a manager reads which shop has no screen open, until somebody opens one',
  desktopOnly,
  async ({ page, elsewhere }) => {
    const { body: shop } = await call('GET /api/shops/palermo');
    await neverClose('palermo');
    await ask(`insert into screen_watches (since, looked_at) values (now() - interval '1 hour', now())
    on conflict (one) do update set since = excluded.since, looked_at = excluded.looked_at`);
    // Boards that other tests have had open there a moment ago.
    await ask(`delete from board_screens where shop_id = '${shop.id}'`);
    await ask(`insert into board_screens values ('${shop.id}', 'schermo-di-prova', true, now() - interval '12 minutes')
    on conflict (shop_id, screen) do update set seen_at = excluded.seen_at`);
    await enterOffice(page, owner);
    const shut = page.getByRole('region', { name: 'Schermi dei negozi' });
    await expect(shut).toContainText('Nessuno schermo aperto');
    await expectAccessible(page);
    const named = async () => {
      const { body } = await call('GET /api/backoffice/screens', { token: await staffToken(owner) });
      return body.data.map((one: { shop: { id: string } }) => one.shop.id).includes(shop.id);
    };
    expect(await named()).toBe(true);
    const theirs = await elsewhere();
    await enterOffice(theirs, clerkOf('palermo'));
    await theirs.getByRole('button', { name: 'Attiva il suono' }).click();
    await expect.poll(named).toBe(false);
  },
);
