import { Suspense, useRef } from 'react';
import { useFeatureSwitch } from '../../base/api/feature-switches.ts';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { useOverlay } from '../../base/navigation/overlay.ts';

const PrimeDialog = lazyWithRetry(async () => ({
  default: (await import('./prime-dialog.tsx')).PrimeDialog,
}));

/** Fetches Zanga Prime when somebody first opens it; while it is switched off no address opens it (ROL-4). */
export function PrimeHost() {
  const on = useFeatureSwitch('zanga_prime');
  const open = useOverlay('prime').value !== undefined && on;
  const opened = useRef(false);
  if (open) opened.current = true;
  return (
    on &&
    opened.current && (
      <Suspense>
        <PrimeDialog />
      </Suspense>
    )
  );
}
