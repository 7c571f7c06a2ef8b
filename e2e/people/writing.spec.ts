import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { messageTo, newPerson, register, signIn, signInByDialog } from '../support/people.ts';
import { readShop } from '../support/shop.ts';

// Messages to the brand, and a person's own notes.

// Only here: missing fields take the focus, and a message pressed twice is one.
test('[RTE-19] [API-39] [ERR-1] a guest writes, is told of missing fields, loses nothing while the service is away, and gets a number', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 503|Failed to load resource|Failed to fetch/);
  const { firstname, lastname, email } = newPerson();
  await page.goto('/contacts');
  await settled(page);
  await page.getByRole('button', { name: 'Scrivi il messaggio' }).click();
  const form = page.getByRole('region', { name: 'Scrivici un messaggio' });
  await form.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(form.getByText('campo obbligatorio')).toHaveCount(5);
  await expect(form.getByLabel('Nome', { exact: true })).toBeFocused();
  await expectAccessible(page);

  await form.getByLabel('Nome', { exact: true }).fill(firstname);
  await form.getByLabel('Cognome').fill(lastname);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Di che cosa si tratta?').selectOption('Un prodotto');
  await form.getByRole('textbox', { name: 'Messaggio' }).fill('Quando torna la Norma?');
  let sent = 0;
  page.on('response', (answer) => {
    if (/\/api\/contact\b/.test(answer.url()) && answer.ok()) sent += 1;
  });
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' }),
  );
  await form.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(form.getByText('Si è verificato un errore imprevisto')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Messaggio' })).toHaveValue('Quando torna la Norma?');
  await page.unroute('**/api/**');
  await form.getByRole('button', { name: 'Invia il messaggio' }).dblclick();
  await expect(form.getByText('Messaggio ricevuto')).toBeVisible({ timeout: 20_000 });
  expect(sent).toBe(1);
  const reference = await form.getByText(/^Z[0-9A-Z]{6}$/).textContent();
  const { subject, text } = await messageTo(email, /messaggio/);
  expect(subject).toContain(reference ?? 'nothing');
  // The mail to a typed address repeats nothing of the message: it would carry words to strangers.
  expect(text).not.toContain('Quando torna la Norma?');
  expect(text).toContain('Argomento: Un prodotto');
});

// Only here: hearts of this device reach the account at sign-in, and another browser.
test('[API-34] [API-35] [RTE-18] favourites marked before signing in are the account’s, on any device', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow(); // Two browsers, and two sign-ins.
  const person = await register();
  const [first, second] = (await readShop(request)).products;
  if (!first || !second) throw new Error('The demo shop sells nothing');
  const heart = (name: string) => page.getByRole('button', { name: `Aggiungi ${name} ai preferiti` }).first();
  await page.goto(`/prodotto/${first.slug}`);
  await settled(page);
  await heart(first.name).click();
  await signInByDialog(page, person);
  await page.goto(`/prodotto/${second.slug}`);
  await settled(page);
  const told = page.waitForResponse((response) => response.url().includes(`/${second.slug}/favorite`));
  await heart(second.name).click();
  expect((await told).status()).toBe(200);

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'it-IT' });
  const other = await elsewhere.newPage();
  await signIn(other, person);
  await other.goto('/favorites');
  for (const { name } of [second, first])
    await expect(other.getByRole('main').getByRole('heading', { level: 3, name })).toBeVisible();
  await elsewhere.close();

  await heart(second.name).click();
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 3, name: first.name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: second.name })).toHaveCount(0);
  await expectAccessible(page);
});
