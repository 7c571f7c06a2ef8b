import { useQuery, useQueryClient } from '@tanstack/react-query';
import { service } from '../../base/api.ts';

/** The tables of a shop, and how to look again once one has changed. */
export const useTables = (shop: string) => {
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    ...service.query('GET /api/backoffice/shops/:shop/tables', { params: { shop } }),
    staleTime: 0,
  });
  const look = () => queryClient.invalidateQueries({ queryKey: ['GET /api/backoffice/shops/:shop/tables'] });
  return { data, error, look };
};
