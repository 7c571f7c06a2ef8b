import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Service, useService } from '../../base/api/api.tsx';
import { useCart } from '../../parts/cart/cart-state.ts';

/** How often a phone looks what the others at the table have ordered. */
const lookEveryMs = 8_000;

/** What was read from a code: on the table itself, or on the screen of a phone that sits there. */
export type ReadCode = { readonly table: string | undefined; readonly seat: string | undefined };

/** All that is known of a table, whatever the seat it was asked with. */
export const tableKey = (table: string) => ['GET /api/tables/:table', table];

const tableQuery = (service: Service, table: string, seat: string | undefined) => ({
  queryKey: [...tableKey(table), seat ?? null],
  queryFn: () => service.api('GET /api/tables/:table', { params: { table }, query: { seat } }),
  staleTime: 0,
  refetchInterval: lookEveryMs,
  retry: 1,
});

/** The table whose code was read, or else the one that the cart is for; kept current for as long as there is one. */
export const useTable = (read: ReadCode) => {
  const service = useService();
  const { live } = useCart();
  const table = read.table ?? live?.meta.table_id;
  const kept = table !== undefined && live?.meta.table_id === table ? live.meta.seat : undefined;
  const query = tableQuery(service, table ?? '', read.seat ?? kept);
  const enabled = table !== undefined;
  return { table, ...useQuery({ ...query, enabled, placeholderData: keepPreviousData }) };
};
