import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { OverlayParams } from './search-params.ts';

/**
 * State of an overlay: its parameter in the address, and how to close it, by going back if opening it was a step
 * forward.
 */
export const useOverlay = <Name extends keyof OverlayParams>(name: Name) => {
  const router = useRouter();
  const value = useSearch({ strict: false, structuralSharing: false })[name];
  /** Closes the overlay without a step back, so that other parameters it wrote to the address stay. */
  const settle = useCallback(
    () =>
      void router.navigate({
        to: '.',
        search: (search: OverlayParams) => ({ ...search, [name]: undefined }),
        replace: true,
        resetScroll: false,
      }),
    [router, name],
  );
  const close = useCallback(() => {
    if (router.state.location.state.overlay === name) router.history.back();
    else settle();
  }, [router, name, settle]);
  return { value, close, settle };
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The overlay that this history entry opened. */
    overlay?: keyof OverlayParams;
  }
}
