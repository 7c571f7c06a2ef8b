import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { OverlayParams } from './search-params.ts';

/** What an overlay reads from the address, and the way to close it: back, where opening it was a step forward. */
export const useOverlay = <Name extends keyof OverlayParams>(name: Name) => {
  const router = useRouter();
  const value = useSearch({ strict: false, structuralSharing: false })[name];
  const close = useCallback(() => {
    if (router.state.location.state.overlay === name) return router.history.back();
    return router.navigate({
      to: '.',
      search: (search: OverlayParams) => ({ ...search, [name]: undefined }),
      replace: true,
      resetScroll: false,
    });
  }, [router, name]);
  return { value, close };
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which overlay this step opened. */
    overlay?: keyof OverlayParams;
  }
}
