import { useQuery } from '@tanstack/react-query';
import { service } from '../../../base/api.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../../../parts/editing/editable.ts';

const list = service.query('GET /api/backoffice/menu/options');

/** All option groups, archived ones too. */
export const useOptionGroups = () => useQuery(list);

/** A group with all its editable fields. */
const group = editable({
  query: (group: string) => service.query('GET /api/backoffice/menu/options/:group', { params: { group } }),
  idOf: ({ id }) => id,
  told: [list.queryKey],
});
export const useGroup = (id: string) => useEditable(group, id);
export const readGroup = (id: string) => readEditable(group, id);
export const useGroupSaved = () => useTakeOver(group);
