import { useQuery } from '@tanstack/react-query';
import { mayDo } from '@zanga/browser/staff-roles.ts';
import type { Right } from '@zanga/domain/staff/rights';
import { service } from './api.ts';
import { useToken } from './session.ts';

/** Who is at work here. */
export const useUser = () => {
  const token = useToken();
  return useQuery({ ...service.query('GET /api/user'), enabled: token !== null, staleTime: 300_000 });
};

/** Whether who is at work here may do something; nobody may until it is known who they are. */
export const useMay = (right: Right): boolean => {
  const { data: user } = useUser();
  return user !== undefined && mayDo(user, right);
};
