import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { namesOf } from '@zanga/domain/brand/names';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const apple = 'https://apps.apple.com/app/id1';
const google = 'https://play.google.com/store/apps/details?id=it.zanga.app';

/** The page of an app that is too old, on a phone or where its bundle is opened in a browser. */
const draw = async (
  phone: object,
  stores: { readonly ios: string | null; readonly android: string | null },
) => {
  vi.stubGlobal('__SERVICE__', 'https://zanga.example');
  vi.stubGlobal('__SETTINGS__', {});
  vi.stubGlobal('__NATIVE__', true);
  vi.stubGlobal('window', phone);
  vi.stubGlobal('addEventListener', () => undefined);
  const { StorePage } = await import('./store-page.tsx');
  const { appTexts } = await import('./app-texts.ts');
  vi.unstubAllGlobals();
  const service = { query: (key: string) => ({ queryKey: [key], queryFn: () => Promise.reject() }) };
  const queryClient = new QueryClient();
  queryClient.setQueryData(['GET /api/check/app'], { stores });
  queryClient.setQueryData(['GET /api/brands/:brand'], { names: namesOf('Da Salvo') });
  const router = createRouter({ routeTree: createRootRoute(), context: { queryClient, service } });
  const { title, body } = appTexts.wrongVersion;
  return renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <StorePage title={title} body={body} only />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
};

/** Each link with its words, in the order they stand. */
const linksIn = (drawn: string) =>
  [...drawn.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href, words]) => [href, words]);

beforeEach(() => vi.resetModules());

describe('[RTE-5] an app that is too old', () => {
  const [toApple, toGoogle] = [
    [apple, 'Scarica da App Store'],
    [google, 'Scarica da Google Play'],
  ];
  it.each([
    ['an iPhone', { webkit: { messageHandlers: { bridge: {} } } }, [toApple]],
    ['an Android phone', { androidBridge: {} }, [toGoogle]],
    ['a browser', {}, [toApple, toGoogle]],
  ])('is led on %s to the store that has the new one', async (_, phone, links) => {
    const drawn = await draw(phone, { ios: apple, android: google });
    expect(linksIn(drawn)).toEqual(links);
    expect(drawn).not.toContain('/home');
    expect(drawn).not.toContain('Cerca');
  });

  it('names the app to search for, where no store link is set', async () => {
    const drawn = await draw({ androidBridge: {} }, { ios: apple, android: null });
    expect(linksIn(drawn)).toEqual([]);
    expect(drawn).toContain('Cerca Da Salvo nello store del tuo telefono.');
    expect(drawn).not.toContain('=&gt;');
  });
});
