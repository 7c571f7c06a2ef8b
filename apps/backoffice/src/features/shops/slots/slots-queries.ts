import { service } from '../../../base/api.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../../../parts/editing/editable.ts';

/** Capacity of a shop's slots. */
const slots = editable({
  query: (shop: string) => service.query('GET /api/backoffice/shops/:shop/capacity', { params: { shop } }),
  idOf: ({ id }) => id,
  told: [],
});
export const useSlots = (id: string) => useEditable(slots, id);
export const readSlots = (id: string) => readEditable(slots, id);
export const useSlotsSaved = () => useTakeOver(slots);
