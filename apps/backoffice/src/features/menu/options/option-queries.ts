import { useQuery } from '@tanstack/react-query';
import { service } from '../../../base/api.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../../../parts/editing/editable.ts';

const list = service.query('GET /api/backoffice/menu/options');

/** All groups of options, those put away too. */
export const useOptionGroups = () => useQuery(list);

/** A group with all that is edited of it. */
const group = editable({
  query: (group: string) => service.query('GET /api/backoffice/menu/options/:group', { params: { group } }),
  idOf: ({ id }) => id,
  told: [list.queryKey],
});
export const useGroup = (id: string) => useEditable(group, id);
export const readGroup = (id: string) => readEditable(group, id);
export const useGroupSaved = () => useTakeOver(group);
