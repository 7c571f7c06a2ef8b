import { Suspense, useRef } from 'react';
import { fetched } from '../../shared/fetched.tsx';
import { useOverlay } from '../../shared/overlay.ts';

const PrimeDialog = fetched(async () => ({ default: (await import('./prime-dialog.tsx')).PrimeDialog }));

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
