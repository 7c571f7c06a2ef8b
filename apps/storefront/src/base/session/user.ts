import { useQuery } from '@tanstack/react-query';
import { type Service, useService } from '../api/api.tsx';
import { useSession } from './session.ts';

/** Who is signed in, as the server knows them. */
export const userQuery = (service: Service) => service.query('GET /api/user');

/** Keeps the account out of sight: an answer under this name never comes. */
const hidden = { enabled: false, queryKeyHashFn: () => 'nobody' };

/**
 * The same, for as long as somebody is. To begin with nobody is, in the browser as on the server: the account may have
 * been read before a part of the page comes alive, and that part must first be what the server has drawn.
 */
export const useUser = () => {
  const { signedIn } = useSession();
  const query = userQuery(useService());
  return useQuery({ ...query, ...(!signedIn && hidden) });
};
