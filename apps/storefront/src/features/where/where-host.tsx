import { Suspense, useRef } from 'react';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { useOverlay } from '../../base/navigation/overlay.ts';
import { MoveCartDialog } from './move-cart-dialog.tsx';

const WhereSheet = lazyWithRetry(() => import('./where-sheet.tsx'));

/** Loads the sheet for way, place and time at its first opening. */
export function WhereHost() {
  const open = useOverlay('dove').value !== undefined;
  const opened = useRef(false);
  if (open) opened.current = true;
  return (
    <>
      {opened.current && (
        <Suspense>
          <WhereSheet />
        </Suspense>
      )}
      <MoveCartDialog />
    </>
  );
}
