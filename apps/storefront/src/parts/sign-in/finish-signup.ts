import { useRouter } from '@tanstack/react-router';
import type { User } from '@zanga/contract/people/profile';
import { useCallback } from 'react';
import type { OverlayParams } from '../../base/navigation/search-params.ts';

/**
 * Sends somebody whose signup is incomplete to where they complete it (LOG-11), in the place of the step they are on;
 * from there they go on to where they were.
 */
export const useFinishSignup = () => {
  const router = useRouter();
  return useCallback(
    (route: NonNullable<User['redirect_route']>) => {
      const { href } = router.buildLocation({
        to: '.',
        search: ({ accesso: _, ...search }: OverlayParams) => search,
      });
      void router.navigate({ to: `/${route}`, state: { from: href }, replace: true });
    },
    [router],
  );
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where somebody was who had to see to something else first. */
    from?: string;
  }
}
