import { service } from '../../../base/api.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../../../parts/editing/editable.ts';

/** Hours of a shop. */
const hours = editable({
  query: (shop: string) => service.query('GET /api/backoffice/shops/:shop/hours', { params: { shop } }),
  idOf: ({ id }) => id,
  told: [service.query('GET /api/backoffice/shops/list').queryKey],
});
export const useHours = (id: string) => useEditable(hours, id);
export const readHours = (id: string) => readEditable(hours, id);
export const useHoursSaved = () => useTakeOver(hours);
