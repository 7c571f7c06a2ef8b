import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedGroup } from '@zanga/contract/menu/options-office';
import { service } from '../../../base/api.ts';

const list = () => service.query('GET /api/backoffice/menu/options');
const one = (id: string) =>
  service.query('GET /api/backoffice/menu/options/:group', { params: { group: id } });

/** All groups of options, those put away too. */
export const useOptionGroups = () => useQuery(list());

/** A group as it is edited: read anew at each visit, but not under the fingers of who edits. */
export const useGroup = (id: string) => useQuery({ ...one(id), staleTime: 0, refetchOnWindowFocus: false });

/** What a group is now, whoever has saved it. */
export const readGroup = (id: string): Promise<EditedGroup> =>
  service.api('GET /api/backoffice/menu/options/:group', { params: { group: id } });

/** Takes over what was saved; lists are read anew. */
export const useGroupSaved = () => {
  const client = useQueryClient();
  return async (saved: EditedGroup) => {
    client.setQueryData(one(saved.id).queryKey, saved);
    await client.invalidateQueries({ queryKey: list().queryKey });
    await client.invalidateQueries({
      queryKey: service.query('GET /api/backoffice/audit', { query: {} }).queryKey.slice(0, 1),
    });
  };
};
