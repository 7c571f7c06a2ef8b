import { useRouter, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { idle } from '../shared/idle.ts';

/** After this long without a touch the overlays are fetched anyway. */
const patienceMilliseconds = 4000;

/** Everything that opens over a page is one chunk, kept out of what a page needs to appear. */
export function OverlayHost() {
  const [wanted, setWanted] = useState(false);
  const [lost, setLost] = useState(false);
  // A line that is gone, or a newer build in the place of this page's, is no reason to take the page away.
  const [Overlays] = useState(() =>
    lazy(() =>
      import('./-overlays.tsx').catch(() => {
        setLost(true);
        return new Promise<never>(() => undefined);
      }),
    ),
  );
  // They come late, when the visit is perhaps elsewhere already.
  const [begun] = useState(useRouter().state.location.pathname);
  const asked = useSearch({
    strict: false,
    select: ({ prodotto, cerca, carrello, menu, accesso, prime }) =>
      [prodotto, cerca, carrello, menu, accesso, prime].some((value) => value !== undefined),
  });
  const atOnce = useRef(asked);

  useEffect(() => {
    if (!asked) atOnce.current = false;
    // The page is read anew to open what it cannot; what was asked for with the page itself would only be lost again.
    else if (lost && !atOnce.current) location.reload();
  }, [asked, lost]);

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
