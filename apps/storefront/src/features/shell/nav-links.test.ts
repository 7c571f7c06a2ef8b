import { afterEach, expect, it, vi } from 'vitest';

/** The links as they stand in the app's view, or in a browser. */
const linksIn = async (appView: boolean) => {
  vi.resetModules();
  vi.stubGlobal('__NATIVE__', false);
  vi.stubGlobal('__SERVICE__', '');
  vi.stubGlobal('__SETTINGS__', { testMode: false, appView });
  const { infoLinks } = await import('./nav-links.ts');
  return infoLinks.map(({ to }) => to);
};

afterEach(() => void vi.unstubAllGlobals());

const pages = ['/content/faq', '/reviews', '/contacts', '/content/privacy', '/content/allergens'];

it('[MNU-6] leads to faq, reviews, contacts, privacy and allergens, in this order, and to the app', async () => {
  expect(await linksIn(false)).toEqual([...pages, '/app-download']);
});

it('[MNU-6] [CON-5] does not offer the app inside the app', async () => {
  expect(await linksIn(true)).toEqual(pages);
});
