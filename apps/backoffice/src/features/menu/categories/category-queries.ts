import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TreeCategory } from '@zanga/contract/menu/categories-office';
import { service } from '../../../base/api.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../../../parts/editing/editable.ts';

const tree = service.query('GET /api/backoffice/menu/tree');
const choice = service.query('GET /api/backoffice/menu/categories');

/** All categories, each followed by its subcategories. */
export const useTree = () => useQuery({ ...tree, staleTime: 0 });

/** A category with all its editable fields. */
const category = editable({
  query: (category: string) =>
    service.query('GET /api/backoffice/menu/categories/:category', { params: { category } }),
  idOf: ({ id }) => id,
  told: [tree.queryKey, choice.queryKey],
});
export const useCategory = (id: string) => useEditable(category, id);
export const readCategory = (id: string) => readEditable(category, id);
export const useCategorySaved = () => useTakeOver(category);

/** Takes over the server's present tree. */
export const useTreeSaved = () => {
  const client = useQueryClient();
  return async (data?: { readonly data: TreeCategory[] }) => {
    if (data) client.setQueryData(tree.queryKey, { data: data.data });
    else await client.invalidateQueries({ queryKey: tree.queryKey });
    await client.invalidateQueries({ queryKey: choice.queryKey });
  };
};
