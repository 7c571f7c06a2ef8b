import { Suspense, useRef } from 'react';
import { useFeatureSwitch } from '../../base/api/feature-switches.ts';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { useOverlay } from '../../base/navigation/overlay.ts';
import { useSession } from '../../base/session/session.ts';

const PrimeDialog = lazyWithRetry(async () => ({
  default: (await import('./prime-dialog.tsx')).PrimeDialog,
}));

/**
 * Loads Prime's code at its first opening. While Prime is switched off, no address opens it to a visitor (ROL-4): a
 * member still reaches their page and the way to cancel.
 */
export function PrimeHost() {
  const offered = useFeatureSwitch('zanga_prime');
  const { signedIn } = useSession();
  const on = offered || signedIn;
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
