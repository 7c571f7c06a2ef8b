import type { Api } from '@zanga/contract/contract';
import { expect, it, vi } from 'vitest';
import type { Service } from '../api/api.tsx';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
const { endsSession, forgetPerson, isSignedIn, rememberPerson, startUp, watchPerson } = await import(
  './session.ts'
);
const { addressKeys, storage } = await import('../storage/storage.ts');
const { client } = await import('@zanga/contract/wire/client');

const answers = (body: unknown, status = 200): Service =>
  client<Api>({ baseUrl: '', fetch: async () => Response.json(body, { status }) });

const check = {
  errors: [],
  features: ['zanga_prime'],
  socials: { login: { facebook: true, apple: false } },
  stores: { ios: null, android: null },
  home_path: '/home',
};

it('[STA-3] start-up clears cart and address storage and leaves the rest', async () => {
  storage.write('cart', '{"items":[]}');
  for (const key of addressKeys) storage.write(key, 'somewhere');
  storage.write('direct', '1');
  storage.write('favorites', '["margherita"]');
  await startUp(answers(check));
  expect(storage.read('cart')).toBeNull();
  for (const key of addressKeys) expect(storage.read(key)).toBeNull();
  expect(storage.read('direct')).toBeNull();
  expect(storage.read('favorites')).toBe('["margherita"]');
});

it('[STA-5] web start-up saves features and socials, and names the device once', async () => {
  await startUp(answers(check));
  expect(JSON.parse(storage.read('features') ?? '')).toEqual(check.features);
  expect(JSON.parse(storage.read('socials') ?? '')).toEqual(check.socials);
  const device = storage.read('device_id');
  expect(device).toMatch(/^[0-9a-f]{32}$/);
  await startUp(answers(check));
  expect(storage.read('device_id')).toBe(device);
});

it('keeps an earlier visit’s values when the service is away', async () => {
  storage.write('features', '["zanga_prime"]');
  await expect(startUp(answers({ error: 'fermo', code: 'unavailable' }, 503))).rejects.toThrow('fermo');
  expect(storage.read('features')).toBe('["zanga_prime"]');
});

it('[STA-1] a 401 ends the session, except on token and device calls', () => {
  expect(endsSession({ status: 401 }, 'GET /api/customer/products')).toBe(true);
  expect(endsSession({ status: 401 }, 'POST /oauth/token')).toBe(false);
  expect(endsSession({ status: 401 }, 'PUT /api/customer/device')).toBe(false);
  expect(endsSession({ status: 401 }, 'DELETE /api/customer/device/:token')).toBe(false);
  expect(endsSession({ status: 403 }, 'GET /api/customer/products')).toBe(false);
});

it('[STA-1] forgetting a person clears their stored values', () => {
  for (const key of ['token', 'username', 'firstname', 'lastname', 'fullname'] as const)
    storage.write(key, 'x');
  forgetPerson('left');
  for (const key of ['token', 'username', 'firstname', 'lastname', 'fullname'] as const)
    expect(storage.read(key)).toBeNull();
});

it('[STA-1] forgetting a person leaves no trace of them, and deletes no visitor’s data', () => {
  const traces = [
    ...(['searches', 'favorites', 'tickets', 'cart', 'cart_key', 'where'] as const),
    ...(['latitude', 'longitude', 'formatted_address', 'delivery_address'] as const),
  ];
  for (const key of traces) storage.write(key, 'x');
  forgetPerson('expired');
  expect(traces.map((key) => storage.read(key))).toEqual(traces.map(() => 'x'));
  storage.write('username', 'ada@example.com');
  forgetPerson('left');
  expect(traces.map((key) => storage.read(key))).toEqual(traces.map(() => null));
});

it('[STA-1] deletes an answer stored here before this tab heard of a sign-out in another one', () => {
  const place = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => place.get(key) ?? null,
    setItem: (key: string, value: string) => void place.set(key, value),
    removeItem: (key: string) => void place.delete(key),
  });
  const leftElsewhere = () => {
    place.delete('username');
    storage.announce();
  };
  rememberPerson(ada);
  const left: unknown[] = [];
  const stop = watchPerson({
    onLeft: (why) => left.push([why, storage.read('favorites')]),
    onChanged: () => undefined,
  });
  // The other tab has cleared it a moment ago; an answer of this one puts it there again.
  storage.write('favorites', '["margherita"]');
  leftElsewhere();
  rememberPerson(ada);
  storage.write('favorites', '["norma"]');
  // Cleared by the other tab, and then marked again by a visitor, before this tab hears.
  place.set('favorites', '["cannolo"]');
  leftElsewhere();
  expect(left).toEqual([
    ['elsewhere', null],
    ['elsewhere', '["cannolo"]'],
  ]);
  stop();
  vi.stubGlobal('localStorage', undefined);
});

const ada = { email: 'ada@example.com', firstname: 'Ada', lastname: 'Prova' };

it('[STA-9] [STA-10] stores the signed-in person, and recognises a customer by the stored username', () => {
  expect(isSignedIn()).toBe(false);
  rememberPerson(ada);
  expect(isSignedIn()).toBe(true);
  expect(storage.read('username')).toBe('ada@example.com');
  expect(storage.read('fullname')).toBe('Ada Prova');
  forgetPerson('left');
});

it('[STA-1] announces a departure once, with its reason, after all data are gone', () => {
  rememberPerson(ada);
  const heard: unknown[] = [];
  const stop = watchPerson({
    onLeft: (why) => heard.push([why, storage.read('token'), storage.read('firstname')]),
    onChanged: () => heard.push('changed'),
  });
  storage.write('token', 'abc');
  forgetPerson('expired');
  forgetPerson('expired');
  expect(heard).toEqual([['expired', null, null]]);
  stop();
});

it('[STA-1] reports another tab’s sign-out and its change of person', () => {
  rememberPerson(ada);
  const heard: unknown[] = [];
  const stop = watchPerson({ onLeft: (why) => heard.push(why), onChanged: () => heard.push('changed') });
  storage.write('username', 'eva@example.com');
  storage.write('username', null);
  storage.write('username', 'ada@example.com');
  expect(heard).toEqual(['changed', 'elsewhere']);
  // A changed email is still the same person.
  rememberPerson({ ...ada, email: 'ada@example.org' });
  expect(heard).toEqual(['changed', 'elsewhere']);
  stop();
  forgetPerson('left');
});
