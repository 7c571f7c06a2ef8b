import { useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { idle } from '../../base/loading/idle.ts';
import { lazyWhenIdle } from '../../base/loading/lazy-when-idle.ts';
import { lazyWithRetry, Trouble, type TroubleProps } from '../../base/loading/lazy-with-retry.tsx';
import { watchAlerts } from '../../base/push/push-alerts.ts';

const overlays = () => import('./overlays.tsx');
const Overlays = lazyWithRetry(overlays, Unfetched);

const Late = import.meta.env.SSR ? () => null : lazyWhenIdle(() => import('./late.tsx'));

/** Renders nothing on the server and nothing at first in the browser, so that both match. */
const late = (
  <Suspense>
    <Late />
  </Suspense>
);

/** After this wait without a touch the overlays load anyway. */
const patienceMilliseconds = 4000;

/** Overlays that the address can open. */
const names = ['prodotto', 'cerca', 'carrello', 'dove', 'menu', 'accesso', 'prime'] as const;

/** Whether the address names an overlay. */
const useAsked = () =>
  useSearch({ strict: false, select: (search) => names.some((name) => search[name] !== undefined) });

/** Loads the overlay of the first address during hydration: otherwise each file waits for the one before. */
const fetchNamed = (search: URLSearchParams) => {
  if (!names.some((name) => search.has(name))) return;
  const pieces = [
    overlays(),
    search.has('prime') && import('../../features/prime/prime-dialog.tsx'),
    search.has('dove') && import('../../features/where/where-sheet.tsx'),
  ];
  // The components ask again and show a failure.
  void Promise.allSettled(pieces);
};
if (!import.meta.env.SSR) fetchNamed(new URLSearchParams(location.search));

/** A failed load that no press has asked for stays silent: the next press tries again. */
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

/** All overlays are one chunk, outside of a page's first load. */
export function OverlayHost() {
  const [wanted, setWanted] = useState(false);
  // The code arrives late, when the visit may be on another page already.
  const [begun] = useState(useRouter().state.location.pathname);
  const asked = useAsked();

  useEffect(() => {
    const want = () => setWanted(true);
    // No press waits for them: they render with low priority.
    const prepare = () => void idle().then(() => startTransition(want));
    if (asked) want();
    const timer = setTimeout(prepare, patienceMilliseconds);
    addEventListener('pointerdown', want, { once: true, passive: true });
    addEventListener('keydown', want, { once: true });
    // A pressed push has opened the shop: its alert needs the overlays.
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
