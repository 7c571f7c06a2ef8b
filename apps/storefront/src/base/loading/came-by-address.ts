import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { OverlayParams } from '../navigation/search-params.ts';

/**
 * Whether what lies over the page was named by the address one came by, and opened by no press. It is drawn when it is
 * whole: a panel that grew by itself would move under the eyes of who is reading.
 */
export const useCameByAddress = (name: keyof OverlayParams): boolean =>
  useRouterState({ select: ({ location }) => location.state.overlay !== name });

/** Whether what is open is drawn: not before it no longer waits, and from then on until it is closed. */
export const useDrawn = (open: boolean, waits: boolean): boolean => {
  const [drawn, setDrawn] = useState(false);
  if (drawn !== open && !(open && waits)) setDrawn(open);
  return open && drawn;
};
