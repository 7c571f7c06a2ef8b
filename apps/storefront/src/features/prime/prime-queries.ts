import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import { useService } from '../../base/api/api.tsx';
import { useSession } from '../../base/session/session.ts';

/** Never from the cache: staff may have published another version of the plan. */
const asItIs = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** The signed-in person's membership. */
export const usePrimeStatus = (enabled: boolean) => {
  const { signedIn } = useSession();
  return useQuery({
    ...useService().query('GET /api/customer/prime'),
    ...asItIs,
    enabled: enabled && signedIn,
  });
};

/** The plan's present price, for a visitor. */
export const usePrimePlan = (enabled: boolean) =>
  useQuery({ ...useService().query('GET /api/prime/plan'), ...asItIs, enabled });

/** Asks for the membership again. */
export const useAskAgain = () => {
  const service = useService();
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: service.query('GET /api/customer/prime').queryKey });
  };
};

/** Stores a membership from an answer; all answers with prices are asked for again. */
export const useTakeStatus = () => {
  const service = useService();
  const queryClient = useQueryClient();
  return (status: PrimeStatus) => {
    queryClient.setQueryData(service.query('GET /api/customer/prime').queryKey, status);
    void queryClient.invalidateQueries({ queryKey: service.query('GET /api/user').queryKey });
  };
};
