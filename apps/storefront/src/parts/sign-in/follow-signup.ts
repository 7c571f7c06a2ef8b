import type { useRouter } from '@tanstack/react-router';
import type { User } from '@zanga/contract/people/profile';
import { isFollowedAt } from './signup-rule.ts';

type Router = Pick<ReturnType<typeof useRouter>, 'navigate' | 'history'>;

/** Address of the present page, without the login overlay. */
const pageOf = ({ history: { location } }: Router) => {
  const params = new URLSearchParams(location.search);
  const entering = params.has('accesso');
  params.delete('accesso');
  const search = params.size > 0 ? `?${params}` : '';
  return { path: location.pathname, href: `${location.pathname}${search}${location.hash}`, entering };
};

/**
 * Leads a person with an incomplete signup to the page that completes it, from any page (LOG-11), and back afterwards.
 * Returns the listener for each read of the account.
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
    /** Address to return to after the signup or another detour. */
    from?: string;
  }
}
