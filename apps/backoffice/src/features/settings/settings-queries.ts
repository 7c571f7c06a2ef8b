import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedBrand } from '@zanga/contract/brand/brand-office';
import { service } from '../../base/api.ts';

const brand = service.query('GET /api/backoffice/brand');

/** The brand's form: read anew at each visit, but not on focus, which would disturb typing. */
export const useBrandForm = () => useQuery({ ...brand, staleTime: 0, refetchOnWindowFocus: false });

/** The saved brand now, after a colleague may have changed it. */
export const readBrandForm = (): Promise<EditedBrand> => service.api('GET /api/backoffice/brand');

export const useInstallation = () => useQuery(service.query('GET /api/backoffice/brand/installation'));

export const useRetention = () => useQuery(service.query('GET /api/backoffice/brand/retention'));

/** Takes over the saved brand, and invalidates every query that shows it. */
export const useSaved = () => {
  const client = useQueryClient();
  return async (saved: EditedBrand) => {
    client.setQueryData(brand.queryKey, saved);
    await client.invalidateQueries({
      queryKey: service.query('GET /api/backoffice/audit', { query: {} }).queryKey.slice(0, 1),
    });
  };
};
