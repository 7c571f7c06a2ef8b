import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useService } from '../../base/api/api.tsx';

/**
 * The code of this minute. Asked for at each return to the page, because an old one has expired; its seconds count
 * from its arrival, whatever the device's clock says.
 */
export const useBadge = () => {
  const service = useService();
  return useQuery({
    queryKey: ['badge'],
    queryFn: async () => {
      const shown = await service.api('GET /api/worker/badge');
      return { ...shown, receivedAt: performance.now() };
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
};

export type ShownBadge = NonNullable<ReturnType<typeof useBadge>['data']>;

/** Interval at which the page asks whether the scanner has read the badge. */
const lookEveryMs = 5_000;

export const useShifts = () => {
  const service = useService();
  return useQuery({
    ...service.query('GET /api/worker/badge/shifts'),
    staleTime: 0,
    refetchInterval: lookEveryMs,
  });
};

/** A badge that was read is used up: with a new shift comes a new code. */
export const useNewCodeAfterScan = (stamp: string | undefined) => {
  const queryClient = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the stamp that changes.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: ['badge'] });
  }, [queryClient, stamp]);
};
