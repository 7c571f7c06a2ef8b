import { lazy, Suspense, useRef } from 'react';
import { useOverlay } from '../../shared/overlay.ts';

const PrimeDialog = lazy(() =>
  import('./prime-dialog.tsx').then(({ PrimeDialog: dialog }) => ({ default: dialog })),
);

/** Fetches Zanga Prime when somebody first opens it. */
export function PrimeHost() {
  const open = useOverlay('prime').value !== undefined;
  const opened = useRef(false);
  if (open) opened.current = true;
  return (
    opened.current && (
      <Suspense>
        <PrimeDialog />
      </Suspense>
    )
  );
}
