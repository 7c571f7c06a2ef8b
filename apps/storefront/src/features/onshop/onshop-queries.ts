import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Service, useService } from '../../base/api/api.tsx';
import { useCart } from '../../parts/cart/cart-state.ts';

/** Interval at which a phone asks for the table's new orders. */
const lookEveryMs = 8_000;

/** Content of a scanned code: of the table itself, or of the screen of a phone seated there. */
export type ReadCode = { readonly table: string | undefined; readonly seat: string | undefined };

/** Prefix of all answers about a table, with any seat. */
export const tableKey = (table: string) => ['GET /api/tables/:table', table];

const tableQuery = (service: Service, table: string, seat: string | undefined) => ({
  queryKey: [...tableKey(table), seat ?? null],
  queryFn: () => service.api('GET /api/tables/:table', { params: { table }, query: { seat } }),
  staleTime: 0,
  refetchInterval: lookEveryMs,
  retry: 1,
});

/** The table of the scanned code, or else of the cart; kept current while the page is open. */
export const useTable = (read: ReadCode) => {
  const service = useService();
  const { live } = useCart();
  const table = read.table ?? live?.meta.table_id;
  const kept = table !== undefined && live?.meta.table_id === table ? live.meta.seat : undefined;
  const query = tableQuery(service, table ?? '', read.seat ?? kept);
  const enabled = table !== undefined;
  return { table, ...useQuery({ ...query, enabled, placeholderData: keepPreviousData }) };
};
