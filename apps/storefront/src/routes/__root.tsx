import { QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useLocation,
} from '@tanstack/react-router';
import figtree from '@zanga/ui/look/fonts/figtree.woff2?url';
import fraunces from '@zanga/ui/look/fonts/fraunces.woff2?url';
import { type ReactNode, Suspense, useEffect } from 'react';
import '../app.css';
import { brandQuery, checkQuery } from '../base/api/brand.ts';
import { brandId } from '../base/api/config.ts';
import { useIsOpen } from '../base/api/feature-switches.ts';
import { pressEarly } from '../base/loading/early-presses.ts';
import { lazyWithRetry } from '../base/loading/lazy-with-retry.tsx';
import { overlayParams } from '../base/navigation/search-params.ts';
import { AccentSheet } from '../base/page/accent-sheet.tsx';
import { FirstScript } from '../base/page/first-script.tsx';
import { picturesOrigin } from '../base/pictures/pictures.ts';
import { problemTitle } from '../base/problem/problem.ts';
import { Shell } from '../features/shell/shell.tsx';
import type { RouterContext } from '../router.tsx';
import { OverlayHost } from './-overlays/overlay-host.tsx';
import { ProofHost } from './-overlays/proof-host.tsx';

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  fetchPriority: 'high' as const,
  crossOrigin: 'anonymous' as const,
});

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: overlayParams,
  // The frame never fails: it leaves out missing data, and the page inside shows the error.
  loader: async ({ context: { queryClient, service } }) => {
    await Promise.all([
      queryClient.prefetchQuery(brandQuery(service)),
      queryClient.prefetchQuery(checkQuery(service)),
    ]);
  },
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      // Every page that can be shown brings its own.
      { title: problemTitle(matches, globalThis.navigator?.onLine !== false) },
      { name: 'theme-color', content: '#fbf3e6', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#1a120e', media: '(prefers-color-scheme: dark)' },
      { name: 'format-detection', content: 'telephone=no' },
    ],
    links: [
      font(fraunces),
      font(figtree),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  // On the web React owns the whole document; in the native bundle index.html does.
  ...(__NATIVE__ ? {} : { shellComponent: Document }),
  component: Root,
});

const BeforeOpening = import.meta.env.SSR
  ? (await import('../features/opening/before-opening.tsx')).default
  : lazyWithRetry(() => import('../features/opening/before-opening.tsx'));

/** The shop; before the opening, the page that announces it. */
function Opened({ children }: { readonly children: ReactNode }) {
  if (useIsOpen()) return children;
  return (
    <Suspense>
      <BeforeOpening>{children}</BeforeOpening>
    </Suspense>
  );
}

function Root() {
  const { queryClient, service } = Route.useRouteContext();
  // A totem has no links to other pages.
  const isTotem = useLocation({ select: ({ pathname }) => pathname === '/totem' });
  useEffect(pressEarly, []);
  return (
    <QueryClientProvider client={queryClient}>
      {__NATIVE__ && (
        <>
          <HeadContent />
          <AccentSheet queryClient={queryClient} service={service} />
        </>
      )}
      <Opened>
        {isTotem ? (
          <main id="main">
            <Outlet />
          </main>
        ) : (
          <Shell>
            <Outlet />
          </Shell>
        )}
        <OverlayHost />
        <ProofHost />
      </Opened>
    </QueryClientProvider>
  );
}

function Document({ children }: { readonly children: ReactNode }) {
  const { queryClient, service } = Route.useRouteContext();
  return (
    <html lang="it" data-brand-id={brandId} data-pictures={picturesOrigin}>
      <head>
        <FirstScript />
        <HeadContent />
        <AccentSheet queryClient={queryClient} service={service} />
      </head>
      <body>
        {/* Overlays are portalled beside this and must stack above everything in it. */}
        <div className="isolate">{children}</div>
        <Scripts />
      </body>
    </html>
  );
}
