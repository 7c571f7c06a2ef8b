import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { service } from '../../base/api.ts';

/** A kind of editable thing: how to read one, and which lists show it. */
type Editable<Edited> = {
  readonly query: (id: string) => {
    readonly queryKey: QueryKey;
    readonly queryFn: (context?: { signal: AbortSignal }) => Promise<Edited>;
  };
  readonly idOf: (saved: Edited) => string;
  /** Queries to invalidate after a save. */
  readonly told: readonly QueryKey[];
};

export const editable = <Edited>(kind: Editable<Edited>): Editable<Edited> => kind;

/** A thing for editing: read anew at each visit, but not on focus, which would disturb typing. */
export const useEditable = <Edited>({ query }: Editable<Edited>, id: string) =>
  useQuery({ ...query(id), staleTime: 0, refetchOnWindowFocus: false });

/** The saved thing now, after a colleague may have changed it. */
export const readEditable = <Edited>({ query }: Editable<Edited>, id: string): Promise<Edited> =>
  query(id).queryFn();

/** Key of all queries for latest changes. */
const audit: QueryKey = service.query('GET /api/backoffice/audit', { query: {} }).queryKey.slice(0, 1);

/** Takes over a saved thing, and invalidates every query that shows it or its changes. */
export const useTakeOver = <Edited>({ query, idOf, told }: Editable<Edited>) => {
  const client = useQueryClient();
  return async (saved: Edited) => {
    client.setQueryData(query(idOf(saved)).queryKey, saved);
    for (const queryKey of [...told, audit]) await client.invalidateQueries({ queryKey });
  };
};
