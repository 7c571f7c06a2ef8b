import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/page.ts';
import { call, messageTo } from '../../support/people.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner, staffToken } from '../../support/staff.ts';
import { openListening } from '../open-listening.ts';

// Texts, the home and a letter. When each is published and read is the server's (`content/office`, `content/home`,
// `notifications/letters`).

test.use({
  expectedNoise: [/status of (409|422)|Blocked script execution in 'about:srcdoc'/],
});

const text = '/api/backoffice/contents/accessibility';
const home = '/api/backoffice/contents/home';
const letter = '/api/backoffice/letters/order_accepted';
const read = async (path: string) => (await call(`GET ${path}`, { token: await staffToken(owner) })).body;

/** Saves as a colleague does meanwhile. */
const saveMeanwhile = async (path: string, change: (form: { value: string }) => object) => {
  const { version, form } = await read(path);
  const body = { version, form: { ...form, ...change(form) } };
  expect((await call(`PUT ${path}`, { token: await staffToken(owner), body })).status).toBe(200);
};

const meanwhileOn = (page: Page) => page.getByRole('alert').filter({ hasText: 'Qualcun altro ha salvato' });

/** Another screen is opened only after a question; typed text is still there for a person who stays. */
const expectAsked = async (page: Page, away: string) => {
  await page.getByRole('main').getByRole('link', { name: away }).click();
  const question = page.getByRole('alertdialog', { name: 'Hai modifiche non salvate' });
  await question.getByRole('button', { name: 'Resta qui' }).click();
  await expect(question).toBeHidden();
};

const takeFormer = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Com’era prima' }).getByRole('button', { name }).last().click();

/** Preview on three screen widths, each scaled into the room there is. */
const lookAtThreeWidths = async (page: Page) => {
  await page.getByRole('button', { name: 'Anteprima' }).click();
  const preview = page.getByRole('dialog', { name: 'Come lo vede il cliente' });
  for (const [screen, of, width] of [
    ['Telefono', 'un telefono', 390],
    ['Tablet', 'un tablet', 768],
    ['Computer', 'un computer', 1440],
  ] as const) {
    const choice = preview.getByRole('button', { name: screen });
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    const frame = preview.getByTitle(`La pagina su ${of}`);
    await expect(frame.contentFrame().getByRole('heading', { name: 'Per tutti' })).toBeVisible();
    await expect.poll(() => frame.evaluate((one: HTMLIFrameElement) => one.clientWidth)).toBe(width);
    const [inside, outside] = [await frame.boundingBox(), await preview.boundingBox()];
    expect(inside?.width).toBeLessThanOrEqual(outside?.width ?? 0);
  }
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Chiudi' }).click();
};

/** A page that cannot be drawn says why, and comes when it can. */
const lookInVain = async (page: Page) => {
  const title = page.getByLabel('Titolo');
  const before = await title.inputValue();
  const preview = page.getByRole('dialog', { name: 'Come lo vede il cliente' });
  await title.fill('');
  await page.getByRole('button', { name: 'Anteprima' }).click();
  await expect(preview.getByRole('alert')).toHaveText('Scrivi un titolo');
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Chiudi' }).click();
  await title.fill(before);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Anteprima' }).click();
  await expect(preview.getByRole('alert')).not.toBeEmpty();
  await page.context().setOffline(false);
  await preview.getByRole('button', { name: 'Riprova' }).click();
  const frame = preview.getByTitle(/^La pagina su/).contentFrame();
  await expect(frame.getByRole('heading', { name: before, level: 1 })).toBeVisible();
  await preview.getByRole('button', { name: 'Chiudi' }).click();
};

