import { demoStaffPassword } from '../../apps/server/demo/staff.ts';
import { handedOver } from '../support/database.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call, register, signIn, tokenFor } from '../support/people.ts';

// Only here: a review from its writing to the pages that show it, and out of them again.
test('[RTE-20] [MNU-6] a visitor is asked who they are; who was handed an order says how it was; a manager reads it, and everybody after', async ({
  page,
}) => {
  test.slow(); // A visitor, a customer, a manager, and the public, one after the other.
  await page.goto('/home?menu=1');
  await settled(page);
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: 'Scrivi una recensione' }).click();
  await expect(page).toHaveURL(/\/reviews$/);
  await expect(page.getByRole('heading', { name: 'Com’è andata?' })).toBeVisible();

  const person = await register();
  const order = await handedOver(person.email);
  await signIn(page, person);
  await page.goto(`/orders/${order}`);
  await page.getByRole('link', { name: 'Racconta com’è andata' }).click();
  await expect(page).toHaveURL(new RegExp(`/reviews\\?ordine=${order}`));

  const send = page.getByRole('button', { name: 'Manda la recensione' });
  await send.click();
  await expect(page.getByText('scegli da una a cinque stelle')).toBeVisible();
  await expectAccessible(page);
  const words = `Tutto buono, torneremo ${order.slice(-6)}`;
  await page
    .getByRole('group', { name: 'Nel complesso' })
    .getByRole('radio', { name: '4 stelle su 5' })
    .check({ force: true });
  await page.getByLabel('Com’è andata?').fill(words);
  await page
    .getByRole('group', { name: 'Voto a Cannolo' })
    .getByRole('radio', { name: '5 stelle su 5' })
    .check({ force: true });
  await page.getByLabel('Che cosa dici di Cannolo?').fill(`Cialda croccante ${order.slice(-6)}`);
  await send.click();
  await expect(page.getByText('In attesa di pubblicazione')).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/gestione/accesso');
  await page.getByLabel('Email').fill('direzione@zanga.example');
  await page.getByLabel('Password', { exact: true }).fill(demoStaffPassword);
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Scanner' })).toBeVisible();
  await page.goto('/gestione/recensioni');
  const card = page.getByRole('listitem').filter({ hasText: words });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Pubblica' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Pubblicate', exact: true }).click();
  await card.getByRole('button', { name: 'Rispondi' }).click();
  await card.getByLabel(/La risposta/).fill('Grazie mille!');
  await card.getByRole('button', { name: 'Salva la risposta' }).click();
  await expect(card.getByText('Grazie mille!')).toBeVisible();

  const reviews = page.getByRole('region', { name: 'Recensioni verificate' });
  const published = reviews.getByRole('listitem').filter({ hasText: `Cialda croccante ${order.slice(-6)}` });
  // Pages hear of a change a moment after it.
  await expect(async () => {
    await page.goto('/prodotto/cannolo');
    await expect(published).toContainText('Ada P.', { timeout: 2_000 });
  }).toPass();
  // The shop's answer is about the whole order: it shows with the whole review only.
  await expect(published).not.toContainText('Grazie mille!');
  await settled(page);
  await reviews.getByText('Come le verifichiamo').click();
  await expect(reviews.getByText(/Scrive solo chi ha ordinato/)).toBeVisible();
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.join()).toContain('"aggregateRating"');
  await expectAccessible(page);
  await page.goto('/negozi/catania');
  const ofShop = page.getByRole('region', { name: 'Recensioni verificate' }).getByRole('listitem');
  await expect(ofShop.filter({ hasText: words })).toContainText('Grazie mille!');

  await page.goto('/reviews');
  await page.getByRole('button', { name: /^Ritira la recensione/ }).click();
  await page.getByRole('button', { name: 'Sì, ritirala' }).click();
  await expect(page.getByRole('button', { name: /^Scrivi la recensione/ })).toBeVisible();
  await page.goto('/negozi/catania');
  await expect(page.getByText(words)).toHaveCount(0);
});

// Only here: the reason of a refusal and the way to mend it.
test('[RTE-20] a refused review says why, and can be mended', async ({ page }) => {
  const person = await register();
  const order = await handedOver(person.email);
  const token = (await tokenFor(person)) ?? '';
  const body = { stars: 1, text: 'Chiamatemi al 333 1234567', products: [] };
  const { body: said } = await call(`PUT /api/customer/reviews/${order}`, { token, body });
  const manager = (await tokenFor({ email: 'direzione@zanga.example', password: demoStaffPassword })) ?? '';
  const refused = { version: 1, reason: 'personal_data' };
  await call(`POST /api/backoffice/reviews/${said.id}/refuse`, { token: manager, body: refused });
  await signIn(page, person);
  await page.goto('/reviews');
  await expect(page.getByText(/Non l’abbiamo pubblicata perché contiene dati personali/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Modifica la recensione/ }).click();
  await page.getByLabel('Com’è andata?').fill('Era fredda');
  await page.getByRole('button', { name: 'Manda la recensione' }).click();
  await expect(page.getByText('In attesa di pubblicazione')).toBeVisible();
});
