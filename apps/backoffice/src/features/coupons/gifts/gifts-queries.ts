import { useQuery } from '@tanstack/react-query';
import { service } from '../../../base/api.ts';

export const giftsOf = (coupon: string) =>
  service.query('GET /api/backoffice/coupons/:coupon/group-gifts', { params: { coupon } });

const lookAgainMs = 2_000;

/** Gifts to groups; asked for repeatedly while one is under way. */
export const useGifts = (coupon: string) =>
  useQuery({
    ...giftsOf(coupon),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.some(({ done }) => !done) ? lookAgainMs : false),
  });