// Only here: the frames of the preview at their widths, and a preview without a network.
test(
  'a text is seen before it is saved, chosen between two who saved, published, and taken back',
  desktopOnly,
  async ({ page }) => {
    const { form: before } = await read(text);
    await enterOffice(page, owner, '/gestione/testi');
    await page.getByRole('link', { name: before.title }).click();
    const words = page.getByLabel('Testo', { exact: true });
    await words.fill('## Per tutti\n\nScrivici a [ciao](mailto:ciao@zanga.example).');
    const live = page.getByRole('region', { name: 'Il testo mentre lo scrivi' });
    await expect(live.getByText('Per tutti')).toBeVisible();
    await lookAtThreeWidths(page);
    await lookInVain(page);
    await page.getByLabel('Titolo').fill('Il mio titolo');
    await saveMeanwhile(text, () => ({ title: 'Il suo titolo' }));
    await page.getByRole('button', { name: 'Salva la bozza' }).click();
    await meanwhileOn(page).getByRole('button', { name: 'Prendi il suo: Titolo' }).click();
    await page.getByRole('button', { name: 'Salva la bozza' }).click();
    await expect(page.getByText('Bozza salvata: i clienti leggono ancora il testo di prima')).toBeVisible();
    await expect(meanwhileOn(page)).toBeHidden();
    expect((await read(text)).form.title).toBe('Il suo titolo');
    await page.getByRole('button', { name: 'Pubblica ora' }).click();
    await expect(page.getByText('Pubblicato: i clienti lo leggono già così')).toBeVisible();
    await takeFormer(page, /^Riprendi il testo del/);
    await expect(words).toHaveValue(before.value);
    await page.getByRole('button', { name: 'Pubblica ora' }).click();
    await expect.poll(async () => (await read(text)).live).toEqual(before);
    // A text within another page has no preview.
    await page.goto('/gestione/testi/avviso-home-page');
    await expect(page.getByRole('button', { name: 'Pubblica ora' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Anteprima' })).toBeHidden();
  },
);

/** Two places up by the keyboard, with the focus on the button and each place said. */
const moveUp = async (page: Page) => {
  const up = page.getByRole('button', { name: 'Sposta su: I nostri negozi' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('I nostri negozi: posto 4 di 5')).toBeAttached();
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('I nostri negozi: posto 3 di 5')).toBeAttached();
};

const planAndForget = async (page: Page) => {
  await page.getByLabel('In un momento che scegli').check();
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Giorno e ora').fill(`${day}T18:00`);
  await page.getByRole('button', { name: 'Pubblica in quel momento' }).click();
  await expect(page.getByText(/^Fatto: esce il/)).toBeVisible();
  expect((await read(home)).draft.publish_at).toContain(day);
  await page.getByRole('button', { name: 'Togli la data' }).click();
  await expect(page.getByText('La bozza non esce più da sola')).toBeVisible();
};

// Only here: an open page of the shop that follows, the order of its parts on the screen, and the keyboard.
test(
  'the home is put in order by keys, and an open page follows',
  desktopOnly,
  async ({ page, elsewhere }) => {
    const { live: before } = await read(home);
    const title = `Domenica chiusi ${Date.now()}`;
    const customer = await elsewhere();
    await openListening(customer, '/home');
    await enterOffice(page, owner, '/gestione/testi');
    await page.getByRole('link', { name: 'La home' }).click();
    try {
      const words = page.getByRole('group', { name: 'Annuncio' });
      await words.getByLabel('Si vede').check();
      await words.getByLabel('Titolo').fill(title);
      await words.getByLabel('Riga sotto').fill('Riapriamo lunedì.');
      await moveUp(page);
      await expectAsked(page, 'Tutti i testi');
      await page.getByRole('button', { name: 'Anteprima' }).click();
      const preview = page.getByRole('dialog', { name: 'Come lo vede il cliente' });
      const seen = preview.getByTitle('La pagina su un telefono').contentFrame();
      await expect(seen.getByRole('heading', { name: title })).toBeVisible();
      await preview.getByRole('button', { name: 'Chiudi' }).click();
      await page.getByRole('button', { name: 'Pubblica ora' }).click();
      await expect(page.getByText('Pubblicato: i clienti lo leggono già così')).toBeVisible();

      await expect(customer.getByRole('heading', { name: title })).toBeVisible();
      const [shops, prime] = [/negozi/i, /Prime/].map((name) =>
        customer.getByRole('main').getByRole('heading', { name, level: 2 }).first(),
      );
      const top = async (one: typeof shops) => (await one?.boundingBox())?.y ?? 0;
      await expect.poll(async () => (await top(shops)) < (await top(prime))).toBe(true);

      await words.getByLabel('Riga sotto').fill('Riapriamo martedì.');
      await saveMeanwhile(home, ({ value }) => ({
        value: value.replace('Riapriamo lunedì.', 'Torniamo presto.'),
      }));
      await page.getByRole('button', { name: 'Salva la bozza' }).click();
      await expect(meanwhileOn(page)).toContainText(`${title} · Riapriamo martedì.`);
      await expect(meanwhileOn(page)).toContainText(`${title} · Torniamo presto.`);
      await expectAccessible(page);
      await meanwhileOn(page).getByRole('button', { name: 'Prendi il suo: Blocchi della home' }).click();
      await planAndForget(page);
      await takeFormer(page, /^Riprendi il testo del/);
      await expect(words.getByLabel('Si vede')).not.toBeChecked();
    } finally {
      const { version } = await read(home);
      const body = { version, form: before, at: null, asks: false, reason: '' };
      await call(`POST ${home}/publish`, { token: await staffToken(owner), body });
    }
    await expect(customer.getByRole('heading', { name: title })).toBeHidden();
  },
);

/** The letter to an invented customer, drawn and as text. */
const lookAtLetter = async (page: Page) => {
  await page.getByRole('button', { name: 'Anteprima' }).click();
  const preview = page.getByRole('dialog', { name: 'L’email a una cliente inventata' });
  await expect(preview.getByText(/È tuo, confermato: il \S+/)).toBeVisible();
  const drawn = preview.getByTitle('La pagina su un telefono').contentFrame();
  await expect(drawn.getByText('Da Zanga con affetto.')).toBeVisible();
  await preview.getByRole('button', { name: 'Solo testo' }).click();
  await expect(preview.getByText('Da Zanga con affetto.')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Chiudi' }).click();
};

// Only here: the letter in its frame, typed words that a person who stays still has, and which part two people have changed.
test(
  'a letter is written, seen, tried and saved, and put back to its first words',
  desktopOnly,
  async ({ page }) => {
    const { form: before } = await read(letter);
    await enterOffice(page, owner, '/gestione/testi/email');
    await page.getByRole('link', { name: 'Ordine confermato' }).click();
    try {
      const field = (name: string) => page.getByRole('textbox', { name });
      const save = page.getByRole('button', { name: 'Salva', exact: true });
      await field('Oggetto').fill('È tuo, confermato: il {ordine}');
      await save.click();
      await expect(field('Oggetto')).toHaveAccessibleDescription(/\{ordine\}/);
      await field('Oggetto').fill('È tuo, confermato: il {numero}');
      await field('Ultime parole').fill('Da {marca} con affetto.');
      await expectAsked(page, 'Tutte le email');
      await expect(field('Ultime parole')).toHaveValue('Da {marca} con affetto.');
      await lookAtLetter(page);
      await page.getByRole('button', { name: 'Mandami una prova' }).click();
      await expect(page.getByText(`Prova in partenza per ${owner}`)).toBeVisible();
      await save.click();
      await expect(page.getByText('Salvato: la prossima email lo dice già così')).toBeVisible();
      expect((await messageTo(owner, /È tuo, confermato/)).subject).toMatch(/Prova/);

      await field('Ultime parole').fill('A presto!');
      await saveMeanwhile(letter, () => ({ closing: 'A domani!' }));
      await save.click();
      await expect(meanwhileOn(page)).toContainText('A presto!');
      await expect(meanwhileOn(page)).toContainText('A domani!');
      await meanwhileOn(page).getByRole('button', { name: 'Prendi il suo: Ultime parole' }).click();
      await expect(field('Ultime parole')).toHaveValue('A domani!');
      await field('Titolo').fill('Eccoci');
      await save.click();
      await expect.poll(async () => (await read(letter)).form.title).toBe('Eccoci');

      await takeFormer(page, /^Riprendi le parole del/);
      await expect(field('Ultime parole')).toHaveValue('Da {marca} con affetto.');
      await page.getByRole('button', { name: 'Torna ai testi di serie' }).click();
      await save.click();
      await expect.poll(async () => (await read(letter)).form).toEqual(before);
    } finally {
      const { version } = await read(letter);
      await call(`PUT ${letter}`, { token: await staffToken(owner), body: { version, form: before } });
    }
  },
);
