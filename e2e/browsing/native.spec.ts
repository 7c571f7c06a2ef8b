import type { Page, Request } from '@playwright/test';
import { requireAndroid } from '../support/database.ts';
import { calledOn, happens, onPhone, openNativeApp, vaultOf, withNotch } from '../support/native-app.ts';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { call, type Person, register } from '../support/people.ts';

// The app as a phone runs it: the bundle of `npm run build:native` on an origin of its own, over the real service, with
// the phone's side of Capacitor's bridge played by a stand-in that speaks its protocol.

test.describe.configure({ timeout: 120_000 });

let app: Awaited<ReturnType<typeof openNativeApp>>;

test.beforeAll(async () => {
  // It builds the bundle, which takes a busy machine minutes.
  test.setTimeout(300_000);
  app = await openNativeApp();
});
test.afterAll(() => app.close());

const pushToken = 'e2e-push-token-of-a-phone-that-is-not';

/** A phone whose owner has been through the wizard. */
const oldHand = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('wizard1', '1');
  });

const open = async (page: Page, path = '/') => {
  await page.goto(app.origin + path);
  await settled(page);
};

/** How many answers the phone has in its own database. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    // Opened before the app has made it, it would be made without its store.
    const made = (await indexedDB.databases()).some(({ name }) => name === 'shop-catalogue');
    if (!made) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('shop-catalogue');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const counting = opening.result.transaction('answers').objectStore('answers').count();
        counting.onsuccess = () => resolve(counting.result);
        counting.onerror = () => reject(counting.error);
      };
    });
  });

/** Waits until no further answer is stored: storing follows an answer by a moment. */
const allKept = async (page: Page) => {
  let before = -1;
  const rests = async () => {
    const last = before;
    before = await keptAnswers(page);
    return before > 0 && before === last;
  };
  await expect.poll(rests, { intervals: [1_000] }).toBe(true);
};

