import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';

const Overlays = lazy(() => import('./-overlays.tsx'));

/** After this long without a touch the overlays are fetched anyway. */
const patienceMilliseconds = 4000;

/** Everything that opens over a page is one chunk, kept out of what a page needs to appear. */
export function OverlayHost() {
  const [wanted, setWanted] = useState(false);
  const asked = useSearch({
    strict: false,
    select: ({ prodotto, cerca, carrello, menu, accesso, prime }) =>
      [prodotto, cerca, carrello, menu, accesso, prime].some((value) => value !== undefined),
  });

  useEffect(() => {
    const want = () => setWanted(true);
    if (asked) want();
    const timer = setTimeout(want, patienceMilliseconds);
    addEventListener('pointerdown', want, { once: true, passive: true });
    addEventListener('keydown', want, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', want);
      removeEventListener('keydown', want);
    };
  }, [asked]);

  return (
    wanted && (
      <Suspense>
        <Overlays />
      </Suspense>
    )
  );
}
