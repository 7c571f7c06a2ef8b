import { useQuery } from '@tanstack/react-query';
import { service } from './api.ts';
import { useToken } from './session.ts';

/** Who is at work here. */
export const useUser = () => {
  const token = useToken();
  return useQuery({ ...service.query('GET /api/user'), enabled: token !== null, staleTime: 300_000 });
};
