import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { LoginMode, OverlayParams } from '../../base/navigation/search-params.ts';
import { isSignedIn } from '../../base/session/session.ts';

type Router = Pick<ReturnType<typeof useRouter>, 'navigate' | 'history'>;

const isOpen = ({ history }: Router) => new URLSearchParams(history.location.search).has('accesso');

/**
 * Opens the login over the present page and resolves, once it has closed, to whether the person is signed in (LOG-6):
 * `if (await askToLogin(router)) …`. Also true with a phone still to confirm: `followSignup` leads there (LOG-11).
 */
export const askToLogin = async (router: Router, mode: LoginMode = 'accedi'): Promise<boolean> => {
  if (isSignedIn()) return true;
  const { pathname } = router.history.location;
  // Already open, as after a reload: a second history entry would need a second closing. A navigation of the page itself
  // may overtake this one, so it is tried again while the person stays on the page.
  for (let tries = 0; tries < 3 && !isOpen(router); tries += 1) {
    if (router.history.location.pathname !== pathname) break;
    await router.navigate({
      to: '.',
      search: (search: OverlayParams) => ({ ...search, accesso: mode }),
      state: { overlay: 'accesso' },
      resetScroll: false,
    });
  }
  if (!isOpen(router)) return isSignedIn();
  return new Promise((resolve) => {
    const stop = router.history.subscribe(() => {
      if (isOpen(router)) return;
      stop();
      resolve(isSignedIn());
    });
  });
};

/** `askToLogin` for a component. */
export const useAskToLogin = () => {
  const router = useRouter();
  return useCallback((mode?: LoginMode) => askToLogin(router, mode), [router]);
};
