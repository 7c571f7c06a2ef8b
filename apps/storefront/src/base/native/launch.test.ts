import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import type { AppCheck } from '@zanga/contract/brand/brand';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { called, onPhone, serviceWith } from '../../../tests/native/on-phone.ts';

const phone = onPhone('android', { 'FirebaseMessaging.getToken': { token: 'x'.repeat(30) } });
const colours = { matches: true, addEventListener: vi.fn() };
vi.stubGlobal('matchMedia', () => colours);
vi.stubGlobal('document', { documentElement: { toggleAttribute: vi.fn() }, querySelector: () => null });
const { followShell, prepareShell, toFirstScreen } = await import('./launch.ts');
const { everyCall } = await import('../api/api.tsx');
const { rememberPerson, forgetPerson } = await import('../session/session.ts');
const { signOut } = await import('../session/sign-in.ts');
const { storage } = await import('../storage/storage.ts');
const { readAlert } = await import('../push/push-alerts.ts');

const check = (errors: string[] = []): AppCheck => ({
  errors,
  features: [],
  open: true,
  socials: { login: { facebook: false, apple: false } },
  stores: { ios: null, android: null },
  home_path: '/home',
});

const routerAt = (href: string) =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [href] }),
    isServer: true,
  });

const somebody = { email: 'ada@example.com', firstname: 'Ada', lastname: 'Prova' };

beforeEach(() => {
  storage.write('wizard1', '1');
});

// A test that fails before its end must not leave fake timers to the next one.
afterEach(() => void vi.useRealTimers());

describe('the app’s start', () => {
  it('[NAT-3] [STA-9] reads the phone’s identifier before the first call, which then carries it', async () => {
    await prepareShell();
    expect(everyCall('GET /api/check/app')).toMatchObject({
      device_id: 'a1b2c3d4e5f60718',
      platform: 'android',
      app_version: '1.0.0',
    });
    expect(JSON.parse(storage.read('app') ?? '')).toMatchObject({ model: 'Pixel 10', build: '7' });
  });

  it('[STA-9] keeps the token in the phone’s vault alone, and reads it back', async () => {
    storage.write('token', 'secret');
    await expect.poll(() => Object.values(phone.vault())).toEqual(['secret']);
    expect(storage.read('token')).toBe('secret');
    storage.write('token', null);
    await expect.poll(() => phone.vault()).toEqual({});
  });

  it('[STA-4] opens the page of the link that started it', async () => {
    phone.answer('App.getLaunchUrl', { url: 'https://zanga.example/orders/ord_1?da=mail' });
    const router = routerAt('/');
    await toFirstScreen(router, Promise.resolve(check()));
    expect(router.history.location.href).toBe('/orders/ord_1?da=mail');
    phone.answer('App.getLaunchUrl', { url: 'https://elsewhere.example/orders' });
    const other = routerAt('/');
    await toFirstScreen(other, Promise.resolve(check()));
    expect(other.history.location.href).toBe('/home');
    phone.answer('App.getLaunchUrl', {});
  });

  it('[STA-4] keeps an outdated version on the update page', async () => {
    const router = routerAt('/');
    await toFirstScreen(router, Promise.resolve(check(['troppo vecchia'])));
    await expect.poll(() => router.history.location.pathname).toBe('/wrong-app-version');
    router.history.push('/home');
    expect(router.history.location.pathname).toBe('/wrong-app-version');
  });

  it('[STA-4] stops waiting for the service, and still obeys its late answer', async () => {
    vi.useFakeTimers();
    let say: (late: AppCheck) => void = () => undefined;
    const router = routerAt('/');
    const late = new Promise<AppCheck>((resolve) => {
      say = resolve;
    });
    const begun = toFirstScreen(router, late);
    await vi.advanceTimersByTimeAsync(5_000);
    await begun;
    expect(router.history.location.pathname).toBe('/home');
    say(check(['troppo vecchia']));
    await vi.advanceTimersByTimeAsync(1);
    expect(router.history.location.pathname).toBe('/wrong-app-version');
  });
});

