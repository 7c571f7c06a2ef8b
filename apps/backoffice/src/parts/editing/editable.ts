import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { service } from '../../base/api.ts';

/** A kind of thing that is edited: how one is read, and what tells of it. */
type Editable<Edited> = {
  readonly query: (id: string) => {
    readonly queryKey: QueryKey;
    readonly queryFn: (context?: { signal: AbortSignal }) => Promise<Edited>;
  };
  readonly idOf: (saved: Edited) => string;
  /** Lists that are read anew once one was saved. */
  readonly told: readonly QueryKey[];
};

/** Says what kind of thing is edited. */
export const editable = <Edited>(kind: Editable<Edited>): Editable<Edited> => kind;

/** A thing as it is edited: read anew at each visit, but not under the fingers of who edits. */
export const useEditable = <Edited>({ query }: Editable<Edited>, id: string) =>
  useQuery({ ...query(id), staleTime: 0, refetchOnWindowFocus: false });

/** What a thing is now, whoever has saved it. */
export const readEditable = <Edited>({ query }: Editable<Edited>, id: string): Promise<Edited> =>
  query(id).queryFn();

/** What was changed lately, of whatever thing. */
const audit: QueryKey = service.query('GET /api/backoffice/audit', { query: {} }).queryKey.slice(0, 1);

/** Takes over what was saved; what tells of it, and what was changed lately, is read anew. */
export const useTakeOver = <Edited>({ query, idOf, told }: Editable<Edited>) => {
  const client = useQueryClient();
  return async (saved: Edited) => {
    client.setQueryData(query(idOf(saved)).queryKey, saved);
    for (const queryKey of [...told, audit]) await client.invalidateQueries({ queryKey });
  };
};
