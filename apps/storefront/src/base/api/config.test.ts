import { beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
beforeEach(() => vi.resetModules());

it.each([
  [{}, '1'],
  [{ brandId: 7 }, '7'],
])('[CON-4] [CON-5] a build with the settings %j calls for the brand %s', async (settings, brand) => {
  vi.stubGlobal('__SETTINGS__', settings);
  vi.stubGlobal('location', { hostname: 'zanga.example' });
  const { everyCall } = await import('./api.tsx');
  expect(everyCall('GET /api/shops')).toMatchObject({ brand_id: brand });
});
