import { service } from '../../../base/api.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../../../parts/editing/editable.ts';

/** Delivery areas of a shop. */
const areas = editable({
  query: (shop: string) => service.query('GET /api/backoffice/shops/:shop/areas', { params: { shop } }),
  idOf: ({ id }) => id,
  told: [],
});
export const useAreas = (id: string) => useEditable(areas, id);
export const readAreas = (id: string) => readEditable(areas, id);
export const useAreasSaved = () => useTakeOver(areas);
