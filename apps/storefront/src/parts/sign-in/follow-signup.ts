import type { useRouter } from '@tanstack/react-router';
import type { User } from '@zanga/contract/people/profile';
import { isFollowedAt } from './signup-rule.ts';

type Router = Pick<ReturnType<typeof useRouter>, 'navigate' | 'history'>;

/** The page somebody is on, without the login they have just been through. */
const pageOf = ({ history: { location } }: Router) => {
  const params = new URLSearchParams(location.search);
  const entering = params.has('accesso');
  params.delete('accesso');
  const search = params.size > 0 ? `?${params}` : '';
  return { path: location.pathname, href: `${location.pathname}${search}${location.hash}`, entering };
};

/**
 * Sends a person whose signup is incomplete to where they complete it, whichever page they open (LOG-11); from there they
 * go on to where they were. Gives what each reading of the account is told to.
 */
export const followSignup = (router: Router) => {
  let route: User['redirect_route'];
  const look = () => {
    if (!route) return;
    const { path, href, entering } = pageOf(router);
    if (entering || isFollowedAt(path))
      void router.navigate({ to: `/${route}`, state: { from: href }, replace: true });
  };
  router.history.subscribe(look);
  return (user: User | undefined) => {
    route = user?.redirect_route;
    look();
  };
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where somebody was who had to see to something else first. */
    from?: string;
  }
}
