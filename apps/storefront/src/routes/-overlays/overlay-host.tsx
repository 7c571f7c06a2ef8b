import { useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { idle } from '../../base/loading/idle.ts';
import { lazyWhenIdle } from '../../base/loading/lazy-when-idle.ts';
import { lazyWithRetry, Trouble, type TroubleProps } from '../../base/loading/lazy-with-retry.tsx';
import { watchAlerts } from '../../base/push/push-alerts.ts';

const overlays = () => import('./overlays.tsx');
const Overlays = lazyWithRetry(overlays, Unfetched);

const Late = import.meta.env.SSR ? () => null : lazyWhenIdle(() => import('./late.tsx'));

/** Has nothing on the server and nothing at first in the browser, so that both draw the same. */
const late = (
  <Suspense>
    <Late />
  </Suspense>
);

/** After this long without a touch the overlays are fetched anyway. */
const patienceMilliseconds = 4000;

/** What opens over the page. */
const names = ['prodotto', 'cerca', 'carrello', 'dove', 'menu', 'accesso', 'prime'] as const;

/** Whether the address names something that opens over the page. */
const useAsked = () =>
  useSearch({ strict: false, select: (search) => names.some((name) => search[name] !== undefined) });

/** What the first address names is fetched while the page comes alive: each piece would wait for the one before it. */
const fetchNamed = (search: URLSearchParams) => {
  if (!names.some((name) => search.has(name))) return;
  const pieces = [
    overlays(),
    search.has('prime') && import('../../features/prime/prime-dialog.tsx'),
    search.has('dove') && import('../../features/where/where-sheet.tsx'),
  ];
  // Whoever shows them asks again, and tells of what does not come.
  void Promise.allSettled(pieces);
};
if (!import.meta.env.SSR) fetchNamed(new URLSearchParams(location.search));

/** Nothing is said of what nobody has asked for: it is asked for again at the next touch. */
function Unfetched(props: TroubleProps) {
  const { onRetry } = props;
  const asked = useAsked();
  useEffect(() => {
    if (asked) return undefined;
    const again = () => onRetry(false);
    addEventListener('click', again);
    return () => removeEventListener('click', again);
  });
  return asked && <Trouble {...props} />;
}

/** Everything that opens over a page is one chunk, kept out of what a page needs to appear. */
export function OverlayHost() {
  const [wanted, setWanted] = useState(false);
  // They come late, when the visit is perhaps elsewhere already.
  const [begun] = useState(useRouter().state.location.pathname);
  const asked = useAsked();

  useEffect(() => {
    const want = () => setWanted(true);
    // Nobody is waiting for them: they come alive a little at a time.
    const prepare = () => void idle().then(() => startTransition(want));
    if (asked) want();
    const timer = setTimeout(prepare, patienceMilliseconds);
    addEventListener('pointerdown', want, { once: true, passive: true });
    addEventListener('keydown', want, { once: true });
    // A pressed push has opened the shop, and asks what to do.
    const stop = watchAlerts(want);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener('pointerdown', want);
      removeEventListener('keydown', want);
    };
  }, [asked]);

  return (
    <>
      {late}
      {wanted && (
        <Suspense>
          <Overlays begun={begun} />
        </Suspense>
      )}
    </>
  );
}
