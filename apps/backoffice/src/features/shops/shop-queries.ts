import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShopsInOrder } from '@zanga/contract/shops/shop-office';
import { service } from '../../base/api.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../../parts/editing/editable.ts';

const list = service.query('GET /api/backoffice/shops/list');
const order = service.query('GET /api/backoffice/shops/order');
const choice = service.query('GET /api/backoffice/shops');

/** All shops in order: read anew at each visit, but not on focus, which would undo a drag. */
export const useShopOrder = () => useQuery({ ...order, staleTime: 0, refetchOnWindowFocus: false });
export const readShopOrder = (): Promise<ShopsInOrder> => order.queryFn();

/** Takes over the saved order. */
export const useOrderSaved = () => {
  const client = useQueryClient();
  return async (saved: ShopsInOrder) => {
    client.setQueryData(order.queryKey, saved);
    for (const { queryKey } of [list, choice]) await client.invalidateQueries({ queryKey });
  };
};

export const useShopList = () => useQuery(list);

/** The shop's own fields; areas, hours and slots have pages of their own. */
const shop = editable({
  query: (shop: string) => service.query('GET /api/backoffice/shops/:shop/form', { params: { shop } }),
  idOf: ({ id }) => id,
  told: [list.queryKey, choice.queryKey],
});
export const useShopForm = (id: string) => useEditable(shop, id);
export const readShopForm = (id: string) => readEditable(shop, id);
export const useShopSaved = () => useTakeOver(shop);
