import { useQuery } from '@tanstack/react-query';
import { type Service, useService } from '../../base/api/api.tsx';
import { useCart } from '../../parts/cart/cart-state.ts';

/** How often a phone looks what the others at the table have ordered. */
const lookEveryMs = 8_000;

export const tableQuery = (service: Service, table: string) => ({
  ...service.query('GET /api/tables/:table', { params: { table } }),
  staleTime: 0,
  refetchInterval: lookEveryMs,
  retry: 1,
});

/** A table, kept current for as long as there is one. */
export const useTable = (table: string | undefined) => {
  const query = tableQuery(useService(), table ?? '');
  return useQuery({ ...query, enabled: table !== undefined });
};

/** The table whose code was read: by the address, or else the one that the cart is for. */
export const useTableId = (read: string | undefined): string | undefined => {
  const { live } = useCart();
  return read ?? live?.meta.table_id;
};