const signInAs = async (page: Page, person: Person) => {
  await open(page, '/home?accesso=accedi');
  const dialog = page.getByRole('dialog', { name: 'Accedi' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  const told = page.waitForRequest(isCall('/api/customer/device'));
  await dialog.getByRole('button', { name: 'Accedi' }).click();
  await expect(dialog).toBeHidden();
  return told;
};

const isCall = (path: string) => (request: Request) => new URL(request.url()).pathname === path;

for (const platform of ['android', 'ios'] as const)
  test.describe(`the app on ${platform}`, () => {
    // Only here: the built bundle talks to each platform's plugins, from its start to the end of a session.
    test('[STA-4] [NAT-3] [NAT-4] [NAT-5] [API-13] [API-14] [STA-2] starts, shows home in the splash’s place, signs in, is known for pushes, and is not when signed out', async ({
      page,
    }) => {
      const person = await register();
      await onPhone(
        page,
        {
          'FirebaseMessaging.checkPermissions': { receive: 'granted' },
          'FirebaseMessaging.getToken': { token: pushToken },
        },
        platform,
      );
      await oldHand(page);
      const checking = page.waitForRequest(isCall('/api/check/app'));
      await open(page);
      const asked = new URL((await checking).url()).searchParams;
      expect(Object.fromEntries(asked)).toMatchObject({
        platform,
        device_id: 'a1b2c3d4e5f60718',
        app_version: '1.0.0',
      });
      await expect(page).toHaveURL(`${app.origin}/home`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => calledOn(page)).toContain('SplashScreen.hide');
      const stored = await page.evaluate(() => ({ ...localStorage }));
      expect(stored.features).toContain('zanga_prime');
      expect(stored.socials).toContain('login');
      expect(await calledOn(page)).toContain('SystemBars.setStyle');
      await expectAccessible(page);

      const told = await signInAs(page, person);
      expect(told.postDataJSON()).toEqual({ token: `fcm:${pushToken}` });
      const kept = await page.evaluate(() => ({ ...localStorage }));
      expect(kept.username).toBe(person.email);
      expect(Object.keys(kept)).not.toContain('token');
      const [token = ''] = Object.values(await vaultOf(page));
      expect((await call('GET /api/user', { token })).status).toBe(200);

      await page.reload();
      await settled(page);
      await page.goto(`${app.origin}/home?menu=1`);
      const forgotten = page.waitForRequest((request) => request.url().includes('/api/customer/device/fcm'));
      await page.getByRole('button', { name: 'Esci' }).click();
      expect((await forgotten).method()).toBe('DELETE');
      await expect.poll(() => vaultOf(page)).toEqual({});
      expect(await calledOn(page)).toContain('FirebaseMessaging.deleteToken');
      expect((await call('GET /api/user', { token })).status).toBe(401);
    });
  });

test.describe('the app', () => {
  // Only here: the bundle's own version against the service's.
  test('[STA-4] is sent to the store when it is too old, and goes nowhere else', async ({ page }) => {
    await requireAndroid('0.1');
    await onPhone(page, {
      'App.getInfo': { name: 'Zanga', id: 'it.zanga.app', build: '1', version: '0.0.1' },
    });
    await oldHand(page);
    await open(page);
    await expect(page.getByRole('heading', { name: 'È ora di aggiornare l’app' })).toBeVisible();
    await happens(page, 'App', 'appUrlOpen', { url: `${app.service}/contacts` });
    await expect(page).toHaveURL(`${app.origin}/wrong-app-version`);
    await expect.poll(() => calledOn(page)).toContain('SplashScreen.hide');
  });

  // Only here: the phone's own events move the page: a link, a push, the back button.
  test('[STA-4] [STA-7] [NAT-4] opens at the link that has started it, and at later ones; tells of a push; Android’s back button closes what lies over the page first', async ({
    page,
  }) => {
    await onPhone(page, { 'App.getLaunchUrl': { url: `${app.service}/orders` } });
    await oldHand(page);
    await open(page);
    await expect(page).toHaveURL(`${app.origin}/orders`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await happens(page, 'App', 'appUrlOpen', { url: `${app.service}/contacts` });
    await expect(page).toHaveURL(`${app.origin}/contacts`);
    await page.getByRole('link', { name: 'Apri il menù' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await happens(page, 'App', 'backButton', { canGoBack: true });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(`${app.origin}/contacts`);
    const notification = { title: 'È pronto', body: 'Ti aspettiamo al banco', data: { coupon: 'cpn_1' } };
    await happens(page, 'FirebaseMessaging', 'notificationReceived', { notification });
    await expect(page.getByRole('dialog', { name: 'È pronto' })).toBeVisible();
    await happens(page, 'App', 'backButton', { canGoBack: false });
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await calledOn(page)).not.toContain('App.minimizeApp');

    await happens(page, 'App', 'backButton', { canGoBack: true });
    await expect(page).toHaveURL(`${app.origin}/orders`);
    await happens(page, 'App', 'backButton', { canGoBack: false });
    await expect.poll(() => calledOn(page)).toContain('App.minimizeApp');
  });

  // Only here: the menu's offers follow the phone's permissions.
  test('[MNU-4] offers in its menu what the phone has not allowed yet', async ({ page }) => {
    await onPhone(page, {
      'FirebaseMessaging.requestPermissions': { receive: 'denied' },
      'Geolocation.checkPermissions': { location: 'granted', coarseLocation: 'granted' },
    });
    await oldHand(page);
    await open(page, '/home?menu=1');
    const menu = page.getByRole('dialog', { name: 'Menù' });
    await expect(menu.getByRole('button', { name: 'Attiva le notifiche' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Condividi la posizione' })).toHaveCount(0);
    await menu.getByRole('button', { name: 'Attiva le notifiche' }).click();
    await expect(page.getByText('Si può attivare dalle impostazioni', { exact: false })).toBeVisible();
  });

  // Only here: the first questions in the splash's place, each left for later.
  test('[STA-4] [RTE-2] asks who is new first, in two steps that may both be left for later', async ({
    page,
  }) => {
    await onPhone(page);
    await open(page);
    await expect(page).toHaveURL(`${app.origin}/wizard`);
    await expect(page.getByRole('heading', { name: 'Ti avvisiamo noi?' })).toBeVisible();
    await expect.poll(() => calledOn(page)).toContain('SplashScreen.hide');
    await page.getByRole('button', { name: 'Non ora' }).click();
    await expect(page.getByRole('heading', { name: 'Dove mangi oggi?' })).toBeVisible();
    await page.getByRole('button', { name: 'Non ora' }).click();
    await expect(page).toHaveURL(`${app.origin}/home`);
    expect(await calledOn(page)).not.toContain('FirebaseMessaging.requestPermissions');
    await open(page);
    await expect(page).toHaveURL(`${app.origin}/home`);
  });

  // Only here: the link waits behind the questions, over a reload.
  test('[STA-4] [RTE-2] goes on after the first questions where the link led that has opened it', async ({
    page,
  }) => {
    await onPhone(page, { 'App.getLaunchUrl': { url: `${app.service}/share/coupons?encrypted=gift` } });
    await open(page);
    await expect(page.getByRole('heading', { name: 'Ti avvisiamo noi?' })).toBeVisible();
    await page.getByRole('button', { name: 'Non ora' }).click();
    await expect(page.getByRole('heading', { name: 'Dove mangi oggi?' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dove mangi oggi?' })).toBeVisible();
    await page.getByRole('button', { name: 'Non ora' }).click();
    await expect(page).toHaveURL(`${app.origin}/share/coupons?encrypted=gift`);
  });

  // Only here: a permission taken back in either place holds over the next start.
  test('[MNU-4] [NAT-4] [API-14] takes back in its menu, and in one’s own data, what was allowed', async ({
    page,
  }) => {
    await onPhone(page, {
      'FirebaseMessaging.checkPermissions': { receive: 'granted' },
      'FirebaseMessaging.requestPermissions': { receive: 'granted' },
      'FirebaseMessaging.getToken': { token: `${pushToken}-at-all` },
    });
    await oldHand(page);
    await signInAs(page, await register());
    const kept = () => page.evaluate(() => localStorage.getItem('push_token'));
    await expect.poll(kept).toMatch(/^fcm:/);
    await page.goto(`${app.origin}/home?menu=1`);
    const forgotten = page.waitForRequest((request) => request.url().includes('/api/customer/device/fcm'));
    await page.getByRole('button', { name: 'Disattiva le notifiche' }).click();
    expect((await forgotten).method()).toBe('DELETE');
    await expect(page.getByRole('button', { name: 'Attiva le notifiche' })).toBeVisible();

    // The next start does not ask for a token again: the answer is remembered.
    await page.goto(`${app.origin}/account#notifiche`);
    const section = page.getByRole('region', { name: 'Notifiche', exact: true });
    await expect(section.getByText('Te lo chiederà il telefono', { exact: false })).toBeVisible();
    expect(await calledOn(page)).not.toContain('FirebaseMessaging.getToken');
    const told = page.waitForRequest(isCall('/api/customer/device'));
    await section.getByRole('button', { name: 'Attiva le notifiche' }).click();
    await told;
    await expect(section.getByText('Le notifiche sono attive qui.')).toBeVisible();
    await section.getByRole('button', { name: 'Disattiva' }).click();
    await expect(section.getByRole('button', { name: 'Attiva le notifiche' })).toBeVisible();
  });

  // Only here: the room of a phone's corners.
  test('keeps clear of what a phone’s own corners take away', async ({ page }) => {
    const notch = await withNotch(page);
    await onPhone(page);
    await oldHand(page);
    await open(page);
    const screen = await page.evaluate(() => innerHeight);
    const edges = async (name: string, role: 'link' | 'button' | 'dialog' = 'button') => {
      const box = await page.getByRole(role, { name, exact: true }).first().boundingBox();
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
    };
    expect((await edges('Carrello', 'link')).top).toBeGreaterThanOrEqual(notch.top);
    expect((await edges('Cerca', 'link')).bottom).toBeLessThanOrEqual(screen - notch.bottom);
    await page.getByRole('link', { name: 'Apri il menù' }).click();
    await expect(page.getByRole('dialog', { name: 'Menù' })).toBeVisible();
    expect((await edges('Chiudi')).top).toBeGreaterThanOrEqual(notch.top);
    await open(page, '/home?accesso=accedi');
    await expect(page.getByRole('dialog', { name: 'Accedi' })).toBeVisible();
    await expect.poll(async () => (await edges('Chiudi')).top).toBeGreaterThanOrEqual(notch.top);
    await expect
      .poll(async () => (await edges('Indietro')).bottom)
      .toBeLessThanOrEqual(screen - notch.bottom);
    await open(page, '/home?cerca=pizza');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect
      .poll(async () => (await page.getByRole('combobox').boundingBox())?.y)
      .toBeGreaterThanOrEqual(notch.top);
  });
});

test.describe('the app without a network', () => {
  test.use({ expectedNoise: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|CORS/] });

  // Only here: a start without the service.
  test('starts, says so, and comes back by itself when it is asked again', async ({ page }) => {
    await onPhone(page);
    await oldHand(page);
    await page.route(`${app.service}/**`, (route) => route.abort());
    await page.goto(app.origin);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => calledOn(page)).toContain('SplashScreen.hide');
    await page.unroute(`${app.service}/**`);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('heading', { name: 'I più amati' })).toBeVisible();
  });

  // Only here: the phone's own database stands in for the service.
  test('[STA-4] shows the catalogue it saw last, and says that it may be old', async ({ page }) => {
    await onPhone(page);
    await oldHand(page);
    await open(page, '/home');
    await allKept(page);
    await page.goto(`${app.origin}/pizze`);
    await settled(page);
    await allKept(page);
    await page.route(`${app.service}/**`, (route) => route.abort());
    await page.goto(app.origin);
    await expect(page.getByRole('heading', { name: 'I più amati' })).toBeVisible();
    await expect(page.getByText('Sei senza rete', { exact: false })).toBeVisible();
    await page.goto(`${app.origin}/pizze`);
    await expect(page.getByRole('heading', { level: 1, name: 'Pizze' })).toBeVisible();
    await page.unroute(`${app.service}/**`);
    await page.goto(`${app.origin}/home`);
    await expect(page.getByRole('heading', { name: 'I più amati' })).toBeVisible();
    await expect(page.getByText('Sei senza rete', { exact: false })).toBeHidden();
  });
});
