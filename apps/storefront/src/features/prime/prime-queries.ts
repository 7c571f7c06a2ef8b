import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import { useService } from '../../base/api/api.tsx';
import { useSession } from '../../base/session/session.ts';

/** What holds now, whenever it is looked at: staff may have written another version of the plan. */
const asItIs = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** One's membership, for as long as somebody is signed in. */
export const usePrimeStatus = (enabled: boolean) => {
  const { signedIn } = useSession();
  return useQuery({
    ...useService().query('GET /api/customer/prime'),
    ...asItIs,
    enabled: enabled && signedIn,
  });
};

/** What it costs today, for who is not signed in. */
export const usePrimePlan = (enabled: boolean) =>
  useQuery({ ...useService().query('GET /api/prime/plan'), ...asItIs, enabled });

/** Asks anew where one stands. */
export const useAskAgain = () => {
  const service = useService();
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: service.query('GET /api/customer/prime').queryKey });
  };
};

/** Takes over a status that a call has answered with; whatever shows prices is asked again. */
export const useTakeStatus = () => {
  const service = useService();
  const queryClient = useQueryClient();
  return (status: PrimeStatus) => {
    queryClient.setQueryData(service.query('GET /api/customer/prime').queryKey, status);
    void queryClient.invalidateQueries({ queryKey: service.query('GET /api/user').queryKey });
  };
};
