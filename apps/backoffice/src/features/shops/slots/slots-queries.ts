import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedSlots } from '@zanga/contract/shops/shop-slots';
import { service } from '../../../base/api.ts';

const slots = (shop: string) =>
  service.query('GET /api/backoffice/shops/:shop/capacity', { params: { shop } });

/** Slots are read anew at each visit, but not under the fingers of who edits. */
export const useSlots = (shop: string) =>
  useQuery({ ...slots(shop), staleTime: 0, refetchOnWindowFocus: false });

/** What they are now, whoever has saved them. */
export const readSlots = (shop: string): Promise<EditedSlots> =>
  service.api('GET /api/backoffice/shops/:shop/capacity', { params: { shop } });

export const useSlotsSaved = () => {
  const client = useQueryClient();
  return async (saved: EditedSlots) => {
    client.setQueryData(slots(saved.id).queryKey, saved);
    await client.invalidateQueries({
      queryKey: service.query('GET /api/backoffice/audit', { query: {} }).queryKey.slice(0, 1),
    });
  };
};
