import type { Service } from '../../base/api/api.tsx';

/** The person's wallet. */
export const couponsQuery = (service: Service) => service.query('GET /api/customer/active/coupons');

/** One coupon with its code: asked for at each look, because an old code has expired. */
export const couponQuery = (service: Service, coupon: string) => ({
  queryKey: ['coupon', coupon] as const,
  queryFn: async () => {
    const detail = await service.api('GET /api/customer/active/coupons/:coupon', { params: { coupon } });
    return { ...detail, receivedAt: performance.now() };
  },
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: 'always' as const,
});
