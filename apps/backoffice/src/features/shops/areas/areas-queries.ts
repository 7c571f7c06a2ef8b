import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedAreas } from '@zanga/contract/shops/shop-areas';
import { service } from '../../../base/api.ts';

const areas = (shop: string) => service.query('GET /api/backoffice/shops/:shop/areas', { params: { shop } });

/** Areas are read anew at each visit, but not under the fingers of who edits. */
export const useAreas = (shop: string) =>
  useQuery({ ...areas(shop), staleTime: 0, refetchOnWindowFocus: false });

/** What they are now, whoever has saved them. */
export const readAreas = (shop: string): Promise<EditedAreas> =>
  service.api('GET /api/backoffice/shops/:shop/areas', { params: { shop } });

export const useAreasSaved = () => {
  const client = useQueryClient();
  return async (saved: EditedAreas) => {
    client.setQueryData(areas(saved.id).queryKey, saved);
    await client.invalidateQueries({
      queryKey: service.query('GET /api/backoffice/audit', { query: {} }).queryKey.slice(0, 1),
    });
  };
};
