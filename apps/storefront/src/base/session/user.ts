import { useQuery } from '@tanstack/react-query';
import { type Service, useService } from '../api/api.tsx';
import { useSession } from './session.ts';

/** Who is signed in, as the server knows them. */
export const userQuery = (service: Service) => service.query('GET /api/user');

/** The same, for as long as somebody is. */
export const useUser = () => {
  const { signedIn } = useSession();
  return useQuery({ ...userQuery(useService()), enabled: signedIn });
};
