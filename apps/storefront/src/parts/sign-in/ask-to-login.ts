import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { LoginMode, OverlayParams } from '../../base/navigation/search-params.ts';
import { isSignedIn } from '../../base/session/session.ts';

type Router = Pick<ReturnType<typeof useRouter>, 'navigate' | 'history'>;

const isOpen = ({ history }: Router) => new URLSearchParams(history.location.search).has('accesso');

/**
 * Opens the login over the page one is on and tells, once it has closed, whether somebody is signed in now (LOG-6):
 * `if (await askToLogin(router)) …`. Also true for who still has a phone to confirm: they have been sent to do so (LOG-11).
 */
export const askToLogin = async (router: Router, mode: LoginMode = 'accedi'): Promise<boolean> => {
  if (isSignedIn()) return true;
  // Open already, as after a reload: a second step would have to be closed as well.
  if (!isOpen(router))
    await router.navigate({
      to: '.',
      search: (search: OverlayParams) => ({ ...search, accesso: mode }),
      state: { overlay: 'accesso' },
      resetScroll: false,
    });
  if (!isOpen(router)) return isSignedIn();
  return new Promise((resolve) => {
    const stop = router.history.subscribe(() => {
      if (isOpen(router)) return;
      stop();
      resolve(isSignedIn());
    });
  });
};

/** The same, for a component. */
export const useAskToLogin = () => {
  const router = useRouter();
  return useCallback((mode?: LoginMode) => askToLogin(router, mode), [router]);
};
