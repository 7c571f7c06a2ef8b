import { type ReactNode, Suspense } from 'react';
import { lazyWhenIdle } from '../../base/loading/lazy-when-idle.ts';
import { Header } from './header.tsx';
import { shellTexts as t } from './shell-texts.ts';

const OfflineNotice = import.meta.env.SSR
  ? (await import('./offline-notice.tsx')).default
  : lazyWhenIdle(() => import('./offline-notice.tsx'));

const Footer = import.meta.env.SSR
  ? (await import('./footer.tsx')).default
  : lazyWhenIdle(() => import('./footer.tsx'));

const BottomBar = import.meta.env.SSR
  ? (await import('./bottom-bar.tsx')).default
  : lazyWhenIdle(() => import('./bottom-bar.tsx'));

/** The server draws each part of the frame once for all pages. */
const framed = import.meta.env.SSR
  ? (await import('./drawn-once.tsx')).framed
  : (part: ReactNode) => <div className="contents">{part}</div>;

const header = framed(<Header />);

/** Constant elements: no re-render above wakes them early. */
const footer = framed(
  <Suspense>
    <Footer />
  </Suspense>,
);
const offlineNotice = (
  <Suspense>
    <OfflineNotice />
  </Suspense>
);
const bottomBar = framed(
  <Suspense>
    <BottomBar />
  </Suspense>,
);

/** The frame around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed start-4 top-[calc(var(--inset-top)+0.5rem)] z-50 -translate-y-40 rounded-full bg-ink px-5 py-3 font-semibold text-canvas focus:translate-y-0"
      >
        {t.skip}
      </a>
      {header}
      {offlineNotice}
      {/* At least as high as the screen: the footer does not jump when late content arrives. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100lvh-var(--header-height))] flex-1">
        {children}
      </main>
      {footer}
      {bottomBar}
    </div>
  );
}
