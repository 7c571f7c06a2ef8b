import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startAnother } from '../support/another-server.ts';
import { switchSocialsOn } from '../support/database.ts';
import { expect, settled, test } from '../support/page.ts';
import { call, codeTo, keptOf, newPerson } from '../support/people.ts';
import { startNetworks } from '../support/vendors/networks.ts';

// Signing in with the networks' own protocols, spoken by servers of this machine.

test.describe.configure({ timeout: 120_000 });
test.use({ expectedNoise: [/status of 4\d\d/] });

let networks: Awaited<ReturnType<typeof startNetworks>>;
let shop: Awaited<ReturnType<typeof startAnother>>;

test.beforeAll(async () => {
  await switchSocialsOn();
  networks = await startNetworks();
  shop = await startAnother(networks.env);
});
test.afterAll(async () => {
  await shop.stop();
  await networks.close();
});

/** A person whom only the social network knows. */
const somebody = () => {
  const { email, telephone } = newPerson();
  networks.person.now = { id: randomUUID(), email, firstname: 'Lia', lastname: 'Verdi' };
  return { email, telephone };
};

const openWindow = async (page: Page, name: 'Facebook' | 'Apple') => {
  await page.goto(`${shop.url}/home?accesso=accedi`);
  await settled(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Continua con ${name}` }).click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { name })).toBeVisible();
  expect(new URL(popup.url()).hostname).toBe('127.0.0.1');
  return popup;
};

const givePhone = async (page: Page, telephone: string) => {
  await expect(page).toHaveURL(/\/registration\/telephone$/);
  await page.getByLabel('Cellulare').fill(telephone);
  await page.getByRole('button', { name: 'Mandami il codice' }).click();
  await page.getByLabel('Codice').fill(await codeTo(telephone));
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(page).toHaveURL(/\/home$/);
};

const userOf = async (page: Page) => {
  const { token } = await keptOf(page);
  return (await call('GET /api/user', { token: token ?? '' })).body;
};

// Only here: a network's own protocol from its window to a customer, and the same person again.
test('[LOG-12] [LOG-13] [LOG-14] [LOG-11] Facebook makes a customer, who is known at the next visit', async ({
  page,
}) => {
  const { email, telephone } = somebody();
  const popup = await openWindow(page, 'Facebook');
  expect(networks.asked.at(-1)?.get('scope')).toBe('email');
  await popup.getByRole('link', { name: 'Continua come Lia' }).click();
  await givePhone(page, telephone);
  expect(await userOf(page)).toMatchObject({ email, telephone, firstname: 'Lia', socials: ['facebook'] });

  await page.evaluate(() => localStorage.clear());
  const again = await openWindow(page, 'Facebook');
  await again.getByRole('link', { name: 'Continua come Lia' }).click();
  await expect(page.getByText('Ciao Lia!')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Accedi' })).toBeHidden();
  expect((await keptOf(page)).username).toBe(email);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15' });

  // Only here: Apple's form post, its name told once, and its hearing of the end.
  test('[LOG-12] [LOG-14] [API-2] [API-12] Apple makes a customer with the name it tells once, and hears when they leave', async ({
    page,
  }) => {
    const { email, telephone } = somebody();
    const popup = await openWindow(page, 'Apple');
    expect(networks.asked.at(-1)?.get('scope')).toBe('name email');
    await popup.getByRole('button', { name: 'Continua' }).click();
    await givePhone(page, telephone);
    expect(await userOf(page)).toMatchObject({
      email,
      firstname: 'Lia',
      lastname: 'Verdi',
      socials: ['apple'],
    });
    expect(networks.linked()).toContain(networks.person.now.id);

    await page.goto(`${shop.url}/account/privacy`);
    await page.getByRole('button', { name: 'Voglio eliminarlo' }).click();
    await page.getByLabel('Per confermare, scrivi ELIMINA').fill('ELIMINA');
    await page.getByRole('button', { name: 'Elimina per sempre' }).click();
    await expect(page.getByText('Il tuo account è stato eliminato.')).toBeVisible();
    await expect.poll(networks.linked, { timeout: 60_000 }).not.toContain(networks.person.now.id);
  });
});
