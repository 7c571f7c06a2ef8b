import { useQuery } from '@tanstack/react-query';
import { service } from '../../base/api.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../../parts/editing/editable.ts';

const list = service.query('GET /api/backoffice/shops/list');
const choice = service.query('GET /api/backoffice/shops');

export const useShopList = () => useQuery(list);

/** What a shop is; its other parts are edited on pages of their own. */
const shop = editable({
  query: (shop: string) => service.query('GET /api/backoffice/shops/:shop/form', { params: { shop } }),
  idOf: ({ id }) => id,
  told: [list.queryKey, choice.queryKey],
});
export const useShopForm = (id: string) => useEditable(shop, id);
export const readShopForm = (id: string) => readEditable(shop, id);
export const useShopSaved = () => useTakeOver(shop);
