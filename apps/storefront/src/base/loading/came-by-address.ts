import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { OverlayParams } from '../navigation/search-params.ts';

/**
 * Whether an overlay was opened by the address of the first page, not by a press. It is drawn only when complete: a
 * growing panel would move the text under the reader's eyes.
 */
export const useCameByAddress = (name: keyof OverlayParams): boolean =>
  useRouterState({ select: ({ location }) => location.state.overlay !== name });

/** Whether an open overlay is drawn: from the end of its waiting until it is closed. */
export const useDrawn = (open: boolean, waits: boolean): boolean => {
  const [drawn, setDrawn] = useState(false);
  if (drawn !== open && !(open && waits)) setDrawn(open);
  return open && drawn;
};
