import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedShop } from '@zanga/contract/shops/shop-office';
import { service } from '../../base/api.ts';

export const useShopList = () => useQuery(service.query('GET /api/backoffice/shops/list'));

const form = (shop: string) => service.query('GET /api/backoffice/shops/:shop/form', { params: { shop } });

/** What somebody edits is read anew at each visit, but not under their fingers. */
const edited = { staleTime: 0, refetchOnWindowFocus: false } as const;

export const useShopForm = (shop: string) => useQuery({ ...form(shop), ...edited });

/** What a shop is now, whoever has saved it. */
export const readShopForm = (shop: string): Promise<EditedShop> =>
  service.api('GET /api/backoffice/shops/:shop/form', { params: { shop } });

/** After something of a shop was saved: lists that tell of it, and what was changed lately, are read anew. */
export const useShopSaved = () => {
  const client = useQueryClient();
  return async (saved?: EditedShop) => {
    if (saved) client.setQueryData(form(saved.id).queryKey, saved);
    const told = [
      service.query('GET /api/backoffice/shops/list').queryKey,
      service.query('GET /api/backoffice/shops').queryKey,
      service.query('GET /api/backoffice/audit', { query: {} }).queryKey.slice(0, 1),
    ];
    for (const queryKey of told) await client.invalidateQueries({ queryKey });
  };
};
