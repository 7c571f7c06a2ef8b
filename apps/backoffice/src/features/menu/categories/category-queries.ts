import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditedCategory, TreeCategory } from '@zanga/contract/menu/categories-office';
import { service } from '../../../base/api.ts';

const tree = () => service.query('GET /api/backoffice/menu/tree');
const one = (id: string) =>
  service.query('GET /api/backoffice/menu/categories/:category', { params: { category: id } });

/** All categories, each behind the one above it. */
export const useTree = () => useQuery({ ...tree(), staleTime: 0 });

/** A category as it is edited: read anew at each visit, but not under the fingers of who edits. */
export const useCategory = (id: string) =>
  useQuery({ ...one(id), staleTime: 0, refetchOnWindowFocus: false });

/** What a category is now, whoever has saved it. */
export const readCategory = (id: string): Promise<EditedCategory> =>
  service.api('GET /api/backoffice/menu/categories/:category', { params: { category: id } });

/** Takes over the tree as the server has it now. */
export const useTreeSaved = () => {
  const client = useQueryClient();
  return async (data?: { readonly data: TreeCategory[] }) => {
    if (data) client.setQueryData(tree().queryKey, { data: data.data });
    else await client.invalidateQueries({ queryKey: tree().queryKey });
    await client.invalidateQueries({
      queryKey: service.query('GET /api/backoffice/menu/categories').queryKey,
    });
  };
};

/** Takes over what was saved; the tree is read anew. */
export const useCategorySaved = () => {
  const client = useQueryClient();
  const treeSaved = useTreeSaved();
  return async (saved: EditedCategory) => {
    client.setQueryData(one(saved.id).queryKey, saved);
    await treeSaved();
    await client.invalidateQueries({
      queryKey: service.query('GET /api/backoffice/audit', { query: {} }).queryKey.slice(0, 1),
    });
  };
};
