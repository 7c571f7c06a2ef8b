import type { Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from '../../support/page.ts';
import { call, messageTo } from '../../support/people.ts';
import { moveOrder, placeOrder } from '../../support/placed-orders.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../../support/staff.ts';

// Blocks of the home and a letter are changed in the office, previewed, read by customers, and taken back.

test.use({
  expectedNoise: [/status of (409|422)|Blocked script execution in 'about:srcdoc'/],
});

/** Another screen is opened only after a question, and what was typed is still there for who stays. */
const expectAsked = async (page: Page, away: string) => {
  await page.getByRole('main').getByRole('link', { name: away }).click();
  const question = page.getByRole('alertdialog', { name: 'Hai modifiche non salvate' });
  await question.getByRole('button', { name: 'Resta qui' }).click();
  await expect(question).toBeHidden();
};

const home = '/api/backoffice/contents/home';
const letter = '/api/backoffice/letters/order_accepted';
const read = async (path: string) => (await call(`GET ${path}`, { token: await staffToken(owner) })).body;

test('the home is put in order by keys, and open pages follow', desktopOnly, async ({ page, context }) => {
  const token = await staffToken(owner);
  test.slow(); // Two people at once, and each step waits for the one before.
  const { live: before } = await read(home);
  const title = `Domenica chiusi ${Date.now()}`;
  const customer = await context.newPage();
  await customer.goto('/home');
  await settled(customer);
  await enterOffice(page, owner);
  await page.goto('/gestione/testi');
  await page.getByRole('link', { name: 'La home' }).click();
  try {
    const words = page.getByRole('group', { name: 'Annuncio' });
    await words.getByLabel('Si vede').check();
    await words.getByLabel('Titolo').fill(title);
    await words.getByLabel('Riga sotto').fill('Riapriamo lunedì.');
    const up = page.getByRole('button', { name: 'Sposta su: I nostri negozi' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('I nostri negozi: posto 4 di 5')).toBeAttached();
    await expect(up).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('I nostri negozi: posto 3 di 5')).toBeAttached();
    await expectAsked(page, 'Tutti i testi');
    await page.getByRole('button', { name: 'Anteprima' }).click();
    const preview = page.getByRole('dialog', { name: 'Come lo vede il cliente' });
    const seen = preview.getByTitle('La pagina su un telefono').contentFrame();
    await expect(seen.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Chiudi' }).click();
    await page.getByRole('button', { name: 'Pubblica ora' }).click();
    await expect(page.getByText('Pubblicato: i clienti lo leggono già così')).toBeVisible();

    // On the page that was open, without a press.
    await expect(customer.getByRole('heading', { name: title })).toBeVisible();
    const [shops, prime] = [/negozi/i, /Prime/].map((name) =>
      customer.getByRole('main').getByRole('heading', { name, level: 2 }).first(),
    );
    const top = async (one: typeof shops) => (await one?.boundingBox())?.y ?? 0;
    await expect.poll(async () => (await top(shops)) < (await top(prime))).toBe(true);

    await words.getByLabel('Riga sotto').fill('Riapriamo martedì.');
    const { version, form } = await read(home);
    const theirs = { ...form, value: form.value.replace('Riapriamo lunedì.', 'Torniamo presto.') };
    expect((await call(`PUT ${home}`, { token, body: { version, form: theirs } })).status).toBe(200);
    await page.getByRole('button', { name: 'Salva la bozza' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Qualcun altro ha salvato' });
    await expect(notice).toContainText(`${title} · Riapriamo martedì.`);
    await expect(notice).toContainText(`${title} · Torniamo presto.`);
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Prendi il suo: Blocchi della home' }).click();

    await page.getByLabel('In un momento che scegli').check();
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Giorno e ora').fill(`${day}T18:00`);
    await page.getByRole('button', { name: 'Pubblica in quel momento' }).click();
    await expect(page.getByText(/^Fatto: esce il/)).toBeVisible();
    expect((await read(home)).draft.publish_at).toContain(day);
    await page.getByRole('button', { name: 'Togli la data' }).click();
    await expect(page.getByText('La bozza non esce più da sola')).toBeVisible();

    const states = page.getByRole('region', { name: 'Com’era prima' });
    await states
      .getByRole('button', { name: /^Riprendi il testo del/ })
      .last()
      .click();
    await expect(words.getByLabel('Si vede')).not.toBeChecked();
    await page.getByLabel('Subito').check();
    await page.getByRole('button', { name: 'Pubblica ora' }).click();
    await expect(customer.getByRole('heading', { name: title })).toBeHidden();
  } finally {
    const { version } = await read(home);
    const body = { version, form: before, at: null, asks: false, reason: '' };
    await call(`POST ${home}/publish`, { token, body });
  }
});

test('a letter says what the office has written, and what it said before', desktopOnly, async ({ page }) => {
  const token = await staffToken(owner);
  test.slow(); // Mails are written by jobs.
  const { form: before } = await read(letter);
  const accepted = async () => {
    const { id, person } = await placeOrder();
    await moveOrder(id, 'food', 'accept');
    return messageTo(person.email, /confermato/);
  };
  await enterOffice(page, owner);
  await page.goto('/gestione/testi/email');
  await page.getByRole('link', { name: 'Ordine confermato' }).click();
  try {
    const field = (name: string) => page.getByRole('textbox', { name });
    await field('Oggetto').fill('È tuo, confermato: il {ordine}');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(field('Oggetto')).toHaveAccessibleDescription(/\{ordine\}/);
    await field('Oggetto').fill('È tuo, confermato: il {numero}');
    await field('Ultime parole').fill('Da {marca} con affetto.');
    await expectAsked(page, 'Tutte le email');
    await expect(field('Ultime parole')).toHaveValue('Da {marca} con affetto.');
    await page.getByRole('button', { name: 'Anteprima' }).click();
    const preview = page.getByRole('dialog', { name: 'L’email a una cliente inventata' });
    await expect(preview.getByText(/È tuo, confermato: il \S+/)).toBeVisible();
    const drawn = preview.getByTitle('La pagina su un telefono').contentFrame();
    await expect(drawn.getByText('Da Zanga con affetto.')).toBeVisible();
    await preview.getByRole('button', { name: 'Solo testo' }).click();
    await expect(preview.getByText('Da Zanga con affetto.')).toBeVisible();
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Chiudi' }).click();
    await page.getByRole('button', { name: 'Mandami una prova' }).click();
    await expect(page.getByText(`Prova in partenza per ${owner}`)).toBeVisible();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText('Salvato: la prossima email lo dice già così')).toBeVisible();
    const own = await accepted();
    expect(own.subject).toMatch(/^È tuo, confermato: il \S+$/);
    expect(own.text).toContain('Da Zanga con affetto.');
    expect((await messageTo(owner, /È tuo, confermato/)).subject).toMatch(/Prova/);

    await field('Ultime parole').fill('A presto!');
    const { version, form } = await read(letter);
    const theirs = { ...form, closing: 'A domani!' };
    expect((await call(`PUT ${letter}`, { token, body: { version, form: theirs } })).status).toBe(200);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Qualcun altro ha salvato' });
    await expect(notice).toContainText('A presto!');
    await expect(notice).toContainText('A domani!');
    await notice.getByRole('button', { name: 'Prendi il suo: Ultime parole' }).click();
    await expect(field('Ultime parole')).toHaveValue('A domani!');
    await field('Titolo').fill('Eccoci');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect.poll(async () => (await read(letter)).form.title).toBe('Eccoci');

    const states = page.getByRole('region', { name: 'Com’era prima' });
    await states
      .getByRole('button', { name: /^Riprendi le parole del/ })
      .last()
      .click();
    await expect(field('Ultime parole')).toHaveValue('Da {marca} con affetto.');
    await page.getByRole('button', { name: 'Torna ai testi di serie' }).click();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect.poll(async () => (await read(letter)).form).toEqual(before);
    expect((await accepted()).text).not.toContain('con affetto');
  } finally {
    const { version } = await read(letter);
    await call(`PUT ${letter}`, { token, body: { version, form: before } });
  }
});
