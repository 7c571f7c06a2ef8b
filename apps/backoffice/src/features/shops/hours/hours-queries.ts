import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedHours } from '@zanga/contract/shops/shop-hours';
import { service } from '../../../base/api.ts';

const hours = (shop: string) => service.query('GET /api/backoffice/shops/:shop/hours', { params: { shop } });

/** Hours are read anew at each visit, but not under the fingers of who edits. */
export const useHours = (shop: string) =>
  useQuery({ ...hours(shop), staleTime: 0, refetchOnWindowFocus: false });

/** What they are now, whoever has saved them. */
export const readHours = (shop: string): Promise<EditedHours> =>
  service.api('GET /api/backoffice/shops/:shop/hours', { params: { shop } });

export const useHoursSaved = () => {
  const client = useQueryClient();
  return async (saved: EditedHours) => {
    client.setQueryData(hours(saved.id).queryKey, saved);
    const told = [
      service.query('GET /api/backoffice/shops/list').queryKey,
      service.query('GET /api/backoffice/audit', { query: {} }).queryKey.slice(0, 1),
    ];
    for (const queryKey of told) await client.invalidateQueries({ queryKey });
  };
};
