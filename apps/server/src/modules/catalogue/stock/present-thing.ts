import type { ShelfThing } from '@zanga/contract/menu/shelf';
import type { ShelfRow } from './marks-queries.ts';

/** A thing on a shop's shelf, for staff. */
export const presentThing = ({
  out,
  until,
  marked_at,
  marked_by,
  countable,
  here,
  brand,
  ...row
}: ShelfRow): ShelfThing => ({
  ...row,
  out: out
    ? { until: until?.toISOString() ?? null, by: marked_by, since: marked_at?.toISOString() ?? null }
    : null,
  count: countable ? { here, brand } : null,
});
