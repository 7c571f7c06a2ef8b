import { useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { idle } from '../shared/idle.ts';

const Overlays = lazy(() => import('./-overlays.tsx'));

/** After this long without a touch the overlays are fetched anyway. */
const patienceMilliseconds = 4000;

/** Everything that opens over a page is one chunk, kept out of what a page needs to appear. */
export function OverlayHost() {
  const [wanted, setWanted] = useState(false);
  // They come late, when the visit is perhaps elsewhere already.
  const [begun] = useState(useRouter().state.location.pathname);
  const asked = useSearch({
    strict: false,
    select: ({ prodotto, cerca, carrello, menu, accesso, prime }) =>
      [prodotto, cerca, carrello, menu, accesso, prime].some((value) => value !== undefined),
  });

  useEffect(() => {
    const want = () => setWanted(true);
    // Nobody is waiting for them: they come alive a little at a time.
    const prepare = () => void idle().then(() => startTransition(want));
    if (asked) want();
    const timer = setTimeout(prepare, patienceMilliseconds);
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
        <Overlays begun={begun} />
      </Suspense>
    )
  );
}
