import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { consentTexts } from '../../packages/domain/src/accounts/consents.ts';
import { unsubscribePath } from '../support/database.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call, codeTo, keptOf, linkTo, newPerson, register, signIn, tokenFor } from '../support/people.ts';
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

/** The signed-in person as the service knows them; asked with the page's own token, since each other is a device. */
const userOn = async (page: Page) => {
  const { token } = await keptOf(page);
  return (await call('GET /api/user', { token: token ?? '' })).body;
};

test.describe('[RTE-11] my data', () => {
  test.use({ expectedNoise: [refusals] });

  // Only here: the hub of one's own data on both layouts, and the way back to it from every page.
  test(
    'ask a visitor to sign in, begin at a hub that says how each thing stands; back leads there from every page',
    bothSizes,
    async ({ page }) => {
      await page.goto('/account');
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il tuo account');
      await expect(page.getByRole('navigation', { name: 'Le tue cose' })).toContainText(
        'Segui un ordine e riordinalo',
      );
      const person = await register();
      await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
      const dialog = page.getByRole('dialog', { name: 'Accedi' });
      await dialog.getByLabel('Email').fill(person.email);
      await dialog.getByLabel('Password', { exact: true }).fill(person.password);
      await dialog.getByRole('button', { name: 'Accedi' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciao Ada');
      await expect(page).toHaveURL(/\/account$/);

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

  // Only here: each part is changed and told where it stands, and counts at the service only once it is confirmed.
  test('[RTE-7] [STA-2] [MNU-7] change part by part: devices, password, name, consents, phone and email; the session ends by the menu', async ({
    page,
  }) => {
    test.slow(); // Every part of one's data, one after the other.
    const [person, { email, telephone }] = [await register(), newPerson()];
    const elsewhere = (await tokenFor(person)) ?? '';
    await signIn(page, person);
    await openSettings(page);
    await expectAccessible(page);
    const devices = page.getByRole('region', { name: 'Dispositivi' });
    await expect(devices.getByRole('listitem')).toHaveCount(3);
    await devices
      .getByRole('button', { name: /^Chiudi la sessione/ })
      .first()
      .click();
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    expect((await call('GET /api/user', { token: elsewhere })).status).toBe(401);

    const password = await edit(page, 'Password');
    await password.getByLabel('Password attuale', { exact: true }).fill(person.password);
    await password.getByLabel('Nuova password', { exact: true }).fill('tutta nuova');
    await password.getByLabel('Conferma password', { exact: true }).fill('tutta nuova');
    await password.getByRole('button', { name: 'Salva' }).click();
    await expect(password.getByRole('status')).toHaveText('Salvato');
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    expect(await tokenFor(person)).toBeUndefined();

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

    const changed = await userOn(page);
    expect(changed).toMatchObject({ firstname: 'Zoë', birthdate: '1990-02-28' });
    expect(changed.consents.marketing.granted).toBe(true);

    await openSettings(page);
    await page.getByRole('link', { name: 'Cambia numero' }).click();
    // The section of the page that led here bears the same name.
    await page.getByRole('textbox', { name: 'Cellulare' }).fill(telephone);
    await page.getByRole('button', { name: 'Mandami il codice' }).click();
    await page.getByLabel('Codice').fill(await codeTo(telephone));
    await page.getByRole('button', { name: 'Conferma' }).click();
    await expect(page).toHaveURL(/\/account\/dati$/);
    expect((await userOn(page)).telephone).toBe(telephone);

    const section = await edit(page, 'Email');
    await section.getByLabel('Nuova email').fill(email);
    await section.getByLabel('La tua password', { exact: true }).fill('sbagliata');
    await section.getByRole('button', { name: 'Mandami il link' }).click();
    await expect(section.getByLabel('La tua password', { exact: true })).toHaveAccessibleDescription(
      'la password attuale non è corretta',
    );
    await section.getByLabel('La tua password', { exact: true }).fill('tutta nuova');
    await section.getByRole('button', { name: 'Mandami il link' }).click();
    await expect(section.getByRole('status')).toContainText(`Abbiamo scritto a ${email}`);
    expect((await userOn(page)).email).toBe(person.email);

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
    expect((await userOn(page)).email).toBe(email);
    expect(await tokenFor({ email, password: 'tutta nuova' })).toBeDefined();

    const { token } = await keptOf(page);
    await page.goto('/home?menu=1');
    await settled(page);
    await page.getByRole('dialog', { name: 'Menù' }).getByRole('button', { name: 'Esci' }).click();
    await expect(page.getByText('Hai chiuso la sessione. A presto!')).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    expect(Object.values(await keptOf(page)).filter(Boolean)).toEqual([]);
    await expect.poll(async () => (await call('GET /api/user', { token: token ?? '' })).status).toBe(401);
  });

  // Only here: tastes filter the category one opens, and the switch is remembered by the page.
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

  // Only here: the file as the browser saves it, and a device that keeps nothing of a person who left.
  test('that cannot be fetched are asked for again; they are taken away as a file, and deleted for good by a written word', async ({
    page,
  }) => {
    const person = await register();
    await signIn(page, person);
    await page.route('**/api/user?*', (route) => route.abort());
    await page.goto('/account/dati');
    const words = 'Si è verificato un errore imprevisto, controllare la connessione di rete';
    await expect(page.getByRole('main').getByText(words)).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/api/user?*');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('heading', { name: 'Chi sei' })).toBeVisible();

    await openSettings(page, 'privacy', 'I tuoi dati, da portare via');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica i miei dati' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^i-miei-dati-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.profile).toMatchObject({ email: person.email, telephone: person.telephone });
    await expect(page.getByText('Il file è tra i tuoi download')).toBeVisible();

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
});

test.describe('a session', () => {
  test.use({ expectedNoise: [refusals] });

  // Only here: two tabs hear of one end.
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
});

test.describe('[RTE-4] no more newsletters', () => {
  test.use({ expectedNoise: [refusals] });

  // Only here: one press on a page that knows nothing of the person but the link.
  test('by the link of a mail, with one press and without signing in; one that was tampered with says so', async ({
    page,
  }) => {
    const person = await register();
    const token = (await tokenFor(person)) ?? '';
    const userOf = async () => (await call('GET /api/user', { token })).body;
    const before = await userOf();
    const consents = [{ kind: 'marketing', granted: true, version: consentTexts.marketing.version }];
    await call('PATCH /api/customer', { token, body: { consents } });

    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/notifications/')) asked.push(request.url());
    });
    await page.goto(await unsubscribePath(before.id));
    await settled(page);
    await expectAccessible(page);
    expect((await userOf()).consents.marketing.granted).toBe(true);
    await page.getByRole('button', { name: 'Sì, non mandatemele più' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fatto');
    expect((await userOf()).consents.marketing.granted).toBe(false);
    // This call carries nothing of the device.
    expect([...new URL(asked[0] ?? '').searchParams.keys()]).toEqual(['unsubscribe', 'signature']);

    const link = await unsubscribePath('usr_somebody');
    await page.goto(link.replace('usr_somebody', 'usr_another'));
    await settled(page);
    await page.getByRole('button', { name: 'Sì, non mandatemele più' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il link non funziona');
    await expectAccessible(page);
  });
});
