import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useService } from '../../base/api/api.tsx';

/**
 * The code of this minute. Asked afresh whenever one comes back to it, because an old one is worth nothing; its seconds are
 * counted from when they came, whatever the device's clock says.
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

/** How often one looks whether the scanner has read the badge. */
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
