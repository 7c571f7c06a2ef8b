import { beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
beforeEach(() => vi.resetModules());

it.each([
  ['a page', false, {}, undefined, 1],
  ['a page of a server', false, {}, '7', 7],
  ['an app', true, {}, '7', 1],
  ['an app built for a brand', true, { brandId: 7 }, undefined, 7],
])('[CON-4] [CON-5] %s belongs to its brand', async (_, native, settings, server, brand) => {
  vi.stubGlobal('__NATIVE__', native);
  vi.stubGlobal('__SETTINGS__', settings);
  vi.stubEnv('BRAND_ID', server);
  expect((await import('./config.ts')).brandId).toBe(brand);
});

it('[CON-5] calls for the brand of its server', async () => {
  vi.stubGlobal('__NATIVE__', false);
  vi.stubGlobal('__SETTINGS__', {});
  vi.stubGlobal('location', { hostname: 'zanga.example' });
  vi.stubEnv('BRAND_ID', '7');
  const { everyCall } = await import('./api.tsx');
  expect(everyCall('GET /api/shops')).toMatchObject({ brand_id: '7' });
});
