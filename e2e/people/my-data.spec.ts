import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { consentTexts } from '../../packages/domain/src/accounts/consents.ts';
import { unsubscribePath } from '../support/database.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import {
  call,
  codeTo,
  keptOf,
  linkTo,
  newPerson,
  type Person,
  register,
  signIn,
  tokenFor,
} from '../support/people.ts';
import { bothSizes } from '../support/sizes.ts';

// One's own data: seen, changed, taken away and deleted; and the session they are seen in.

// Whole journeys, some with a proof of work: they take their time on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** Browser logs about refusals that a test provokes. */
const refusals = /status of 4\d\d|ERR_FAILED|ERR_INTERNET_DISCONNECTED/;

/** A page of one's settings, once the section it begins with is there. */
const openSettings = async (page: Page, name = 'dati', first = 'Chi sei') => {
  await page.goto(`/account/${name}`);
  await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();
  await settled(page);
};

const edit = async (page: Page, title: string) => {
  await page.getByRole('button', { name: `Modifica: ${title}` }).click();
  return page.getByRole('region', { name: title });
};

const userOf = async (person: Person) => {
  const token = (await tokenFor(person)) ?? '';
  return (await call('GET /api/user', { token })).body;
};

test.describe('[RTE-11] my data', () => {
  test.use({ expectedNoise: [refusals] });

  test('are for who is signed in; others are asked to', async ({ page }) => {
    await page.goto('/account');
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il tuo account');
    await expect(page.getByRole('navigation', { name: 'Le tue cose' })).toContainText(
      'Segui un ordine e riordinalo',
    );
    await expectAccessible(page);
    const person = await register();
    await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accedi' });
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Accedi' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciao Ada');
    await expect(page).toHaveURL(/\/account$/);
    await page.goto('/account/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  });

  test(
    'begin at a hub that says how each thing stands; back leads there from every page',
    bothSizes,
    async ({ page }) => {
      await signIn(page, await register());
      await page.goto('/account');
      const row = (name: string) => page.getByRole('main').getByRole('link', { name });
      await expect(row('Ordini')).toContainText('Ancora nessuno');
      await expect(row('Indirizzi')).toContainText('Nessuno salvato');
      await expect(row('Gusti e allergie')).toContainText('Mangio tutto');
      await settled(page);
      await expectAccessible(page);
      for (const [name, heading] of [
        ['I miei dati', 'I miei dati'],
        ['Notifiche e novità', 'Notifiche e novità'],
        ['Ordini', 'I miei ordini'],
        ['Preferiti', 'I miei preferiti'],
      ] as const) {
        await row(name).press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciao Ada');
      }
      // A section of the former single page is found on its new page, and "back" does not lead in a circle.
      await page.goto('/home');
      await page.goto('/account#gusti');
      await expect(page).toHaveURL(/\/account\/gusti#gusti$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/home$/);
    },
  );

  test('change section by section, and each says so where it was done', async ({ page }) => {
    const person = await register();
    await signIn(page, person);
    await openSettings(page);
    await expectAccessible(page);

    const about = await edit(page, 'Chi sei');
    await expect(about.getByLabel('Nome', { exact: true })).toBeFocused();
    await about.getByLabel('Nome', { exact: true }).fill('Zoë');
    await about.getByLabel('Giorno').fill('31');
    await about.getByLabel('Mese').selectOption('febbraio');
    await about.getByLabel('Anno').fill('1990');
    await about.getByRole('button', { name: 'Salva' }).click();
    await expect(about.getByText('la data di nascita non è valida')).toBeVisible();
    await expectAccessible(page);
    await about.getByLabel('Giorno').fill('28');
    await about.getByRole('button', { name: 'Salva' }).click();
    await expect(about.getByRole('status')).toHaveText('Salvato');
    await expect(about.getByText('28/02/1990')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Modifica: Chi sei' })).toBeFocused();
    expect((await keptOf(page)).fullname).toBe('Zoë Prova');

    await openSettings(page, 'notizie', 'Notifiche');
    const consents = await edit(page, 'Consensi');
    await consents.getByLabel(/Offerte e novità/).check();
    await expectAccessible(page);
    await consents.getByRole('button', { name: 'Salva' }).click();
    await expect(consents.getByText(/Hai detto sì il/)).toBeVisible();

    const user = await userOf(person);
    expect(user).toMatchObject({ firstname: 'Zoë', birthdate: '1990-02-28' });
    expect(user.consents.marketing.granted).toBe(true);
  });

  test('a new email counts once its link has been opened, and not by itself', async ({ page }) => {
    const [person, { email }] = [await register(), newPerson()];
    await signIn(page, person);
    await openSettings(page);
    const section = await edit(page, 'Email');
    await section.getByLabel('Nuova email').fill(email);
    await section.getByLabel('La tua password', { exact: true }).fill('sbagliata');
    await section.getByRole('button', { name: 'Mandami il link' }).click();
    await expect(section.getByLabel('La tua password', { exact: true })).toHaveAccessibleDescription(
      'la password attuale non è corretta',
    );
    await section.getByLabel('La tua password', { exact: true }).fill(person.password);
    await section.getByRole('button', { name: 'Mandami il link' }).click();
    await expect(section.getByRole('status')).toContainText(`Abbiamo scritto a ${email}`);
    expect((await userOf(person)).email).toBe(person.email);

    const link = await linkTo(email, /\/account#email=[\w-]+/);
    // A mail program opens it anew.
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('La tua email è confermata.')).toBeVisible();
    await expect(page).toHaveURL(/\/account$/);
    await page.getByRole('main').getByRole('link', { name: 'I miei dati' }).click();
    await expect(section).toContainText(`${email}Verificata`);
    await expect(section).not.toContainText('aspetta');
    expect((await keptOf(page)).username).toBe(email);
    expect((await userOf({ ...person, email })).email).toBe(email);
  });

  test('a new password signs every other device out, and they can be signed out one by one', async ({
    page,
  }) => {
    const person = await register();
    const elsewhere = (await tokenFor(person)) ?? '';
    await signIn(page, person);
    await openSettings(page);
    const devices = page.getByRole('region', { name: 'Dispositivi' });
    await expect(devices.getByRole('listitem')).toHaveCount(3);
    await devices
      .getByRole('button', { name: /^Chiudi la sessione/ })
      .first()
      .click();
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    expect((await call('GET /api/user', { token: elsewhere })).status).toBe(401);

    const section = await edit(page, 'Password');
    await section.getByLabel('Password attuale', { exact: true }).fill(person.password);
    await section.getByLabel('Nuova password', { exact: true }).fill('tutta nuova');
    await section.getByLabel('Conferma password', { exact: true }).fill('tutta nuova');
    await section.getByRole('button', { name: 'Salva' }).click();
    await expect(section.getByRole('status')).toHaveText('Salvato');
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    expect(await tokenFor(person)).toBeUndefined();
    expect(await tokenFor({ ...person, password: 'tutta nuova' })).toBeDefined();
  });

  test('[RTE-7] a new phone counts once its code has been given, and one goes back to where one was', async ({
    page,
  }) => {
    const [person, { telephone }] = [await register(), newPerson()];
    await signIn(page, person);
    await openSettings(page);
    await page.getByRole('link', { name: 'Cambia numero' }).click();
    // The section of the page that led here bears the same name.
    await page.getByRole('textbox', { name: 'Cellulare' }).fill(telephone);
    await page.getByRole('button', { name: 'Mandami il codice' }).click();
    await page.getByLabel('Codice').fill(await codeTo(telephone));
    await page.getByRole('button', { name: 'Conferma' }).click();
    await expect(page).toHaveURL(/\/account\/dati$/);
    expect((await userOf(person)).telephone).toBe(telephone);
  });

  test('tastes open categories filtered, say so, and can be turned off', async ({ page }) => {
    const person = await register();
    const listed = async (without: string) =>
      (await call(`GET /api/products?category=pizze&without=${without}`)).body.meta.total;
    await signIn(page, person);
    await openSettings(page, 'gusti', 'Gusti e allergie');
    const section = await edit(page, 'Gusti e allergie');
    await section.getByRole('button', { name: 'Latte' }).click();
    await expectAccessible(page);
    await section.getByRole('button', { name: 'Salva' }).click();
    await expect(section.getByRole('status')).toHaveText('Salvato');

    await page.goto('/pizze');
    await expect(page).toHaveURL(/without=milk/);
    await expect(page.getByText('Filtrato per te:')).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    const cards = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(cards).toHaveCount(await listed('milk'));

    await page.getByRole('button', { name: 'Mostra tutto' }).click();
    await expect(page).not.toHaveURL(/without/);
    await expect(page.getByText('Il filtro dei tuoi gusti è spento')).toBeVisible();
    await expect(cards).toHaveCount(await listed(''));
    await page.getByRole('button', { name: 'Riaccendi' }).click();
    await expect(page).toHaveURL(/without=milk/);
  });

  test('are taken away as a file', async ({ page }) => {
    const person = await register();
    await signIn(page, person);
    await openSettings(page, 'privacy', 'I tuoi dati, da portare via');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica i miei dati' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^i-miei-dati-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.profile).toMatchObject({ email: person.email, telephone: person.telephone });
    await expect(page.getByText('Il file è tra i tuoi download')).toBeVisible();
  });

  test('are deleted for good, by who writes so', async ({ page }) => {
    const person = await register();
    await signIn(page, person);
    await openSettings(page, 'privacy', 'I tuoi dati, da portare via');
    await page.getByRole('button', { name: 'Voglio eliminarlo' }).click();
    const word = page.getByLabel('Per confermare, scrivi ELIMINA');
    const confirm = page.getByRole('button', { name: 'Elimina per sempre' });
    await confirm.click();
    await expect(word).toHaveAccessibleDescription(/scrivi ELIMINA/);
    await expect(word).toBeFocused();
    await expectAccessible(page);
    await word.fill('elimina');
    await confirm.click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText('Il tuo account è stato eliminato.')).toBeVisible();
    expect(Object.values(await keptOf(page)).filter(Boolean)).toEqual([]);
    expect(await tokenFor(person)).toBeUndefined();
  });

  test('that cannot be fetched say so, and are asked for again', async ({ page }) => {
    const person = await register();
    await signIn(page, person);
    await page.route('**/api/user?*', (route) => route.abort());
    await page.goto('/account/dati');
    const words = 'Si è verificato un errore imprevisto, controllare la connessione di rete';
    await expect(page.getByRole('main').getByText(words)).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/api/user?*');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('heading', { name: 'Chi sei' })).toBeVisible();
  });
});

test.describe('a session', () => {
  test.use({ expectedNoise: [refusals] });

  test('[STA-1] that ends in one tab ends in every tab, and leads to the root', async ({ page, context }) => {
    const person = await register();
    await signIn(page, person);
    const other = await context.newPage();
    await other.goto('/content/faq');
    await settled(other);
    await openSettings(page);
    const section = await edit(page, 'Chi sei');
    const { token } = await keptOf(page);
    await call('DELETE /api/user/token', { token: token ?? '' });

    // Whichever tab asks for something first hears it from the server, and the other one from that tab.
    const isTold = async (tab: Page) => {
      const expired = tab.getByText('La tua sessione è scaduta: accedi di nuovo.');
      const closed = tab.getByText('La sessione è stata chiusa da un’altra scheda.');
      await expect(expired.or(closed)).toBeVisible();
      await expect(tab).toHaveURL(/\/home$/);
    };
    const told = Promise.all([isTold(page), isTold(other)]);
    const home = page.waitForURL(/\/home$/);
    await Promise.race([section.getByRole('button', { name: 'Salva' }).click(), home]);
    await told;
    expect(Object.values(await keptOf(page)).filter(Boolean)).toEqual([]);
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il tuo account');
  });

  test('[STA-2] [MNU-7] ends by the menu: the token opens nothing any more', async ({ page }) => {
    const person = await register();
    await signIn(page, person);
    const { token } = await keptOf(page);
    await page.goto('/home?menu=1');
    await settled(page);
    await page.getByRole('dialog', { name: 'Menù' }).getByRole('button', { name: 'Esci' }).click();
    await expect(page.getByText('Hai chiuso la sessione. A presto!')).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    expect(Object.values(await keptOf(page)).filter(Boolean)).toEqual([]);
    await expect.poll(async () => (await call('GET /api/user', { token: token ?? '' })).status).toBe(401);
  });
});

test.describe('[RTE-4] no more newsletters', () => {
  test.use({ expectedNoise: [refusals] });

  test('by the link of a mail, with one press and without signing in', async ({ page }) => {
    const person = await register();
    const token = (await tokenFor(person)) ?? '';
    const { body: before } = await call('GET /api/user', { token });
    const consents = [{ kind: 'marketing', granted: true, version: consentTexts.marketing.version }];
    await call('PATCH /api/customer', { token, body: { consents } });

    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/notifications/')) asked.push(request.url());
    });
    await page.goto(await unsubscribePath(before.id));
    await settled(page);
    await expectAccessible(page);
    expect((await userOf(person)).consents.marketing.granted).toBe(true);
    await page.getByRole('button', { name: 'Sì, non mandatemele più' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fatto');
    expect((await userOf(person)).consents.marketing.granted).toBe(false);
    // This call carries nothing of the device.
    expect([...new URL(asked[0] ?? '').searchParams.keys()]).toEqual(['unsubscribe', 'signature']);
  });

  test('a link that was tampered with says so', async ({ page }) => {
    const link = await unsubscribePath('usr_somebody');
    await page.goto(link.replace('usr_somebody', 'usr_another'));
    await settled(page);
    await page.getByRole('button', { name: 'Sì, non mandatemele più' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il link non funziona');
    await expectAccessible(page);
  });
});
