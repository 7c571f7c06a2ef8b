import { useQuery } from '@tanstack/react-query';
import { type Service, useService } from '../api/api.tsx';
import { useSession } from './session.ts';

/** The signed-in person's account. */
export const userQuery = (service: Service) => service.query('GET /api/user');

/** Hides the account of a past session: no answer is ever stored under this hash. */
const hidden = { enabled: false, queryKeyHashFn: () => 'nobody' };

/**
 * The account of the signed-in person, undefined for a visitor. The first render is always a visitor's, as on the
 * server: a part that comes alive late must first match the server's drawing.
 */
export const useUser = () => {
  const { signedIn } = useSession();
  const query = userQuery(useService());
  return useQuery({ ...query, ...(!signedIn && hidden) });
};