it('[STA-2] unregisters the phone’s pushes before the token ends', async () => {
  const name = `fcm:${'z'.repeat(30)}`;
  const off = `DELETE /api/customer/device/${encodeURIComponent(name)}`;
  const { asked, service } = await serviceWith({ [off]: null, 'DELETE /api/user/token': null });
  storage.write('push_token', name);
  await signOut(service);
  expect(asked.map(({ call }) => call)).toEqual([off, 'DELETE /api/user/token']);
  storage.write('push_token', null);
});

describe('the running app', async () => {
  const { asked, service } = await serviceWith({ 'PUT /api/customer/device': { id: 'dev_1' } });
  const router = routerAt('/home');
  followShell(router, service);

  it('[NAT-4] [API-13] registers the phone when a person with push permission signs in', async () => {
    phone.answer('FirebaseMessaging.checkPermissions', { receive: 'granted' });
    rememberPerson(somebody);
    await expect.poll(() => storage.read('push_token')).toBe(`fcm:${'x'.repeat(30)}`);
    expect(asked).toEqual([{ call: 'PUT /api/customer/device', body: { token: `fcm:${'x'.repeat(30)}` } }]);
  });

  it('[STA-2] [NAT-4] deletes the push token at sign-out, whatever the server heard', async () => {
    forgetPerson('left');
    await expect.poll(() => called(phone, 'FirebaseMessaging')).toContain('deleteToken');
    expect(storage.read('push_token')).toBeNull();
  });

  it('[NAT-4] requests no push token without permission', async () => {
    phone.answer('FirebaseMessaging.checkPermissions', { receive: 'denied' });
    const before = called(phone, 'FirebaseMessaging').filter((name) => name === 'getToken').length;
    rememberPerson(somebody);
    phone.tell('FirebaseMessaging', 'tokenReceived', { token: 'y'.repeat(30) });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(called(phone, 'FirebaseMessaging').filter((name) => name === 'getToken')).toHaveLength(before);
    forgetPerson('left');
  });

  it('opens links of the shop and no others', () => {
    const open = (url: string) => phone.tell('App', 'appUrlOpen', { url });
    expect(open('https://zanga.example/share/coupons?encrypted=abc')).toBe(1);
    expect(router.history.location.href).toBe('/share/coupons?encrypted=abc');
    open('https://zanga.example.evil.example/account');
    open('javascript:alert(1)');
    open('not an address');
    expect(router.history.location.href).toBe('/share/coupons?encrypted=abc');
    open('https://zanga.example/onshop/order?shop=shp_1&table=4');
    expect(router.history.location.href).toBe('/onshop/order?shop=shp_1&table=4');
  });

  it('[STA-7] [NAT-4] shows an alert for a push that arrives while open, and for a pressed one', () => {
    const notification = { title: 'È pronto', body: 'Ti aspettiamo', data: { order_id: 'ord_7' } };
    phone.tell('FirebaseMessaging', 'notificationReceived', { notification });
    expect(readAlert()).toEqual({ ...notification, path: '/orders/ord_7' });
    const pressed = { actionId: 'tap', notification: { data: { coupon: 'cpn_1' } } };
    phone.tell('FirebaseMessaging', 'notificationActionPerformed', pressed);
    expect(readAlert()).toMatchObject({ data: { coupon: 'cpn_1' }, path: '/coupons' });
    expect(router.history.location.pathname).not.toBe('/coupons');
  });

  it('adapts the phone’s bars to a dark screen', () => {
    expect(phone.calls.find(({ name }) => name === 'SystemBars.setStyle')?.options).toEqual({
      style: 'DARK',
    });
  });

  it('goes a step back on the back button, and closes on the first screen', async () => {
    router.history.push('/contacts');
    phone.tell('App', 'backButton', { canGoBack: true });
    expect(called(phone, 'App')).not.toContain('minimizeApp');
    const first = routerAt('/home');
    const { followBackButton } = await import('./back-button.ts');
    followBackButton(first);
    phone.tell('App', 'backButton', { canGoBack: false });
    expect(called(phone, 'App')).toContain('minimizeApp');
  });
});
